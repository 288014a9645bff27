import type { DatabaseSync } from "node:sqlite";
import { COLLECTIONS } from "../model/common.ts";
import type { CollectionFacts } from "./corpus.ts";

/** Puts what is said of a collection into the store. */
export function insertCollection(db: DatabaseSync, facts: CollectionFacts, meta: object): void {
  db.prepare("INSERT INTO collection (position, name, facts, meta) VALUES (?, ?, ?, ?)").run(
    COLLECTIONS.indexOf(facts.collection),
    facts.collection,
    JSON.stringify(facts),
    JSON.stringify(meta),
  );
}
