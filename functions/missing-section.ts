import { LIMITS } from "../src/contract/limits.ts";
import type { Citation } from "../src/identifiers/citation.ts";
import { type Answer, problemAnswer } from "./answer.ts";
import { type MissingPart, missingPart } from "./missing-part.ts";
import { placeAbove, sectionPlace, treePlace } from "./places.ts";
import { type Place, quoted } from "./problem.ts";
import type { Reading } from "./reading.ts";

/** 404 for a reference that was read but names no section: the nearest ones, and the map above. */
export function missingSection(reading: Reading, citation: Citation): Answer {
  const { release, route, params } = reading;
  const asked = params["ref"] ?? "";
  const readAs = asked === citation ? "" : ` ${quoted(asked)} was read as ${citation}.`;
  return problemAnswer({
    kind: "not-found",
    detail: `No section ${citation} is in this edition of the Code.${readAs} The nearest sections and the map above are linked here.`,
    nearest: release.corpus
      .nearestSections(citation, LIMITS.nearest)
      .map((near) => sectionPlace(release.corpus.roots, route, near)),
    above: placeAbove(release.corpus, route.host, citation),
  });
}

/** 404 for a text that several documents fit, or none: nothing in it decides. */
export function unreadReference(
  { release, route, params }: Reading,
  reason: string,
  candidates: readonly Place[] = [],
): Answer {
  return problemAnswer({
    kind: "not-found",
    detail: `${quoted(params["ref"] ?? "")} is not the address of one section. ${reason}`,
    nearest: [],
    above: treePlace(release.corpus, route.host),
    ...(candidates.length > 0 && { candidates }),
  });
}

/** 404 for a part or version that a section, which exists, does not have. */
export function missingSectionPart(
  { release: { corpus }, route }: Reading,
  citation: Citation,
  part: MissingPart,
): Answer {
  const place = sectionPlace(corpus.roots, route, citation);
  return missingPart({ called: `Section ${citation}`, place, above: placeAbove(corpus, route.host, citation) }, part);
}
