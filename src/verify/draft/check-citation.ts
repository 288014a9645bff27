import type { DraftCitation, DraftDocument } from "../../model/draft-records.ts";
import { isOtherCase } from "./case-name.ts";
import { fault, note, type Remarks } from "./remarks.ts";
import type { CitedDocument, ResolvedCitation } from "./resolve-citation.ts";

/** Right before a citation, or right behind it: the draft knows that it is no law today. */
const FORMER_BEFORE = /\b(?:former|formerly|repealed|prior|previous|old|then)\s+$/i;
const FORMER_BEHIND = /^,?\s*\(?(?:repealed|former|superseded|effective|reserved|as (?:it|they) (?:read|stood))\b/i;
const BESIDE = 24;

/** The item of a citation. One inside of a quotation has no faults: it is not the draft that cites. */
export function checkCitation(draft: string, resolved: ResolvedCitation, isQuoted: boolean): DraftCitation {
  const { found, status, collection, documents, nearest } = resolved;
  const { start, end } = found;
  const { faults, notes } = remarksOn(draft, resolved);
  return {
    kind: "citation",
    start,
    end,
    written: draft.slice(start, end),
    faults: isQuoted ? [] : faults,
    notes: isQuoted ? [...notes, note("inside_quotation")] : notes,
    status,
    collection,
    documents: documents.map(toDraftDocument),
    nearest: [...nearest],
  };
}

/** A document as items name it. */
export function toDraftDocument({ document, subsection }: CitedDocument): DraftDocument {
  const { collection, id, cite_as, canonical_url, md_url } = document;
  return { collection, id, cite_as, subsection, canonical_url, md_url };
}

function remarksOn(draft: string, resolved: ResolvedCitation): Remarks {
  const { found, status, documents, nearest, sessionAssumed } = resolved;
  // What is wrong with a citation is told where it stands in full.
  if (found.target.kind === "short") return { faults: [], notes: [note("short_form")] };
  const notes = sessionAssumed ? [note("session_assumed")] : [];
  const named = documents.map(({ document }) => document.cite_as).join(", ");
  switch (status) {
    case "canonical":
    case "redirect":
      return { faults: faultsOfOne(resolved), notes };
    case "repealed":
    case "not_in_force": {
      if (isSaidToBeFormer(draft, found.start, found.end))
        return { faults: faultsOfOne(resolved), notes: [...notes, note("said_to_be_former")] };
      const state = status === "repealed" ? "has been repealed" : "is not in force";
      return { faults: [fault(status, `${named} ${state}.`), ...faultsOfOne(resolved)], notes };
    }
    case "ambiguous":
      return { faults: [fault(status, `It names several: ${named}. Say which is meant.`)], notes };
    case "unknown": {
      const next = nearest.length === 0 ? "" : ` Next to it: ${nearest.join(", ")}.`;
      return { faults: [fault(status, `Nothing is here that is cited so.${next}`)], notes };
    }
    case "outside":
      return { faults: [], notes: [note("outside_collections")] };
    case "not_followed":
      return { faults: [], notes: [note("short_form")] };
    default:
      return status satisfies never;
  }
}

function isSaidToBeFormer(draft: string, start: number, end: number): boolean {
  return (
    FORMER_BEFORE.test(draft.slice(Math.max(0, start - BESIDE), start)) ||
    FORMER_BEHIND.test(draft.slice(end, end + BESIDE))
  );
}

/** What a citation says of the one document that it leads to and that is otherwise. */
function faultsOfOne({ found: { target }, documents }: ResolvedCitation): Remarks["faults"] {
  const [cited] = documents;
  if (cited === undefined || documents.length > 1) return [];
  const { document, subsection } = cited;
  const faults: Remarks["faults"] = [];
  const known = document.subsections;
  if (
    subsection !== null &&
    known !== null &&
    !known.some((anchor) => anchor.toLowerCase() === subsection.toLowerCase())
  )
    faults.push(fault("subsection_unknown", `${document.cite_as} has no part ${printedMarks(subsection)}.`));
  if (target.kind !== "opinion") return faults;
  if (target.name !== null && isOtherCase(target.name, document.names))
    faults.push(fault("name_differs", `It leads to ${document.cite_as}, not to ${target.name}.`));
  if (target.year !== null && document.year !== null && target.year !== document.year)
    faults.push(fault("year_differs", `${document.cite_as} is of ${document.year}, not of ${target.year}.`));
  return faults;
}

function printedMarks(anchor: string): string {
  return anchor
    .split("-")
    .map((mark) => `(${mark})`)
    .join("");
}
