import { LIMITS } from "../../src/contract/limits.ts";
import type { BillKey } from "../../src/corpus/bill-shelf.ts";
import type { Corpus } from "../../src/corpus/corpus.ts";
import type { OpinionKey } from "../../src/corpus/opinion-shelf.ts";
import type { Citation } from "../../src/identifiers/citation.ts";
import type { Provision } from "../../src/identifiers/provision.ts";
import type { SearchIndex, SearchRequest } from "../../src/search/search-index.ts";
import { nameWords } from "../../src/verify/draft/case-name.ts";
import type { CheckedDocument } from "./checked-document.ts";
import { type CheckedDocuments, checkedDocuments } from "./checked-documents.ts";
import { distinctiveStretch } from "./distinctive-stretch.ts";
import type { ShelfSearch } from "./draft-shelf.ts";
import { onShelf } from "./shelf-document.ts";

/** Documents that a search gives. */
const DOCUMENTS = 5;

type Place = {
  readonly filters: DistributedOmit<SearchRequest, "q" | "limit" | "headings">;
  readonly documentOf: (documents: CheckedDocuments, id: string) => CheckedDocument | null;
};
type DistributedOmit<T, Keys extends PropertyKey> = T extends unknown ? Omit<T, Keys> : never;

const OPINIONS: Place = {
  filters: { collection: "opinions", year: null, caseType: null },
  documentOf: (documents, id) => {
    const [docket, cluster] = id.split("/");
    return documents.opinion({ docket, cluster } as OpinionKey);
  },
};

/** What is searched, in this order: all versions of the Code, the constitutions, opinions and bills. */
const PLACES: readonly Place[] = [
  {
    filters: { collection: "code", scheme: "ocga", status: "all", title: null, chapter: null },
    documentOf: (documents, id) => documents.section(id as Citation),
  },
  ...(["ga", "us"] as const).map(
    (scheme): Place => ({
      filters: { collection: "code", scheme, status: "all", title: null, chapter: null },
      documentOf: (documents, id) => documents.provision({ scheme, slug: id.replace(/^.*:/, "") } as Provision),
    }),
  ),
  OPINIONS,
  {
    filters: { collection: "bills", session: null, chamber: null, billType: null, status: null },
    documentOf: (documents, id) => {
      const [session, number] = id.split("/");
      return documents.bill({ session, number } as BillKey);
    },
  },
];

/** What a search of a release finds for a draft, by a few words of a quotation or a case's name as phrases. It blocks. */
export function searchShelf(corpus: Corpus, index: Pick<SearchIndex, "search">): ShelfSearch {
  const documents = checkedDocuments(corpus);
  const find = ({ filters, documentOf }: Place, q: string, headings: boolean): CheckedDocument[] =>
    index
      .search({ ...filters, q, headings, limit: DOCUMENTS })
      .hits.filter(({ matched }) => matched === "all")
      .flatMap(({ id }) => documentOf(documents, id) ?? []);
  return {
    mayHold(quote) {
      const stretch = distinctiveStretch(quote);
      const found = stretch === null ? [] : PLACES.map((place) => find(place, `"${stretch}"`, false));
      return inTurns(found).slice(0, DOCUMENTS).map(onShelf);
    },
    mayBeNamed(name) {
      const words = [...new Set(nameWords(name))].join(" ").slice(0, LIMITS.searchChars);
      return words === "" ? [] : find(OPINIONS, words, true).map(onShelf);
    },
  };
}

/** The best of every list, then the second best of every list. */
function inTurns(lists: readonly (readonly CheckedDocument[])[]): CheckedDocument[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
}
