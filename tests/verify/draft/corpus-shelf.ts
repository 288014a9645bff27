import { findBill } from "../../../functions/bills/find-bill.ts";
import { findOpinion, keysFound } from "../../../functions/opinions/find-opinion.ts";
import type { BillKey } from "../../../src/corpus/bill-shelf.ts";
import type { Corpus } from "../../../src/corpus/corpus.ts";
import type { OpinionKey } from "../../../src/corpus/opinion-shelf.ts";
import { billAddress } from "../../../src/identifiers/bills/bill-id.ts";
import type { ProvisionRecord } from "../../../src/model/provision-records.ts";
import type { SectionRecord } from "../../../src/model/section-record.ts";
import { once } from "../../../src/verify/document-text.ts";
import { billText, opinionText, provisionText, sectionText } from "../../../src/verify/documents.ts";
import {
  codeState,
  type DraftShelf,
  type ShelfAnswer,
  type ShelfDocument,
} from "../../../src/verify/draft/draft-shelf.ts";

const PLAIN = { collection: "code", names: [], year: null } as const;

/** A store as a check of drafts asks it. */
export function corpusShelf(corpus: Corpus): DraftShelf {
  return {
    section: (citation) => {
      const record = corpus.section(citation);
      if (record !== null) return { kind: "canonical", document: sectionDocument(record) };
      const first = corpus.codeAlias(citation);
      const run = first === null ? null : corpus.section(first);
      if (run !== null) return { kind: "redirect", document: sectionDocument(run) };
      return { kind: "unknown", nearest: corpus.nearestSections(citation, 5) };
    },
    sectionsBetween: (from, to) => corpus.sectionsBetween(from, to, 40),
    provision: ({ scheme, slug }) => {
      const record = corpus.provision(scheme, slug);
      if (record !== null) return { kind: "canonical", document: provisionDocument(record) };
      return { kind: "unknown", nearest: corpus.nearestProvisions(scheme, slug, 5) };
    },
    bill: (written) => billAnswer(corpus, written),
    opinion: (written) => opinionAnswer(corpus, written),
    mayHold: () => [],
  };
}

function sectionDocument(record: SectionRecord): ShelfDocument {
  const { citation, cite_as, canonical_url, md_url, versions } = record;
  const subsections = [...new Set(versions.flatMap((version) => version.subsections))];
  const text = once(() => sectionText(record));
  return { ...PLAIN, id: citation, cite_as, canonical_url, md_url, state: codeState(record), subsections, text };
}

function provisionDocument(record: ProvisionRecord): ShelfDocument {
  const { id, cite_as, canonical_url, md_url, subsections } = record;
  const text = once(() => provisionText(record));
  return { ...PLAIN, id, cite_as, canonical_url, md_url, state: codeState(record), subsections, text };
}

function billAnswer({ bills }: Corpus, written: string): ShelfAnswer {
  if (bills === null) return { kind: "unknown", nearest: [] };
  const toDocument = (key: BillKey): ShelfDocument[] => {
    const compiled = bills.bill(key);
    if (compiled === null) return [];
    const { id, cite_as, canonical_url, md_url } = compiled.record;
    const text = once(() => billText(compiled.text));
    const facts = { state: "in_force", subsections: null, names: [], year: null } as const;
    return [{ collection: "bills", id, cite_as, canonical_url, md_url, ...facts, text }];
  };
  const found = findBill(bills, written);
  if (found.kind === "bill") {
    const [document] = toDocument(found.key);
    if (document !== undefined) return { kind: "canonical", document, session_assumed: found.assumed };
  }
  if (found.kind === "several") return { kind: "ambiguous", documents: found.keys.flatMap(toDocument) };
  const session = found.kind === "missing" ? found.session : null;
  const near =
    found.kind === "missing" && session !== null
      ? bills.nearest({ session: session.slug, number: found.number }, 5)
      : [];
  return { kind: "unknown", nearest: near.map(({ session, number }) => billAddress(session, number)) };
}

function opinionAnswer({ opinions }: Corpus, written: string): ShelfAnswer {
  if (opinions === null) return { kind: "unknown", nearest: [] };
  const toDocument = (key: OpinionKey): ShelfDocument[] => {
    const compiled = opinions.opinion(key);
    if (compiled === null) return [];
    const { id, cite_as, canonical_url, md_url, date_filed, sub_opinions, ...record } = compiled.record;
    const names = [record.case_name, record.case_name_short, record.case_name_full].filter((name) => name !== null);
    const text = once(() => opinionText({ text: compiled.text, pages: compiled.pages, sub_opinions }));
    const facts = { state: "in_force", subsections: null, year: Number(date_filed.slice(0, 4)) } as const;
    return [{ collection: "opinions", id, cite_as, canonical_url, md_url, ...facts, names, text }];
  };
  const found = findOpinion(opinions, written);
  const documents = keysFound(opinions, found).flatMap(toDocument);
  const [document] = documents;
  if (document === undefined) {
    const near = found.kind === "missing" && found.docket !== null ? opinions.nearestDockets(found.docket, 5) : [];
    return { kind: "unknown", nearest: near.map(({ docket, cluster }) => `${docket}/${cluster}`) };
  }
  if (found.kind === "case" || found.kind === "opinion") {
    const isOther =
      found.kind === "case"
        ? found.docket !== written.toUpperCase() && /^[SA\d]/.test(written) && !written.includes(" ")
        : false;
    return { kind: isOther ? "redirect" : "canonical", document };
  }
  return { kind: "ambiguous", documents };
}
