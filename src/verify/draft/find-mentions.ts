import { nameWords } from "./case-name.ts";
import type { FoundCitation } from "./found-citation.ts";
import type { DraftSpan } from "./found-quotation.ts";

/** A case that is only called by its name, and the citation of it before. */
export type Mention = { readonly citation: FoundCitation; readonly of: FoundCitation };

const WORD = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]{3,30}(?![\p{L}\p{N}])/gu;

/**
 * Where a case that was cited is called by the first word of its name that not any case may have: `In Jordan the court
 * said`. `closed` are the citations and quotations in order, in which no name counts.
 */
export function findMentions(
  draft: string,
  citations: readonly FoundCitation[],
  closed: readonly DraftSpan[],
): Mention[] {
  const named = new Map<string, FoundCitation>();
  const mentions: Mention[] = [];
  let next = 0;
  let taken = 0;
  for (const { index: start, 0: word } of draft.matchAll(WORD)) {
    for (; (citations[next]?.end ?? Number.POSITIVE_INFINITY) <= start; next += 1) nameOf(citations[next], named);
    while ((closed[taken]?.end ?? Number.POSITIVE_INFINITY) <= start) taken += 1;
    const of = named.get(word.toLowerCase());
    const isClosed = (closed[taken]?.start ?? Number.POSITIVE_INFINITY) <= start;
    const isInName = (citations[next]?.nameStart ?? Number.POSITIVE_INFINITY) <= start;
    if (of === undefined || isClosed || isInName) continue;
    const end = start + word.length;
    const citation: FoundCitation = { start, end, nameStart: start, target: { kind: "short" }, isDoubtful: false };
    mentions.push({ citation, of });
  }
  return mentions;
}

function nameOf(citation: FoundCitation | undefined, named: Map<string, FoundCitation>): void {
  if (citation?.target.kind !== "opinion") return;
  const [word] = nameWords(citation.target.name ?? "");
  if (word !== undefined) named.set(word, citation);
}
