import { parseReporterCitation } from "../../identifiers/opinions/reporter-citation.ts";
import { CitedBefore } from "./cited-before.ts";
import type { FoundCitation } from "./found-citation.ts";

/** Words that make the citation behind them a part of the one before it, in the same sentence. */
const SUBORDINATE = /\b(?:quoting|citing|quoted in|cited in|quoted by|cited by)\b/i;
const BETWEEN_MAX = 300;
/** Words of a case's name in short, right before a short form: `Tern, supra`, `Tern & Heron, 312 Ga. at 458`. */
const NAME_WORD = /^(?:[("“*]*\p{Lu}|&$|of$|the$)/u;
const NAME_WORDS = 7;
const NAME_MAX = 80;
/** A part named behind `Id.` may be of another section or paragraph. */
const OTHER_PART = /^,? ?(?:§|¶|at §|at ¶|[Aa]rt|[Ss]ec|[Pp]ar|[Cc]h|[Tt]it)/;
const ADJACENT = /^[\s,;(]*$/;
const PAGE_FORM = /^(?<volume>[1-9]\d{0,3}) ?(?<reporter>\S.{0,30}?),? at (?:\*)?(?<page>\d{1,6})/;

/**
 * The full citation that each short form refers to: `Id.` to the one before it, of a citation that quotes another to the
 * first; `supra` and `312 Ga. at 458` to the last one before that has the name and the volume. Without what cannot be told.
 * `citations` are in order.
 */
export function followShortForms(
  draft: string,
  citations: readonly FoundCitation[],
): ReadonlyMap<FoundCitation, FoundCitation> {
  const followed = new Map<FoundCitation, FoundCitation>();
  const cited = new CitedBefore();
  for (const [index, citation] of citations.entries()) {
    if (citation.target.kind !== "short") {
      cited.add(citation);
      continue;
    }
    const written = draft.slice(citation.start, citation.end).replace(/\s+/g, " ");
    const before = citations[principalBefore(draft, citations, index)];
    const isSame = /^i/i.test(written) || (/^s/i.test(written) && isAdjacent(draft, citations[index - 1], citation));
    const meant = isSame ? before : namedBefore(draft, citation, written, cited);
    const full = OTHER_PART.test(draft.slice(citation.end, citation.end + 8))
      ? undefined
      : meant && (followed.get(meant) ?? meant);
    if (full !== undefined && full.target.kind !== "short") followed.set(citation, full);
  }
  return followed;
}

/** The index of the citation before one, past those that only stand in what is said of another. */
function principalBefore(draft: string, citations: readonly FoundCitation[], index: number): number {
  let at = index - 1;
  for (let before = citations[at - 1]; before !== undefined; before = citations[at - 1]) {
    const to = citations[at]?.nameStart ?? 0;
    if (!isSubordinate(draft.slice(Math.max(before.end, to - BETWEEN_MAX), to))) break;
    at -= 1;
  }
  return at;
}

/** Whether a bracket is open behind a citation, or a word of quoting stands in its sentence. */
function isSubordinate(between: string): boolean {
  if (between.lastIndexOf("(") > between.lastIndexOf(")")) return true;
  return SUBORDINATE.test(between.slice(Math.max(between.lastIndexOf("."), between.lastIndexOf(";")) + 1));
}

function isAdjacent(draft: string, before: FoundCitation | undefined, { start }: FoundCitation): boolean {
  return before !== undefined && start - before.end < NAME_MAX && ADJACENT.test(draft.slice(before.end, start));
}

function namedBefore(
  draft: string,
  { start }: FoundCitation,
  written: string,
  cited: CitedBefore,
): FoundCitation | undefined {
  const before = draft.slice(Math.max(0, start - NAME_MAX), start).replace(/\s+/g, " ");
  const name = nameAtEnd(before);
  const { volume, reporter, page } = PAGE_FORM.exec(written)?.groups ?? {};
  const paged = volume === undefined ? null : parseReporterCitation(`${volume} ${reporter} ${page}`);
  if (paged !== null) return cited.paged(paged, name) ?? undefined;
  return name === null ? undefined : (cited.named(name) ?? undefined);
}

/** The capital words that a text ends with; null where it does not. */
function nameAtEnd(text: string): string | null {
  const words = text.split(" ").slice(-NAME_WORDS - 1, -1);
  const other = words.findLastIndex((word) => !NAME_WORD.test(word));
  return text.endsWith(" ") && other < words.length - 1 ? words.slice(other + 1).join(" ") : null;
}
