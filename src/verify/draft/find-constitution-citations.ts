import { CONSTITUTION_NAMES } from "../../identifiers/constitution/constitution-names.ts";
import { LEVEL_WORDS, PART_WORDS, PREAMBLE } from "../../identifiers/constitution/level-words.ts";
import { CARDINAL_SOURCE, ORDINAL_SOURCE } from "../../identifiers/constitution/spelled-number.ts";
import { readConstitutionReference } from "../../identifiers/constitution-reference.ts";
import { rule, scan } from "../../identifiers/scan.ts";
import { MARKS_SOURCE, MORE_MARKS_SOURCE } from "../../identifiers/subsection-anchor.ts";
import type { CitationTarget, PlainCitation } from "./found-citation.ts";

const MARKS = `(?:(?:${MARKS_SOURCE})${MORE_MARKS_SOURCE})?`;
const NUMERAL = `(?:${CARDINAL_SOURCE}|[1-9]\\d?|[IVXLC]{1,8})(?:-?[A-H])?(?![A-Za-z0-9]|-\\d)`;
const LEVELS = Object.values(LEVEL_WORDS).map(({ source }) => `(?:${source})`);

/** A name of a constitution, or a level with its numeral, in the words of the reader's own tables. */
const PIECE_SOURCE = `(?:${[
  ...CONSTITUTION_NAMES.map(({ source }) => `(?:${source.replace(/\?<\w+>/g, "?:")})(?![A-Za-z])`),
  `(?:${ORDINAL_SOURCE}|\\d{1,2}(?:st|nd|rd|th)) (?:${LEVEL_WORDS.amendment.source})`,
  ...LEVELS.map((source) => `${source} ?${NUMERAL}${MARKS}`),
  ...Object.values(PART_WORDS).map(({ source }) => `(?:${source})${MARKS_SOURCE}`),
  `(?:${PREAMBLE.source})`,
].join("|")})`;
const FIRST = new RegExp(`(?<![A-Za-z0-9])${PIECE_SOURCE}`, "gi");
const PIECE = rule(PIECE_SOURCE);
const SEPARATOR = rule(String.raw`\.?[,;:]? ?(?:(?:of|to|in) )?(?:the )?`);
/** The words `preamble` and `amendment` alone are no citation. */
const NAMES_A_CONSTITUTION = /Const/i;
const NAMES_AN_ARTICLE = /\bart/i;
const NAMES_A_PARAGRAPH = /\bpar|¶|\bcl/i;
/** One of the United States', by its number alone; with a capital, or it is one to a bill. */
const NAMES_AN_AMENDMENT = new RegExp(
  `^(?:(?:§|sec).{1,20} )?(?:(?:${ORDINAL_SOURCE}|\\d{1,2}(?:st|nd|rd|th)) Amendment|Amendment [IVXLC]{1,8}(?![A-Za-z]))`,
  "i",
);
const PIECES_MAX = 8;
/** Ids as the routes take them. */
const ID = /(?<![\w-])(?:ga|us)-const:[a-z][a-z0-9-]{3,60}/gi;

/** Citations to provisions of the two constitutions: a name with levels, or an article with a paragraph. */
export function findConstitutionCitations(text: string): PlainCitation[] {
  const found: PlainCitation[] = [];
  FIRST.lastIndex = 0;
  for (let match = FIRST.exec(text); match !== null; match = FIRST.exec(text)) {
    const ends = pieceEnds(text, FIRST.lastIndex);
    const citation = longestReading(text, match.index, ends);
    if (citation === null) continue;
    found.push(citation);
    FIRST.lastIndex = citation.end;
  }
  const ids = [...text.matchAll(ID)].flatMap(
    ({ index, 0: id }) => longestReading(text, index, [index + id.length]) ?? [],
  );
  return [...found, ...ids];
}

/** Where the first piece ends, and every one that follows it. */
function pieceEnds(text: string, first: number): number[] {
  const ends = [first];
  while (ends.length < PIECES_MAX) {
    const at = ends.at(-1) ?? first;
    const next = scan(PIECE, text, scan(SEPARATOR, text, at)?.end ?? at);
    if (next === null || next.end === at) break;
    ends.push(next.end);
  }
  return ends;
}

function longestReading(text: string, start: number, ends: readonly number[]): PlainCitation | null {
  for (const end of ends.toReversed()) {
    const written = text.slice(start, end);
    const target = readTarget(written);
    if (target !== null) return { start, end, isDoubtful: !NAMES_A_CONSTITUTION.test(written), target };
  }
  return null;
}

function readTarget(written: string): CitationTarget | null {
  const isAmendment = NAMES_AN_AMENDMENT.test(written) && written.includes("Amendment");
  const isProvision = NAMES_AN_ARTICLE.test(written) && NAMES_A_PARAGRAPH.test(written);
  if (!isAmendment && !NAMES_A_CONSTITUTION.test(written) && !isProvision) return null;
  const read = readConstitutionReference(written);
  if (read.kind === "canonical" || read.kind === "redirect")
    return { kind: "provisions", provisions: [read.id], subsection: read.subsection };
  if (read.kind === "ambiguous") return { kind: "provisions", provisions: read.candidates, subsection: null };
  return /earlier constitution/.test(read.kind === "unknown" ? read.reason : "") ? { kind: "outside" } : null;
}
