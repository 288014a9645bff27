import type { DraftQuotation } from "../../model/draft-records.ts";
import type { NearestRecord } from "../../model/verify-records.ts";
import { toDraftDocument } from "./check-citation.ts";
import { type FoundQuotation, quotationWords } from "./found-quotation.ts";
import type { LookedUp } from "./look-up-quotation.ts";
import { omitsNegation } from "./omitted-negation.ts";
import { fault, note, type Remarks } from "./remarks.ts";
import type { CitedDocument } from "./resolve-citation.ts";

/** The item of a quotation but for the index of its citation. */
export type QuotationItem = Omit<DraftQuotation, "citation">;

/** An item of a quotation that was looked for nowhere. */
export function bareItem(
  draft: string,
  quotation: FoundQuotation,
  status: QuotationItem["status"],
  remarks: Partial<Remarks> = {},
): QuotationItem {
  const { start, end, isBlock } = quotation;
  return {
    kind: "quotation",
    start,
    end,
    written: draft.slice(start, end),
    faults: remarks.faults ?? [],
    notes: remarks.notes ?? [],
    status,
    quote: quotationWords(draft, quotation),
    block: isBlock,
    document: null,
    verbatim: false,
    in: null,
    occurrences: 0,
    match: null,
    ellipses: [],
    earlier_version: null,
    later_version: null,
    nearest: null,
    folded: [],
  };
}

/** An item of a quotation that its document has, where it is cited or elsewhere. */
export function foundItem(
  draft: string,
  quotation: FoundQuotation,
  looked: LookedUp,
  status: "found" | "found_elsewhere",
  faults: Remarks["faults"],
): QuotationItem {
  const { cited, verdict, variant, match } = looked;
  const at = match === null ? -1 : verdict.matches.indexOf(match);
  const ellipses = verdict.ellipses.filter((gap) => gap.match === at).map((gap) => ({ ...gap, match: 0 }));
  const left = ellipses.filter((gap) => gap.words !== "" && !gap.printed);
  const denied = left.filter(({ words }) => omitsNegation(words) && !saysNegation(draft, quotation));
  const notes = variant.notes.map(note);
  if (left.length > 0 && !variant.notes.includes("words_altered")) notes.push(note("words_omitted"));
  if (verdict.in === "text_before_amendment") notes.push(note("struck_words"));
  const { verbatim, occurrences, earlier_version, later_version, folded } = verdict;
  return {
    ...bareItem(draft, quotation, status, { faults: [...faults, ...denied.map(({ words }) => omitted(words))], notes }),
    quote: variant.words,
    document: toDraftDocument(cited),
    verbatim,
    in: verdict.in,
    occurrences,
    match,
    ellipses,
    earlier_version,
    later_version,
    folded,
  };
}

/** An item of a quotation that is not where it is cited to, and what is there. */
export function missingItem(
  draft: string,
  quotation: FoundQuotation,
  cited: CitedDocument,
  nearest: NearestRecord | null,
): QuotationItem {
  const there = nearest === null ? "nothing near it" : `“${nearest.words}”`;
  const faults = [fault("quote_not_found", `${cited.document.cite_as} does not have these words; it has ${there}.`)];
  return { ...bareItem(draft, quotation, "not_found", { faults }), document: toDraftDocument(cited), nearest };
}

function omitted(words: string): Remarks["faults"][number] {
  return fault("negation_omitted", `What is left out turns the sense around: “${words}”.`);
}

/** Whether the draft's own words in square brackets deny something. */
function saysNegation(draft: string, quotation: FoundQuotation): boolean {
  const own = quotationWords(draft, quotation).match(/\[[^\][]{0,200}\]/g) ?? [];
  return own.some((words) => /\b(?:not?|never|neither|nor|none|cannot|without|unless|except)\b/i.test(words));
}
