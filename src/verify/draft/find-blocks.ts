import { type DraftParagraph, INDENT } from "./draft-paragraphs.ts";
import { findMarkedQuotations } from "./find-marked-quotations.ts";
import type { FoundCitation } from "./found-citation.ts";
import type { DraftSpan, FoundQuotation } from "./found-quotation.ts";
import { firstFrom } from "./ordered-spans.ts";
import { readMarks } from "./quotation-marks.ts";

/** What introduces a block: a colon, comma or dash at the end, or a verb of saying. */
const INTRODUCES =
  /(?:[:,—]|-|\b(?:provides|provided|reads|read|states|stated|says|said|follows|held|wrote)\.?)["”’)]?\s*$/i;
/** What may stand beside a citation that ends a block. */
const BESIDE_CITATION =
  /^[\s.,;()[\]—–-]*(?:(?:emphasis (?:added|supplied)|citations? omitted|punctuation omitted)[\s.,;()[\]]*){0,4}$/i;

/** What stands before a citation that is no part of a sentence: the end of one, a bracket, a line's beginning. */
const STANDS_APART = /(?:^|[.;:!?)\]"”’—–-]|\n)[ \t>]*(?:[\s([]*(?:[Ss]ee(?: also)?,? )?)$/;
const UP_TO_CITATION = /[\s([—–>-]*(?:[Ss]ee(?: also)?,?\s*)?$/;
const BEFORE = 60;
/** Between a citation that heads a block and its words. */
const LABEL_END = /^(?:[*_]{1,3}[.:]?|[)\]]?[*_]{0,3}[.:—–]|\]?[*_]{0,3}\n)[*_\s>]*(?=["“'(\p{Lu}])/u;

/**
 * Quotations set off as blocks: paragraphs of quoted lines, and those that are indented more than what stands before them,
 * if that introduces them or all of their several lines are. Neighbours are one block; a citation at the end of a block is
 * no part of it. A block between marks is left to the marks.
 */
export function findBlocks(
  draft: string,
  paragraphs: readonly DraftParagraph[],
  citations: readonly FoundCitation[],
): FoundQuotation[] {
  const blocks: DraftParagraph[][] = [];
  let open: DraftParagraph[] | null = null;
  for (const [index, paragraph] of paragraphs.entries()) {
    const [first] = open ?? [];
    if (first !== undefined && paragraph.style === first.style && paragraph.indent >= first.indent)
      open?.push(paragraph);
    else if (isBlock(draft, paragraph, paragraphs[index - 1])) {
      open = [paragraph];
      blocks.push(open);
    } else open = null;
  }
  return blocks.flatMap((block) => toQuotation(draft, block, citations));
}

function isBlock(draft: string, paragraph: DraftParagraph, before: DraftParagraph | undefined): boolean {
  if (paragraph.style === "flush" || /^["“«]/.test(draft.charAt(paragraph.start))) return false;
  if (paragraph.style === "quoted") return true;
  if (before === undefined || isMostlyMarked(draft, paragraph)) return false;
  const isIntroduced = paragraph.indent >= before.firstIndent + INDENT && INTRODUCES.test(lastWords(draft, before));
  return isIntroduced || (paragraph.lines.length > 1 && paragraph.indent >= before.indent + INDENT);
}

/** Whether most of a paragraph stands between marks: a list of quotations is none itself. */
function isMostlyMarked(draft: string, paragraph: DraftParagraph): boolean {
  const marked = findMarkedQuotations(draft, paragraph, null);
  const length = marked.reduce((sum, { start, end }) => sum + end - start, 0);
  return 2 * length > paragraph.end - paragraph.start;
}

function lastWords(draft: string, { start, end }: DraftParagraph): string {
  return draft.slice(Math.max(start, end - BEFORE), end);
}

function toQuotation(
  draft: string,
  block: readonly DraftParagraph[],
  citations: readonly FoundCitation[],
): FoundQuotation[] {
  const start = withoutLabel(draft, block[0]?.start ?? 0, citations);
  const end = withoutCitations(draft, start, block.at(-1)?.end ?? start, citations);
  const inner = block
    .flatMap(({ lines }) => lines)
    .map((line): DraftSpan => ({ start: Math.max(line.start, start), end: Math.min(line.end, end) }))
    .filter((line) => line.start < line.end);
  if (inner.length === 0) return [];
  return [{ start, end, inner, isBlock: true, innerMarks: readMarks(draft, start, end).map(({ at }) => at) }];
}

/** Where the words of a block begin, if the citation of it stands before them like a heading. */
function withoutLabel(draft: string, start: number, citations: readonly FoundCitation[]): number {
  const citation = citations[firstFrom(citations, start)];
  if (citation === undefined || !/^[*_([\s]{0,4}$/.test(draft.slice(start, citation.nameStart))) return start;
  const behind = LABEL_END.exec(draft.slice(citation.end, citation.end + BEFORE))?.[0];
  return behind === undefined ? start : citation.end + behind.length;
}

/** Where the words of a block end, if citations end it. */
function withoutCitations(draft: string, start: number, whole: number, citations: readonly FoundCitation[]): number {
  const inside = citations.slice(firstFrom(citations, start), firstFrom(citations, whole));
  let end = whole;
  for (const citation of inside.reverse()) {
    const before = draft.slice(Math.max(start, citation.nameStart - BEFORE), citation.nameStart);
    if (citation.nameStart < start || citation.end > end || !BESIDE_CITATION.test(draft.slice(citation.end, end)))
      break;
    if (!STANDS_APART.test(before)) break;
    end = citation.nameStart - (UP_TO_CITATION.exec(before)?.[0].length ?? 0);
  }
  return end;
}
