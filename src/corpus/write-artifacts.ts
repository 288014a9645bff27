import { DatabaseSync } from "node:sqlite";
import type { ArtifactEntry } from "./corpus.ts";

/** Adds the artifact manifest to a compiled store that no one has open. `entries` come in the order of their paths. */
export function writeArtifacts(file: string, entries: readonly ArtifactEntry[]): void {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN");
    const insert = db.prepare("INSERT INTO artifact (path, etag, bytes, type) VALUES (?, ?, ?, ?)");
    for (const { path, etag, bytes, type } of entries) insert.run(path, etag, bytes, type);
    db.exec("COMMIT; ANALYZE");
  } finally {
    db.close();
  }
}
