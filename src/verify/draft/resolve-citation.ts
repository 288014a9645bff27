import type { Collection } from "../../model/common.ts";
import type { CitationStatus } from "../../model/draft-statuses.ts";
import { isOtherCase, isSameCase } from "./case-name.ts";
import type { DraftShelf, ShelfAnswer, ShelfDocument } from "./draft-shelf.ts";
import type { CitationTarget, FoundCitation } from "./found-citation.ts";

/** A document that a citation leads to, and the part of it that is named. */
export type CitedDocument = { readonly document: ShelfDocument; readonly subsection: string | null };

/** What a citation leads to. */
export type ResolvedCitation = {
  readonly found: FoundCitation;
  readonly status: CitationStatus;
  readonly collection: Collection | null;
  readonly documents: readonly CitedDocument[];
  readonly nearest: readonly string[];
  readonly sessionAssumed: boolean;
};

type Leading = Omit<ResolvedCitation, "found">;

const NOWHERE = { documents: [], nearest: [], sessionAssumed: false } as const;
const CANDIDATES_MAX = 10;

/** Asks the shelf what a citation leads to; null where it leads nowhere and only its form made it look like one. */
export function resolveCitation(found: FoundCitation, shelf: DraftShelf): ResolvedCitation | null {
  const leading = follow(found.target, shelf);
  if (found.isDoubtful && leading.status === "unknown") return null;
  return { found, ...leading };
}

/** A short form leads to the documents of what it refers to, as wholes; to none where that is not known. */
export function resolveShortForm(found: FoundCitation, full: ResolvedCitation | null): ResolvedCitation {
  if (full === null) return { found, ...outside("not_followed") };
  return { ...full, found, documents: full.documents.map(({ document }) => ({ document, subsection: null })) };
}

function follow(target: CitationTarget, shelf: DraftShelf): Leading {
  switch (target.kind) {
    case "section":
      return toLeading("code", shelf.section(target.citation), target.subsection);
    case "range":
      return followRange(target, shelf);
    case "provisions":
      return followProvisions(target, shelf);
    case "bill":
      return toLeading("bills", shelf.bill(target.written), null);
    case "opinion": {
      const leading = narrowed(toLeading("opinions", shelf.opinion(target.written), null), target);
      if (leading.status !== "unknown") return leading;
      const named = sameCases(target, shelf);
      if (named.length > 0) return { ...leading, nearest: named };
      // Only the Supreme Court's own decisions are here in full; another court's may be, and need not.
      return target.court === "other" ? outside("outside") : leading;
    }
    case "short":
      return outside("not_followed");
    case "outside":
      return outside("outside");
    default:
      return target satisfies never;
  }
}

function outside(status: "outside" | "not_followed"): Leading {
  return { status, collection: null, ...NOWHERE };
}

function toLeading(collection: Collection, answer: ShelfAnswer, subsection: string | null): Leading {
  switch (answer.kind) {
    case "canonical":
    case "redirect": {
      const { document, kind } = answer;
      const status = document.state === "in_force" ? kind : document.state;
      const sessionAssumed = answer.session_assumed ?? false;
      return { status, collection, documents: [{ document, subsection }], nearest: [], sessionAssumed };
    }
    case "ambiguous": {
      const documents = answer.documents.slice(0, CANDIDATES_MAX).map((document) => ({ document, subsection }));
      return { status: "ambiguous", collection, documents, nearest: [], sessionAssumed: false };
    }
    case "unknown":
      return { status: "unknown", collection, ...NOWHERE, nearest: answer.nearest };
    case "not_held":
      return outside("outside");
    default:
      return answer satisfies never;
  }
}

/** Of several decisions the one that has the name and the year that stand beside the citation. */
function narrowed(leading: Leading, { name, year }: CitationTarget & { kind: "opinion" }): Leading {
  if (leading.status !== "ambiguous" || (name === null && year === null)) return leading;
  const [first, ...others] = leading.documents.filter(
    ({ document }) =>
      (name === null || !isOtherCase(name, document.names)) && (year === null || year === document.year),
  );
  return first === undefined || others.length > 0 ? leading : { ...leading, status: "canonical", documents: [first] };
}

/** Ids of opinions that have the name and the year that are cited, and are printed in the same reports, elsewhere. */
function sameCases({ name, year, written }: CitationTarget & { kind: "opinion" }, shelf: DraftShelf): string[] {
  const reporters = written.split(", ").map((cite) => cite.replace(/^\d{1,4}|\d{1,9}$/g, ""));
  if (name === null || year === null) return [];
  return shelf
    .mayBeNamed(name)
    .filter((document) => document.year === year && isSameCase(name, document.names))
    .filter(({ cite_as }) => reporters.some((reporter) => cite_as.includes(reporter)))
    .map(({ id }) => id);
}

/** Both ends of a range have to be there. */
function followRange({ from, to }: CitationTarget & { kind: "range" }, shelf: DraftShelf): Leading {
  const ends = [from, to].map((citation) => toLeading("code", shelf.section(citation), null));
  const missing = ends.find(({ status }) => status === "unknown");
  if (missing !== undefined) return missing;
  const documents = shelf.sectionsBetween(from, to).flatMap((citation) => {
    return toLeading("code", shelf.section(citation), null).documents;
  });
  const status = ends.find((end) => end.status !== "canonical")?.status ?? "canonical";
  return { status, collection: "code", documents, nearest: [], sessionAssumed: false };
}

/** Of several readings those that exist; with one left, nothing is ambiguous. */
function followProvisions(
  { provisions, subsection }: CitationTarget & { kind: "provisions" },
  shelf: DraftShelf,
): Leading {
  const read = provisions.map((provision) => toLeading("code", shelf.provision(provision), subsection));
  const there = read.filter(({ status }) => status !== "unknown");
  const [first] = there;
  if (first === undefined) return read[0] ?? { status: "unknown", collection: "code", ...NOWHERE };
  if (there.length === 1) return first;
  return { ...first, status: "ambiguous", documents: there.flatMap(({ documents }) => documents) };
}
