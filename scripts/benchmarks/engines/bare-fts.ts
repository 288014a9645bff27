import { DatabaseSync } from "node:sqlite";
import { STOPWORDS } from "../../../src/search/words/stopwords.ts";
import type { PlainSection } from "../temporary-search.ts";
import type { Engine } from "./engine.ts";

/** Plain FTS5: catchline (counting three times) and text, porter stems. */
export function write(path: string, sections: readonly PlainSection[]): void {
  const db = new DatabaseSync(path);
  const exists = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'section'").get() !== undefined;
  if (!exists) {
    db.exec(
      "CREATE VIRTUAL TABLE section USING fts5(citation UNINDEXED, heading, text, tokenize = 'porter unicode61')",
    );
    const insert = db.prepare("INSERT INTO section (rowid, citation, heading, text) VALUES (?, ?, ?, ?)");
    db.exec("BEGIN");
    for (const { id, citation, heading, text } of sections) insert.run(id, citation, heading, text);
    db.exec("INSERT INTO section (section) VALUES ('optimize'); COMMIT");
  }
  db.close();
}

/** Any of the words, the same stopwords as ours, with snippets of 30 words. */
export function open(path: string): Engine {
  return openBareFts(path, true);
}

/** The same; without snippets if so told. */
export function openBareFts(path: string, snippets: boolean): Engine {
  const db = new DatabaseSync(path, { readOnly: true });
  db.exec("PRAGMA mmap_size = 1073741824");
  const shown = snippets ? ", snippet(section, 2, '[', ']', '…', 30) AS shown" : "";
  const find = db.prepare(
    `SELECT citation, bm25(section, 0, 3, 1) AS score${shown} FROM section WHERE section MATCH ? ORDER BY score LIMIT ?`,
  );
  return (query, limit) => {
    const words = query.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !STOPWORDS.has(word.toLowerCase())) ?? [];
    if (words.length === 0) return [];
    const rows = find.all(words.map((word) => `"${word}"`).join(" OR "), limit);
    return rows.map((row) => row["citation"] as string);
  };
}
