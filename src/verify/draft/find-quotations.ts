import type { DraftParagraph } from "./draft-paragraphs.ts";
import { findBlocks } from "./find-blocks.ts";
import { findMarkedQuotations } from "./find-marked-quotations.ts";
import type { FoundCitation } from "./found-citation.ts";
import type { FoundQuotation } from "./found-quotation.ts";

/** Every quotation of a draft in order: what stands between marks, and what is set off as a block. */
export function findQuotations(
  draft: string,
  paragraphs: readonly DraftParagraph[],
  citations: readonly FoundCitation[],
): FoundQuotation[] {
  const blocks = findBlocks(draft, paragraphs, citations);
  const isInBlock = ({ start }: DraftParagraph) => blocks.some((block) => block.start <= start && start < block.end);
  const marked = paragraphs.flatMap((paragraph, index) =>
    isInBlock(paragraph) ? [] : findMarkedQuotations(draft, paragraph, paragraphs[index + 1] ?? null),
  );
  return [...blocks, ...marked].sort((a, b) => a.start - b.start);
}
