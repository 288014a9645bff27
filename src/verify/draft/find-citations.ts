import { findBillCitations } from "./find-bill-citations.ts";
import { findCodeCitations } from "./find-code-citations.ts";
import { findConstitutionCitations } from "./find-constitution-citations.ts";
import { findDocketCitations } from "./find-docket-citations.ts";
import { findOtherCitations } from "./find-other-citations.ts";
import { findReporterCitations } from "./find-reporter-citations.ts";
import { findSpelledOutCitations } from "./find-spelled-out-citations.ts";
import type { FoundCitation, PlainCitation } from "./found-citation.ts";
import { draftSpan, type PlainDraft } from "./plain-draft.ts";

/** Every kind of citation. Of two that begin at one place and are equally long the earlier row counts. */
const FINDERS: readonly ((text: string) => readonly (PlainCitation & Partial<FoundCitation>)[])[] = [
  findOtherCitations,
  findConstitutionCitations,
  findCodeCitations,
  findSpelledOutCitations,
  findReporterCitations,
  findDocketCitations,
  findBillCitations,
];

/**
 * Every citation of a draft, in order, none overlapping another: of those that do, the one that begins first, then the
 * longest. Offsets are those of the draft.
 */
export function findCitations(draft: PlainDraft): FoundCitation[] {
  const all = FINDERS.flatMap((find) => find(draft.text)).map((found) => ({ nameStart: found.start, ...found }));
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: FoundCitation[] = [];
  for (const found of all) if (found.start >= (kept.at(-1)?.end ?? 0)) kept.push(found);
  return kept.map((found) => ({
    ...found,
    ...draftSpan(draft, found.start, found.end),
    nameStart: draft.offsets[found.nameStart] ?? 0,
  }));
}
