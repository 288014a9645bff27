import { DatabaseSync } from "node:sqlite";
import type { Collection } from "../model/common.ts";
import type { SearchResponse } from "../model/search-records.ts";
import { listActs } from "./acts/list-acts.ts";
import type { NamedDocument } from "./direct/named-document.ts";
import { namedInBills } from "./direct/named-in-bills.ts";
import { namedInCode } from "./direct/named-in-code.ts";
import { namedInOpinions } from "./direct/named-in-opinions.ts";
import { IndexTables } from "./index-tables.ts";
import { searchCollection } from "./search-collection.ts";
import type { SearchIndex, SearchRequest } from "./search-index.ts";

/** Opens the search indexes of a store that `compileSearch` has been over. Throws where the store lacks them. */
export function openSearch(storeFile: string): SearchIndex {
  const db = new DatabaseSync(storeFile, { readOnly: true });
  db.exec("PRAGMA mmap_size = 1073741824; PRAGMA query_only = ON; PRAGMA cache_size = -4000;");
  const loaded = db.prepare("SELECT name FROM collection").all() as { name: Collection }[];
  const tables = new Map(loaded.map(({ name }) => [name, new IndexTables(db, name)]));
  const named = namedReader(db, tables);
  const acts = tables.has("code") ? listActs(db) : null;
  return {
    search(request) {
      const index = tables.get(request.collection);
      return index === undefined ? nothing(request) : searchCollection(index, request, named(request));
    },
    acts: (request) => acts?.(request) ?? { q: request.q, items: [], total: 0, limit: request.limit ?? 0 },
    close: () => db.close(),
  };
}

function namedReader(
  db: DatabaseSync,
  loaded: ReadonlyMap<Collection, IndexTables>,
): (request: SearchRequest) => NamedDocument | null {
  const inCode = loaded.has("code") ? namedInCode(db) : () => null;
  const inBills = namedInBills(db);
  const inOpinions = namedInOpinions(db);
  return (request) => {
    switch (request.collection) {
      case "code":
        return inCode(request.q, request.scheme);
      case "bills":
        return inBills(request.q, request.session);
      case "opinions":
        return inOpinions(request.q);
      default:
        return request satisfies never;
    }
  };
}

/** The answer where a release has no such collection. */
function nothing({ collection, q, limit }: SearchRequest): SearchResponse {
  const note = `This release has no collection of that name: ${collection}.`;
  const none = { direct: null, hits: [], terms: [], also: [], dropped: [], suggestions: [], emptied_by: null };
  return { collection, q, ...none, limit, total_all: 0, total_any: 0, note };
}
