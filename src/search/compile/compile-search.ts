import { DatabaseSync } from "node:sqlite";
import type { Collection } from "../../model/common.ts";
import { billSources } from "./bill-sources.ts";
import { codeSources } from "./code-sources.ts";
import { indexWriter } from "./index-writer.ts";
import { opinionSources } from "./opinion-sources.ts";
import { ACTS_SCHEMA, searchSchema } from "./search-schema.ts";
import type { SearchSource } from "./search-source.ts";

const SOURCES: Readonly<Record<Collection, (db: DatabaseSync) => Iterable<SearchSource>>> = {
  code: codeSources,
  bills: billSources,
  opinions: opinionSources,
};

/**
 * Adds the search indexes to a compiled store, one for each collection that it holds. The store must be new: an index is
 * never changed. The rows depend on the store's own rows alone.
 */
export function compileSearch(storeFile: string): void {
  const db = new DatabaseSync(storeFile);
  try {
    db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN");
    db.exec(ACTS_SCHEMA);
    const collections = db.prepare("SELECT name FROM collection ORDER BY position").all() as { name: Collection }[];
    for (const { name } of collections) {
      db.exec(searchSchema(name));
      const writer = indexWriter(db, name);
      for (const source of SOURCES[name](db)) writer.add(source);
      writer.finish();
    }
    db.exec("COMMIT");
  } finally {
    db.close();
  }
}
