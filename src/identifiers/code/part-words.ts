import type { Citation } from "../citation.ts";
import { anyOf } from "../reference-word.ts";
import type { Resolution } from "../resolution.ts";
import { rule, scan } from "../scan.ts";
import { BARE_MARK_SOURCE, joinAnchors, MARKS_SOURCE, MORE_MARKS_SOURCE, readMarks } from "../subsection-anchor.ts";
import { PART_WORDS } from "./reference-words.ts";
import { readSectionList } from "./section-list.ts";

const LEVEL = rule(
  `(?:the )?${anyOf(PART_WORDS)}(?:(?<marks>${MARKS_SOURCE})(?<more>${MORE_MARKS_SOURCE})| (?<bare>${BARE_MARK_SOURCE}))`,
);
const OF = rule(",? of (?:the )?");
const COMMA = rule(",? ?");
const FIRST_PART_WORD = new RegExp(`,? (?:the )?${anyOf(PART_WORDS)}[ (]`, "i");

interface Chain {
  readonly anchor: string | null;
  readonly end: number;
}

/**
 * `division (i) of subparagraph (a)(1)(A)`, innermost first, to `a-1-A-i`. Where a level names several parts, the chain
 * names what contains them all: `paragraphs (1) and (2) of subsection (a)` is `a`.
 */
function readChain(text: string, start: number): Chain | null {
  let anchor: string | null = null;
  let at = start;
  while (true) {
    const level = scan(LEVEL, text, at);
    const marks = level && readMarks(level.groups["marks"] ?? level.groups["bare"] ?? "");
    if (level === null || marks === null) return null;
    anchor = level.groups["more"] ? null : joinAnchors([marks, anchor]);
    const of = scan(OF, text, level.end);
    if (of === null || scan(LEVEL, text, of.end) === null) return { anchor, end: level.end };
    at = of.end;
  }
}

function within(outer: Resolution<Citation> | null, anchors: readonly (string | null)[]): Resolution<Citation> | null {
  if (outer?.kind !== "redirect") return null;
  return { ...outer, subsection: joinAnchors([outer.subsection, ...anchors]) };
}

/** Parts named before the section: `paragraph (1) of subsection (a) of Code Section 16-5-1`. */
export function readPartsBefore(text: string): Resolution<Citation> | null {
  const chain = readChain(text, 0);
  const of = chain && scan(OF, text, chain.end);
  return of === null ? null : within(readSectionList(text.slice(of.end)), [chain?.anchor ?? null]);
}

/** Parts named after the section, outermost first: `16-5-1, subsection (a), paragraph (1)`. */
export function readPartsAfter(text: string): Resolution<Citation> | null {
  const first = text.search(FIRST_PART_WORD);
  if (first === -1) return null;
  const section = readSectionList(text.slice(0, first));
  const anchors: (string | null)[] = [];
  let at = first;
  while (at < text.length) {
    const comma = scan(COMMA, text, at);
    const chain = readChain(text, comma?.end ?? at);
    if (chain === null) return null;
    anchors.push(chain.anchor);
    at = chain.end;
  }
  return within(section, anchors);
}
