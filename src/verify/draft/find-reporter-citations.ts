import { parseReporterCitation } from "../../identifiers/opinions/reporter-citation.ts";
import { REPORTER_SOURCE } from "../../identifiers/opinions/reporter-pattern.ts";
import { caseNameBefore } from "./case-name.ts";
import { COURT_AND_YEAR, courtOf } from "./court-and-year.ts";
import type { FoundCitation } from "./found-citation.ts";

const CITE = `[1-9]\\d{0,3} ?${REPORTER_SOURCE},? ?[1-9]\\d{0,4}(?![A-Za-z0-9]|-\\d)`;
const CITATION = new RegExp(`(?<![A-Za-z0-9.-])${CITE}`, "gi");
/** A further citation of the same decision: `, 861 S.E.2d 99`, ` (861 SE2d 99)`. */
const PARALLEL = new RegExp(` ?[,;(] ?\\(?(?<cite>${CITE})`, "iy");
/** What may stand among the citations of one decision. */
const NOTES: readonly { readonly name: string; readonly pattern: RegExp; readonly examples: readonly string[] }[] = [
  {
    name: "pin pages",
    pattern: /(?:,| at) (?:\*)?\d{1,5}(?:-\d{1,5})?(?: ?nn?\. ?\d{1,3})?(?! ?[A-Za-z])(?!\d)/y,
    examples: [", 458", ", 458-59", ", 458 n.3"],
  },
  { name: "footnotes", pattern: /,? nn?\. ?\d{1,3}(?:-\d{1,3})?(?!\d)/y, examples: [" n.1", ", nn. 2-3"] },
  { name: "divisions", pattern: /,? ?\((?:\d{1,2}|[a-z]{1,4})\)/y, examples: [" (2)", " (2) (a)"] },
  { name: "the end of a bracket", pattern: /\)/y, examples: [")"] },
];

/** Citations to decisions by volume and page, with their parallels, to the bracket with the year. */
export function findReporterCitations(text: string): FoundCitation[] {
  const found: FoundCitation[] = [];
  CITATION.lastIndex = 0;
  for (let match = CITATION.exec(text); match !== null; match = CITATION.exec(text)) {
    const citation = readDecision(text, match.index, match[0]);
    if (citation === null) continue;
    found.push(citation);
    CITATION.lastIndex = citation.end;
  }
  return found;
}

/** One decision: its citations and what stands among them, to the bracket with the year. */
function readDecision(text: string, start: number, first: string): FoundCitation | null {
  const cites = [first];
  let end = start + first.length;
  let dated: RegExpExecArray | null = null;
  for (let next: number | null = end; next !== null && dated === null; ) {
    end = next;
    dated = at(COURT_AND_YEAR, text, end);
    const parallel = dated === null ? at(PARALLEL, text, end) : null;
    if (parallel !== null) cites.push(parallel.groups?.["cite"] ?? "");
    next = dated === null ? (parallel === null ? noteEnd(text, end) : end + parallel[0].length) : null;
  }
  const read = cites.map(parseReporterCitation);
  if (read.some((citation) => citation === null)) return null;
  const written = read.map((citation) => citation?.cite).join(", ");
  const reporters = read.map((citation) => citation?.reporter ?? "");
  const name = caseNameBefore(text, start);
  const target = { kind: "opinion", written, ...courtOf(dated, reporters), name: name?.words ?? null } as const;
  const whole = withoutOpenEnd(text, start, end + (dated?.[0].length ?? 0));
  return { start, end: whole, nameStart: name?.start ?? start, isDoubtful: false, target };
}

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function noteEnd(text: string, index: number): number | null {
  for (const { pattern } of NOTES) {
    const found = at(pattern, text, index);
    if (found !== null) return index + found[0].length;
  }
  return null;
}

/** A closing bracket that was opened before the citation is not part of it. */
function withoutOpenEnd(text: string, start: number, end: number): number {
  const written = text.slice(start, end);
  const [opened, closed] = [written.split("(").length, written.split(")").length];
  return closed > opened && written.endsWith(")") ? end - 1 : end;
}
