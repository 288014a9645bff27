import type { NearestRecord } from "../../model/verify-records.ts";
import type { FoundQuotation } from "./found-quotation.ts";
import { omitsNegation } from "./omitted-negation.ts";

/** In brackets behind a quotation or its citation: what the author has left out of it. */
const SAYS =
  /\b(?:citation|footnote|quotation|mark|punctuation|bracket|ellipsis|ellipse|alteration|emphasi)s? omitted|cleaned up/i;
const BRACKET = /\([^()]{0,200}\)/g;
const SAYS_CITATIONS = /citation|footnote|cleaned up/i;
/** How far behind. */
const NEAR = 300;
const WORDS = /[\p{L}\p{N}]+/gu;
/** What makes left-out words a citation or the mark of a note. */
const CITATION = /\d|\b(?:supra|id|ibid)\b/i;

/**
 * Whether a quotation differs from a passage by no more than what its author says is left out: marks, and where citations
 * or footnotes are left out, those. Never where a word of the quotation is not in the passage.
 */
export function saidOmitted(draft: string, { end, isBlock }: FoundQuotation, { difference }: NearestRecord): boolean {
  const behind = draft.slice(end, end + NEAR);
  // The citation of a block stands below it.
  const from = isBlock ? behind.length - behind.trimStart().length : 0;
  const beside = behind.slice(0, from + behind.slice(from).search(/\n[ \t\r>]*\n|$(?!\n)/));
  const said = (beside.match(BRACKET) ?? []).find((bracket) => SAYS.test(bracket));
  if (said === undefined) return false;
  const mayOmitCitations = SAYS_CITATIONS.test(said);
  return changesOf(difference).every(({ removed, added }) => {
    const left = without(removed, added);
    if (left === null) return false;
    return left.length === 0 || (mayOmitCitations && CITATION.test(removed) && !omitsNegation(left.join(" ")));
  });
}

type Change = { removed: string; added: string };

/** What stands between two stretches that are the same. */
function changesOf(difference: NearestRecord["difference"]): Change[] {
  const changes: Change[] = [{ removed: "", added: "" }];
  for (const { kind, words } of difference) {
    const last = changes.at(-1);
    if (kind === "same" || last === undefined) changes.push({ removed: "", added: "" });
    else last[kind] += words;
  }
  return changes;
}

/** The words of a text without those of another, which it has in order; null where it has them not. */
function without(text: string, other: string): string[] | null {
  const wanted = other.match(WORDS) ?? [];
  let at = 0;
  const left = (text.match(WORDS) ?? []).filter((word) => {
    if (word.toLowerCase() !== wanted[at]?.toLowerCase()) return true;
    at += 1;
    return false;
  });
  return at === wanted.length ? left : null;
}
