import { QUOTE_MIN_CHARS } from "../../model/verify-records.ts";
import type { Bond } from "./attribute-quotation.ts";
import { checkMissing, type Elsewhere, type Held } from "./check-missing.ts";
import { isDefinedTerm } from "./defined-term.ts";
import { type FoundQuotation, quotationWords } from "./found-quotation.ts";
import { knowsFormer } from "./knows-former.ts";
import { type LookedUp, lookUpQuotation } from "./look-up-quotation.ts";
import { bareItem, foundItem, type QuotationItem } from "./quotation-item.ts";
import { quotationVariants } from "./quotation-variants.ts";
import { fault, note, type Remarks } from "./remarks.ts";
import type { CitedDocument, ResolvedCitation } from "./resolve-citation.ts";

/** An item of a quotation and the citation that it is held against. */
export type CheckedQuotation = { readonly item: QuotationItem; readonly against: ResolvedCitation | null };

/** Holds a quotation against the citations that it may be of. */
export function checkQuotation(
  draft: string,
  quotation: FoundQuotation,
  { citations, bond }: Held,
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
  if (looked !== null) return { item: itemOf(draft, quotation, looked, bond), against: against(looked.cited) };
  const missing = checkMissing(draft, quotation, { citations, bond, cited, variants }, elsewhere);
  if (missing.kind === "not_checked") return bare("not_checked", missing.note);
  return { item: missing.item, against: missing.cited === null ? first : against(missing.cited) };
}

/** A quotation that a cited document has, in the part that is cited, in another part, or in another version. */
function itemOf(draft: string, quotation: FoundQuotation, looked: LookedUp, bond: Bond): QuotationItem {
  const { cited, fit, verdict } = looked;
  // What only stands near a citation need not be of the part that is named there.
  if (fit === "there" || (fit === "other_part" && bond !== "beside")) {
    const isStruck = verdict.in === "text_before_amendment" && !knowsFormer(draft, quotation, "bill");
    const struck = `${cited.document.cite_as} strikes it: only the text before its amendments has these words.`;
    return foundItem(draft, quotation, looked, "found", isStruck ? [fault("quote_in_earlier_version", struck)] : []);
  }
  const isKnown = fit === "other_version" && knowsFormer(draft, quotation, "law");
  return foundItem(draft, quotation, looked, "found_elsewhere", isKnown ? [] : [misplaced(looked)]);
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
