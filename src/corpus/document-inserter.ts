import type { DatabaseSync } from "node:sqlite";

/** Inserts a document with its versions, a text once per version, and gives the row's id. */
export type InsertDocument = (
  key: string,
  hash: string,
  record: object,
  versions: readonly { facts: object; text: string }[],
) => number;

/** Inserts records into a list, in the order in which they come. */
export function documentInserter(db: DatabaseSync, list: string): InsertDocument {
  const document = db.prepare(
    "INSERT INTO document (list, key, position, record, content_hash) VALUES (?, ?, ?, ?, ?)",
  );
  const version = db.prepare("INSERT INTO version (document, position, facts, text) VALUES (?, ?, ?, ?)");
  let position = 0;
  return (key, hash, record, versions) => {
    const { lastInsertRowid } = document.run(list, key, position++, JSON.stringify(record), hash);
    for (const [index, { facts, text }] of versions.entries()) {
      version.run(lastInsertRowid, index, JSON.stringify(facts), text);
    }
    return Number(lastInsertRowid);
  };
}
