import { QUOTE_MIN_CHARS } from "../../model/verify-records.ts";
import { nearestRecord } from "../verify-quote.ts";
import { isDefinedTerm } from "./defined-term.ts";
import { type FoundQuotation, quotationWords } from "./found-quotation.ts";
import { type LookedUp, lookUpQuotation } from "./look-up-quotation.ts";
import { bareItem, foundItem, missingItem, type QuotationItem } from "./quotation-item.ts";
import { type QuotationVariant, quotationVariants } from "./quotation-variants.ts";
import { fault, note, type Remarks } from "./remarks.ts";
import type { CitedDocument, ResolvedCitation } from "./resolve-citation.ts";

/** An item of a quotation and the citation that it is held against. */
export type CheckedQuotation = { readonly item: QuotationItem; readonly against: ResolvedCitation | null };

/** Documents beside those that are cited for a quotation; asked only where these have not got it. */
export type Elsewhere = (words: string, cited: ReadonlySet<string>) => readonly CitedDocument[];

/** From this likeness on, a quotation that may be of something that cannot be followed is still taken for a changed one. */
const SURELY_MEANT = 0.8;

/** The citations that a quotation may be of, the likeliest first, and whether only its paragraph connects it with them. */
export type Held = { readonly citations: readonly ResolvedCitation[]; readonly isLoose: boolean };

/** Holds a quotation against the citations that it may be of. */
export function checkQuotation(
  draft: string,
  quotation: FoundQuotation,
  { citations, isLoose }: Held,
  elsewhere: Elsewhere,
): CheckedQuotation {
  const [first] = citations;
  const against = (cited: CitedDocument) =>
    citations.find(({ documents }) => documents.includes(cited)) ?? first ?? null;
  const bare = (status: "too_short" | "not_checked", code?: Parameters<typeof note>[0]): CheckedQuotation => ({
    item: bareItem(draft, quotation, status, code === undefined ? {} : { notes: [note(code)] }),
    against: first ?? null,
  });
  if (quotationWords(draft, quotation).trim().length < QUOTE_MIN_CHARS) return bare("too_short");
  if (isDefinedTerm(draft, quotation)) return bare("not_checked", "defined_term");
  if (first === undefined) return bare("not_checked", "no_citation");
  const cited = citations.flatMap(({ documents }) => documents).filter(({ document }) => document.text().chars > 0);
  const variants = quotationVariants(draft, quotation);
  const looked = lookUpQuotation(cited, variants);
  if (looked !== null) return { item: itemOf(draft, quotation, looked), against: against(looked.cited) };
  return notThere(draft, quotation, { citations, isLoose, cited, variants, elsewhere, against, bare });
}

/** A quotation that a cited document has, in the part that is cited, in another part, or in another version. */
function itemOf(draft: string, quotation: FoundQuotation, looked: LookedUp): QuotationItem {
  if (looked.fit === "there") return foundItem(draft, quotation, looked, "found", []);
  return foundItem(draft, quotation, looked, "found_elsewhere", [misplaced(looked)]);
}

function misplaced({ cited, verdict, fit, match }: LookedUp): Remarks["faults"][number] {
  const { document, subsection } = cited;
  if (fit === "other_part")
    return fault(
      "quote_in_another_part",
      `${document.cite_as} has it in part ${match?.subsection ?? ""}, not in part ${subsection ?? ""}.`,
    );
  const { earlier_version: earlier, later_version: later } = verdict;
  if (earlier !== null)
    return fault(
      "quote_in_earlier_version",
      `Only an earlier version of ${document.cite_as} has it: ${earlier.version}.`,
    );
  return fault(
    "quote_in_later_version",
    `Only a later version of ${document.cite_as} has it: ${later?.version ?? ""}.`,
  );
}

type Missing = Held & {
  readonly cited: readonly CitedDocument[];
  readonly variants: readonly QuotationVariant[];
  readonly elsewhere: Elsewhere;
  readonly against: (cited: CitedDocument) => ResolvedCitation | null;
  readonly bare: (status: "not_checked", code: Parameters<typeof note>[0]) => CheckedQuotation;
};

/** A quotation that no cited document has. */
function notThere(draft: string, quotation: FoundQuotation, missing: Missing): CheckedQuotation {
  const { citations, isLoose, cited, elsewhere, variants, against, bare } = missing;
  const nearest = nearestOfAll(cited, variants);
  const isOpen = isLoose || citations.some(({ documents }) => documents.length === 0);
  const isMeant = nearest !== null && (!isOpen || nearest.record.likeness >= SURELY_MEANT);
  const isOutside = citations.some(({ status }) => status === "outside");
  const other = isOutside || (isOpen && isMeant) ? null : foundElsewhere(missing, elsewhere);
  if (other !== null) {
    const isShort = citations.some(({ status }) => status === "not_followed");
    const faults = isShort
      ? []
      : [fault("quote_in_another_document", `It is ${other.cited.document.cite_as} that has it.`)];
    const item = foundItem(draft, quotation, other, isShort ? "found" : "found_elsewhere", faults);
    return { item, against: citations[0] ?? null };
  }
  if (isMeant)
    return { item: missingItem(draft, quotation, nearest.cited, nearest.record), against: against(nearest.cited) };
  if (isOutside) return bare("not_checked", "outside_collections");
  if (citations.some(({ status }) => status === "not_followed")) return bare("not_checked", "short_form");
  if (isLoose) return bare("not_checked", "no_citation");
  const [document] = cited;
  if (isOpen || document === undefined) return bare("not_checked", "citation_leads_nowhere");
  return { item: missingItem(draft, quotation, document, null), against: against(document) };
}

function foundElsewhere({ cited, variants }: Missing, elsewhere: Elsewhere): LookedUp | null {
  const own = new Set(cited.map(({ document }) => document.canonical_url));
  const [written] = variants;
  const looked = written === undefined ? null : lookUpQuotation(elsewhere(written.words, own), variants);
  return looked?.verdict.verbatim ? looked : null;
}

/** The passage most like a quotation in any of its documents, without the marks that are the draft's own. */
function nearestOfAll(cited: readonly CitedDocument[], variants: readonly QuotationVariant[]) {
  const words = variants.findLast(({ notes }) => !notes.includes("words_altered"))?.words ?? "";
  let best: { cited: CitedDocument; record: NonNullable<ReturnType<typeof nearestRecord>> } | null = null;
  for (const one of cited) {
    const record = nearestRecord(one.document.text(), words);
    if (record !== null && record.likeness > (best?.record.likeness ?? 0)) best = { cited: one, record };
  }
  return best;
}
