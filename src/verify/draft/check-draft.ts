import type { DraftCitation, DraftQuotation, DraftReport } from "../../model/draft-records.ts";
import { CITATION_STATUSES, QUOTE_STATUSES } from "../../model/draft-statuses.ts";
import { checkCitation } from "./check-citation.ts";
import type { Elsewhere } from "./check-missing.ts";
import { checkQuotation } from "./check-quotation.ts";
import type { DraftShelf, ShelfDocument } from "./draft-shelf.ts";
import type { FoundCitation } from "./found-citation.ts";
import { readDraft } from "./read-draft.ts";
import { rememberShelf } from "./remember-shelf.ts";
import { type CitedDocument, type ResolvedCitation, resolveCitation, resolveShortForm } from "./resolve-citation.ts";

/** Other documents of a draft that a quotation is looked for in. */
const ELSEWHERE_MAX = 100;

/**
 * Checks every citation of a draft to the three collections and every quotation beside one. Deterministic, no model; the
 * same draft and the same shelf give the same report. Never throws, for any string.
 */
export function checkDraft(draft: string, shelf: DraftShelf): DraftReport {
  const reading = readDraft(draft);
  const asked = rememberShelf(shelf);
  const resolved = new Map<FoundCitation, ResolvedCitation>();
  for (const found of reading.citations) {
    const full = reading.followed.get(found);
    const leading =
      found.target.kind === "short"
        ? resolveShortForm(found, (full && resolved.get(full)) ?? null)
        : resolveCitation(found, asked);
    if (leading !== null) resolved.set(found, leading);
  }
  const elsewhere = elsewhereIn([...resolved.values()], asked);
  const citations = new Map<ResolvedCitation, DraftCitation>();
  for (const [found, leading] of resolved)
    citations.set(leading, checkCitation(draft, leading, reading.quoted.has(found)));
  const checked = reading.quotations.map(({ quotation, citations: beside, bond }) => {
    const held = beside.flatMap((found) => resolved.get(found) ?? []);
    return checkQuotation(draft, quotation, { citations: held, bond }, elsewhere);
  });
  const ordered = [...citations.values(), ...checked.map(({ item }) => item)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const places = new Map(ordered.map((item, index) => [item, index] as const));
  const held = new Map(
    checked.map(({ item, against }) => [item, against === null ? undefined : citations.get(against)] as const),
  );
  const items = ordered.map((item): DraftCitation | DraftQuotation => {
    if (item.kind === "citation") return item;
    const citation = held.get(item);
    return toQuotation(item, citation === undefined ? null : (places.get(citation) ?? null));
  });
  return { chars: draft.length, items, counts: countItems(items) };
}

function toQuotation(item: Omit<DraftQuotation, "citation">, citation: number | null): DraftQuotation {
  const { kind, start, end, written, faults, notes, status, quote, block, ...found } = item;
  return { kind, start, end, written, faults, notes, status, quote, block, citation, ...found };
}

/** The other documents that the draft cites, and what the shelf thinks may hold a quotation. */
function elsewhereIn(resolved: readonly ResolvedCitation[], shelf: DraftShelf): Elsewhere {
  const all = new Map(
    resolved.flatMap(({ documents }) => documents).map(({ document }) => [document.canonical_url, document] as const),
  );
  const cited = [...all.values()].slice(0, ELSEWHERE_MAX);
  const others = (documents: readonly ShelfDocument[], own: ReadonlySet<string>) =>
    documents
      .filter(({ canonical_url }) => !own.has(canonical_url))
      .map((document): CitedDocument => ({ document, subsection: null }));
  return {
    cited: (own) => others(cited, own),
    searched: (words, own) => others(shelf.mayHold(words), own),
  };
}

function countItems(items: DraftReport["items"]): DraftReport["counts"] {
  const citations = items.filter((item) => item.kind === "citation");
  const quotations = items.filter((item) => item.kind === "quotation");
  return {
    citations: citations.length,
    quotations: quotations.length,
    at_fault: items.filter(({ faults }) => faults.length > 0).length,
    by_citation_status: countBy(CITATION_STATUSES, citations),
    by_quote_status: countBy(QUOTE_STATUSES, quotations),
  };
}

function countBy<Status extends string>(statuses: readonly Status[], items: readonly { readonly status: Status }[]) {
  const counts = statuses.map((status) => [status, items.filter((item) => item.status === status).length]);
  return Object.fromEntries(counts) as Record<Status, number>;
}
