import { CITATION_SOURCE, citationOf, citationParts, SECTION_SOURCE } from "../../identifiers/citation.ts";
import { readCodeReference } from "../../identifiers/code-reference.ts";
import type { PlainCitation } from "./found-citation.ts";
import { readWrittenSection, type WrittenSection } from "./written-section.ts";

/** A section's number, wherever it stands; not a piece of a longer number. */
const NUMBER = new RegExp(`(?<![A-Za-z0-9.$-])${CITATION_SOURCE}(?!-\\d)`, "gi");
const RANGE = /^(?:,? (?:through|thru|to) | ?-{1,2} ?)(?:§ ?)?$/i;
/** The next section in short: `, -2`. */
const SHORT = new RegExp(`(?:,|,? and|,? or) ?(?<short>-(?<section>${SECTION_SOURCE}))`, "iy");

/** Citations to sections of the Code: each of a list is one, a range is one. */
export function findCodeCitations(text: string): PlainCitation[] {
  const found: PlainCitation[] = [];
  let before: WrittenSection | null = null;
  for (const { index, 0: digits } of text.matchAll(NUMBER)) {
    const written = readWrittenSection(text, index, digits, before);
    if (written === null) continue;
    if (before !== null && RANGE.test(text.slice(before.end, written.start))) {
      found.splice(-1, 1, toRange(before, written));
      before = null;
      continue;
    }
    found.push(toFound(text, written), ...shortened(text, written));
    before = written;
  }
  return found;
}

/** The section with as many of the parts named after it as can be read. */
function toFound(text: string, written: WrittenSection): PlainCitation {
  const { start, bare, marked, end, citation, hasLead, isOutside } = written;
  if (isOutside) return { start, end, isDoubtful: false, target: { kind: "outside" } };
  for (const to of [end, marked]) {
    const read = readCodeReference(text.slice(start, to));
    if (read.kind !== "canonical" && read.kind !== "redirect") continue;
    const target = { kind: "section", citation: read.id, subsection: read.subsection } as const;
    return { start, end: to, isDoubtful: !hasLead, target };
  }
  return { start, end: bare, isDoubtful: !hasLead, target: { kind: "section", citation, subsection: null } };
}

function toRange(first: WrittenSection, last: WrittenSection): PlainCitation {
  const target = first.isOutside
    ? ({ kind: "outside" } as const)
    : ({ kind: "range", from: first.citation, to: last.citation } as const);
  return { start: first.start, end: last.end, isDoubtful: !first.hasLead && !last.hasLead, target };
}

/** The sections that follow one in short. */
function shortened(text: string, { citation, end, hasLead, isOutside }: WrittenSection): PlainCitation[] {
  const found: PlainCitation[] = [];
  const { title, chapter } = citationParts(citation);
  SHORT.lastIndex = end;
  for (let match = SHORT.exec(text); match !== null; match = SHORT.exec(text)) {
    const { short = "", section = "" } = match.groups ?? {};
    const next = citationOf(title, chapter, section);
    if (next === null) break;
    const start = SHORT.lastIndex - short.length;
    const target = isOutside
      ? ({ kind: "outside" } as const)
      : ({ kind: "section", citation: next, subsection: null } as const);
    found.push({ start, end: SHORT.lastIndex, isDoubtful: !hasLead, target });
  }
  return found;
}
