import type { DraftNote } from "../../model/draft-statuses.ts";
import type { NearestRecord } from "../../model/verify-records.ts";
import { nearestRecord } from "../verify-quote.ts";
import type { Bond } from "./attribute-quotation.ts";
import type { FoundQuotation } from "./found-quotation.ts";
import { type LookedUp, lookUpQuotation } from "./look-up-quotation.ts";
import { leavesOutLabels } from "./only-labels.ts";
import { foundItem, missingItem, type QuotationItem } from "./quotation-item.ts";
import type { QuotationVariant } from "./quotation-variants.ts";
import { fault } from "./remarks.ts";
import type { CitedDocument, ResolvedCitation } from "./resolve-citation.ts";
import { saidOmitted } from "./said-omitted.ts";

/** Documents beside those that are cited for a quotation, and those that a search finds; asked where these have not got it. */
export type Elsewhere = {
  readonly cited: (own: ReadonlySet<string>) => readonly CitedDocument[];
  readonly searched: (words: string, own: ReadonlySet<string>) => readonly CitedDocument[];
};

/** The citations that a quotation may be of, the likeliest first, and how it is connected with them. */
export type Held = { readonly citations: readonly ResolvedCitation[]; readonly bond: Bond };

/** A quotation that no cited document has: the documents that are cited for it, and the ways to read it. */
export type Missing = Held & {
  readonly cited: readonly CitedDocument[];
  readonly variants: readonly QuotationVariant[];
};

/** What becomes of it: an item, and the cited document that it is held against; or nothing can be said. */
export type MissingOutcome =
  | { readonly kind: "item"; readonly item: QuotationItem; readonly cited: CitedDocument | null }
  | { readonly kind: "not_checked"; readonly note: DraftNote };

type Nearest = { readonly cited: CitedDocument; readonly record: NearestRecord };

/** From this likeness on, a quotation that may be of something that cannot be followed is still taken for a changed one. */
const SURELY_MEANT = 0.8;

/** What becomes of a quotation that no cited document has: it is elsewhere, it was changed, or nothing can be said. */
export function checkMissing(
  draft: string,
  quotation: FoundQuotation,
  missing: Missing,
  elsewhere: Elsewhere,
): MissingOutcome {
  const { citations, bond, cited } = missing;
  const nearest = nearestOfAll(missing);
  const isNear = (nearest?.record.likeness ?? 0) >= SURELY_MEANT;
  const isOpen = bond === "loose" || !citations.every(hasText);
  const isMeant = isNear || !isOpen;
  if (!citations.some(({ status }) => status === "outside") && !(isOpen && isNear)) {
    const other = foundElsewhere(missing, elsewhere, !isNear);
    if (other !== null) return { kind: "item", item: otherItem(draft, quotation, other, missing), cited: null };
  }
  if (nearest !== null && isMeant)
    return { kind: "item", item: nearestItem(draft, quotation, nearest), cited: nearest.cited };
  const note = reasonOf(missing, isOpen);
  const [document] = cited;
  if (note !== null || document === undefined) return { kind: "not_checked", note: note ?? "citation_leads_nowhere" };
  return { kind: "item", item: missingItem(draft, quotation, document, null), cited: document };
}

/** One that another document has: a fault, unless it may be of something that cannot be followed. */
function otherItem(draft: string, quotation: FoundQuotation, other: LookedUp, missing: Missing): QuotationItem {
  const { citations, bond } = missing;
  if (bond === "loose" || citations.some(({ status }) => status === "not_followed"))
    return foundItem(draft, quotation, other, "found", []);
  const faults = [fault("quote_in_another_document", `It is ${other.cited.document.cite_as} that has it.`)];
  return foundItem(draft, quotation, other, "found_elsewhere", citations.every(hasText) ? faults : []);
}

/** One that stands there in other words, unless it only leaves out labels of parts, or what its author says is left out. */
function nearestItem(draft: string, quotation: FoundQuotation, { cited, record }: Nearest): QuotationItem {
  if (leavesOutLabels(record) || saidOmitted(draft, quotation, record)) {
    const looked = lookUpQuotation([cited], [{ words: record.words, notes: ["words_omitted"] }]);
    if (looked !== null) return foundItem(draft, quotation, looked, "found", []);
  }
  return missingItem(draft, quotation, cited, record);
}

/** Whether a citation leads to something that a quotation can be held against. */
function hasText({ documents }: ResolvedCitation): boolean {
  return documents.some(({ document }) => document.text().chars > 0);
}

/** Why nothing can be said of it; null where something can. */
function reasonOf({ citations, bond }: Missing, isOpen: boolean): DraftNote | null {
  if (citations.some(({ status }) => status === "outside")) return "outside_collections";
  if (citations.some(({ status }) => status === "not_followed")) return "short_form";
  if (bond === "loose") return "no_citation";
  return isOpen ? "citation_leads_nowhere" : null;
}

/** Word for word in another document that the draft cites, else, where a search may be asked, in what that finds. */
function foundElsewhere({ cited, variants }: Missing, elsewhere: Elsewhere, maySearch: boolean): LookedUp | null {
  const own = new Set(cited.map(({ document }) => document.canonical_url));
  const verbatim = (documents: readonly CitedDocument[]) => {
    const looked = lookUpQuotation(documents, variants);
    return looked?.verdict.verbatim ? looked : null;
  };
  const found = verbatim(elsewhere.cited(own));
  return found ?? (maySearch ? verbatim(elsewhere.searched(variants[0]?.words ?? "", own)) : null);
}

/** The passage most like a quotation in any of its documents, without the marks that are the draft's own. */
function nearestOfAll({ cited, variants }: Missing): Nearest | null {
  const words = variants.findLast(({ notes }) => !notes.includes("words_altered"))?.words ?? "";
  let best: Nearest | null = null;
  for (const one of cited) {
    const record = nearestRecord(one.document.text(), words);
    if (record !== null && record.likeness > (best?.record.likeness ?? 0)) best = { cited: one, record };
  }
  return best;
}
