import { DatabaseSync } from "node:sqlite";
import MiniSearch from "minisearch";
import { STOPWORDS } from "../../src/search/words/stopwords.ts";
import type { PlainSection } from "./temporary-search.ts";

/** An engine that is compared: citations for a query, best first. */
export type Engine = (query: string, limit: number) => string[];

/** Plain FTS5: catchline (counting three times) and text, porter stems, any of the words, the same stopwords as ours. */
export function bareFts(file: string, sections: readonly PlainSection[], snippets: boolean): Engine {
  fillBareFts(file, sections);
  return openBareFts(file, snippets);
}

/** Writes the index of plain FTS5, unless it is there. */
function fillBareFts(file: string, sections: readonly PlainSection[]): void {
  const db = new DatabaseSync(file);
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

/** Opens it; with snippets of 30 words or without. */
function openBareFts(file: string, snippets: boolean): Engine {
  const db = new DatabaseSync(file, { readOnly: true });
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

/** MiniSearch over catchline (counting three times) and text, as it comes. */
export function miniSearch(sections: readonly PlainSection[]): Engine {
  const index = new MiniSearch<PlainSection>({ fields: ["heading", "text"], storeFields: ["citation"] });
  index.addAll(sections);
  return (query, limit) =>
    index
      .search(query, { boost: { heading: 3 } })
      .slice(0, limit)
      .map((result) => String(result["citation"]));
}
