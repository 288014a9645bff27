import type { BillKey } from "../../src/corpus/bill-shelf.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import type { OpinionKey } from "../../src/corpus/opinion-shelf.ts";
import type { Citation } from "../../src/identifiers/citation.ts";
import type { Provision } from "../../src/identifiers/provision.ts";
import { billText, opinionText, provisionText, sectionText } from "../../src/verify/documents.ts";
import { codeState } from "../../src/verify/draft/draft-shelf.ts";
import type { CheckedDocument } from "./checked-document.ts";

/** What a document's record says of it, and its words. */
export type DocumentFacts = Omit<CheckedDocument, "collection" | "id" | "corpus_version">;

/** Neither law nor case. */
const USUAL = { state: "in_force", subsections: null, names: [], year: null } as const;

/** A section of the store; null where there is none. */
export function readSection(corpus: Corpus, citation: Citation): DocumentFacts | null {
  const record = corpus.section(citation);
  if (record === null) return null;
  const subsections = [...new Set(record.versions.flatMap((version) => version.subsections))];
  return { ...namesOf(record), ...USUAL, state: codeState(record), subsections, text: sectionText(record) };
}

/** A provision of the store; null where there is none. */
export function readProvision(corpus: Corpus, { scheme, slug }: Provision): DocumentFacts | null {
  const record = corpus.provision(scheme, slug);
  if (record === null) return null;
  const { subsections } = record;
  return { ...namesOf(record), ...USUAL, state: codeState(record), subsections, text: provisionText(record) };
}

/** A bill of the store; null where there is none. */
export function readBill({ bills }: Corpus, key: BillKey): DocumentFacts | null {
  const bill = bills?.bill(key) ?? null;
  if (bill === null) return null;
  return { ...namesOf(bill.record), ...USUAL, text: bill.text === null ? null : billText(bill.text) };
}

/** An opinion of the store; null where there is none. */
export function readOpinion({ opinions }: Corpus, key: OpinionKey): DocumentFacts | null {
  const opinion = opinions?.opinion(key) ?? null;
  if (opinion === null) return null;
  const { record, text, pages } = opinion;
  const { case_name, case_name_short, case_name_full, sub_opinions } = record;
  const names = [...new Set([case_name, case_name_short, case_name_full])].filter((name) => name !== null);
  return {
    ...namesOf(record),
    ...USUAL,
    names,
    year: Number(record.date_filed.slice(0, 4)),
    text: text === null ? null : opinionText({ text, pages, sub_opinions }),
  };
}

type Named = Pick<DocumentFacts, "cite_as" | "canonical_url" | "md_url">;

function namesOf({ cite_as, canonical_url, md_url }: Named): Named {
  return { cite_as, canonical_url, md_url };
}
