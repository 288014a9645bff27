import type { Citation } from "../src/identifiers/citation.ts";
import { readCodeReference } from "../src/identifiers/code-reference.ts";
import type { RangeItem } from "../src/identifiers/resolution.ts";
import type { SectionRecord } from "../src/model/section-record.ts";
import { versionOf } from "../src/render/section-text.ts";
import type { Answer } from "./answer.ts";
import { findSubsection } from "./find-subsection.ts";
import { missingSection, missingSectionPart, unreadReference } from "./missing-section.ts";
import { sectionPlace } from "./places.ts";
import type { Place } from "./problem.ts";
import { provisionInstead } from "./provision-instead.ts";
import type { Reading } from "./reading.ts";
import { redirectTo, withQuery } from "./redirect.ts";

/** Where a batch read stands; the route itself is the batch reader's. */
const ITEMS_PATH = "/api/code/items";

/**
 * Follows a route's `{ref}` to the section it names (contract section 2): null when it is the canonical citation of a
 * section that exists, else the redirect or the error to answer with. A redirect leads to the canonical address at once,
 * and only where something stands.
 */
export function locateSection(reading: Reading): Answer | null {
  const ref = reading.params["ref"] ?? "";
  const resolution = readCodeReference(ref);
  switch (resolution.kind) {
    case "canonical":
      return reading.release.corpus.section(resolution.id) === null ? elsewhere(reading, resolution.id) : null;
    case "redirect":
      return toCanonical(reading, resolution.id, resolution.subsection);
    case "range":
      return severalSections(reading, resolution.items);
    case "ambiguous":
      return unreadReference(reading, "It has several readings: choose one.", places(reading, resolution.candidates));
    case "unknown":
      return provisionInstead(reading) ?? unreadReference(reading, resolution.reason);
    default:
      return resolution satisfies never;
  }
}

function toCanonical(reading: Reading, citation: Citation, subsection: string | null): Answer {
  const section = reading.release.corpus.section(citation);
  if (section === null) return elsewhere(reading, citation);
  if (subsection === null) return redirectTo(reading, 308, { ref: citation });
  const selects = reading.route.query.some(({ name }) => name === "subsection");
  const anchor = selects ? anchorOfSelected(reading, section, subsection) : anchorOfAny(section, subsection);
  if (anchor.found === null)
    return missingSectionPart(reading, citation, { what: "subsection", asked: subsection, known: anchor.known });
  return redirectTo(reading, 308, { ref: citation }, selects ? { subsection: anchor.found } : {});
}

type AnchorSearch = { found: string | null; known: readonly string[] };

/** In the version that the route would show: the address redirected to has to have the part. */
function anchorOfSelected({ query }: Reading, section: SectionRecord, subsection: string): AnchorSearch {
  const version = versionOf(section, query["version"]) ?? section.versions[0];
  return { found: version ? findSubsection(version, subsection) : null, known: version?.subsections ?? [] };
}

function anchorOfAny({ versions }: SectionRecord, subsection: string): AnchorSearch {
  const found =
    versions.map((version) => findSubsection(version, subsection)).find((anchor) => anchor !== null) ?? null;
  return { found, known: [...new Set(versions.flatMap((version) => version.subsections))] };
}

/** A section inside a run that one heading stands for may become a section of its own some day: no permanent redirect. */
function elsewhere(reading: Reading, citation: Citation): Answer {
  const first = reading.release.corpus.codeAlias(citation);
  return first === null ? missingSection(reading, citation) : redirectTo(reading, 307, { ref: first });
}

function severalSections(reading: Reading, items: readonly RangeItem<Citation>[]): Answer {
  const ids = items.map(({ from, to }) => (from === to ? from : `${from}..${to}`));
  if (reading.route.host === "api") {
    return { kind: "redirect", status: 308, location: withQuery(ITEMS_PATH, reading.search, { ids: ids.join(",") }) };
  }
  const { corpus } = reading.release;
  const ends = [...new Set(items.flatMap(({ from, to }) => [from, to]))].filter((id) => corpus.section(id) !== null);
  return unreadReference(
    reading,
    "It names several sections, and a page shows one: choose one.",
    places(reading, ends),
  );
}

function places({ release, route }: Reading, citations: readonly Citation[]): Place[] {
  return citations.map((citation) => sectionPlace(release.corpus.roots, route, citation));
}
