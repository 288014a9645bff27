import { LRUCache } from "lru-cache";
import type { BillKey } from "../../src/corpus/bill-shelf.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import type { OpinionKey } from "../../src/corpus/opinion-shelf.ts";
import { billAddress } from "../../src/identifiers/bills/bill-id.ts";
import type { Citation } from "../../src/identifiers/citation.ts";
import { opinionAddress } from "../../src/identifiers/opinions/opinion-id.ts";
import { type Provision, provisionId } from "../../src/identifiers/provision.ts";
import type { Collection } from "../../src/model/common.ts";
import type { CheckedDocument } from "./checked-document.ts";
import { type DocumentFacts, readBill, readOpinion, readProvision, readSection } from "./read-documents.ts";

/** The documents of one release, made ready for checks when they are first asked for. Null for what is not there. */
export type CheckedDocuments = {
  section(citation: Citation): CheckedDocument | null;
  provision(provision: Provision): CheckedDocument | null;
  bill(key: BillKey): CheckedDocument | null;
  opinion(key: OpinionKey): CheckedDocument | null;
};

/** Bytes of documents that one release keeps ready. */
const MEMORY = 32 * 1024 * 1024;
/** What a character of a reading takes at most: the text, its folded form, the way back, and the index of its words. */
const BYTES_A_CHARACTER = 20;
const BYTES_A_DOCUMENT = 4 * 1024;

const KEPT = new WeakMap<Corpus, CheckedDocuments>();

/** The documents of a store: the same ones, kept while there is room, as long as the store is in use. */
export function checkedDocuments(corpus: Corpus): CheckedDocuments {
  const kept = KEPT.get(corpus) ?? openDocuments(corpus);
  KEPT.set(corpus, kept);
  return kept;
}

function openDocuments(corpus: Corpus): CheckedDocuments {
  const keep = keeper(corpus);
  return {
    section: (citation) => keep("code", citation, () => readSection(corpus, citation)),
    provision: (provision) =>
      keep("code", provisionId(provision.scheme, provision.slug), () => readProvision(corpus, provision)),
    bill: (key) => keep("bills", billAddress(key.session, key.number), () => readBill(corpus, key)),
    opinion: (key) => keep("opinions", opinionAddress(key.docket, key.cluster), () => readOpinion(corpus, key)),
  };
}

/** Gives the document of an id that is kept, or reads and keeps it. What is not there is asked for again each time. */
function keeper(corpus: Corpus) {
  const ready = new LRUCache<string, CheckedDocument>({
    maxSize: MEMORY,
    sizeCalculation: ({ text }) => BYTES_A_DOCUMENT + (text?.chars ?? 0) * BYTES_A_CHARACTER,
  });
  const versions = new Map(corpus.collections().map(({ collection, corpusVersion }) => [collection, corpusVersion]));

  return (collection: Collection, id: string, read: () => DocumentFacts | null): CheckedDocument | null => {
    const name = `${collection} ${id}`;
    const kept = ready.get(name);
    if (kept !== undefined) return kept;
    const facts = read();
    if (facts === null) return null;
    const document = { collection, id, corpus_version: versions.get(collection) ?? "", ...facts };
    ready.set(name, document);
    return document;
  };
}
