import { LIMITS } from "../src/contract/limits.ts";
import type { Citation } from "../src/identifiers/citation.ts";
import { type Answer, problemAnswer } from "./answer.ts";
import { placeAbove, sectionPlace, treePlace } from "./places.ts";
import { quoted } from "./problem.ts";
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

/** 404 for a text that several citations fit, or none: nothing in it decides. */
export function unreadReference(reading: Reading, reason: string, candidates: readonly Citation[] = []): Answer {
  const { release, route, params } = reading;
  const places = candidates.map((candidate) => sectionPlace(release.corpus.roots, route, candidate));
  return problemAnswer({
    kind: "not-found",
    detail: `${quoted(params["ref"] ?? "")} is not the address of one section. ${reason}`,
    nearest: [],
    above: treePlace(release.corpus, route.host),
    ...(places.length > 0 && { candidates: places }),
  });
}

/** Parts or versions that an error names at most. */
const MOST_NAMED = 60;

/** 404 for a part or version that a section, which exists, does not have. `known` names those it has. */
export function missingPart(
  { release, route }: Reading,
  citation: Citation,
  { what, asked, known }: { what: "version" | "subsection"; asked: string; known: readonly string[] },
): Answer {
  const more = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : "";
  const has = known.length === 0 ? "It has none." : `It has: ${known.slice(0, MOST_NAMED).join(", ")}${more}.`;
  return problemAnswer({
    kind: "not-found",
    detail: `Section ${citation} has no ${what} ${quoted(asked)}. ${has}`,
    nearest: [sectionPlace(release.corpus.roots, route, citation)],
    above: placeAbove(release.corpus, route.host, citation),
  });
}
