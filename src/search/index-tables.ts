import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Collection } from "../model/common.ts";
import { FIELDS } from "./compile/fields.ts";
import type { Condition } from "./query/filters.ts";

/** A row that a full-text query found. */
export type FoundRow = { id: number; document: number; kin: number; bm25: number };
type TermRow = { number: number; documents: number };
/** What is kept of a row to show it. */
export type ShownRow = { version: number; hit: string; body: string | null; terms: Uint8Array; places: Uint8Array };

const BM25 = `bm25(@_words, ${FIELDS.map(({ weight }) => weight.toFixed(1)).join(", ")})`;

/** The tables of one collection's index, as queries. Statements are kept by their words. */
export class IndexTables {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** Terms met so far; no more than the index has. */
  readonly #terms = new Map<string, TermRow>();
  readonly #name: string;
  /** Documents, versions of a section counted apart. */
  readonly size: number;

  constructor(db: DatabaseSync, collection: Collection) {
    this.#db = db;
    this.#name = `search_${collection}`;
    this.size = this.#get("SELECT count(*) AS n FROM @")?.["n"] as number;
  }

  #statement(sql: string): StatementSync {
    const full = sql.replaceAll("@", this.#name);
    const kept = this.#statements.get(full) ?? this.#db.prepare(full);
    this.#statements.set(full, kept);
    return kept;
  }

  #get(sql: string, ...values: (string | number)[]) {
    return this.#statement(sql).get(...values);
  }

  #all<T>(sql: string, ...values: (string | number)[]): T[] {
    return this.#statement(sql).all(...values) as T[];
  }

  /** The best rows by bm25 that an FTS5 expression finds within the filters. */
  find(expression: string, conditions: readonly Condition[], limit: number): FoundRow[] {
    return this.#all(
      `SELECT d.id, d.document, d.kin, ${BM25} AS bm25 FROM @_words JOIN @ AS d ON d.id = @_words.rowid
       WHERE @_words MATCH ?${where(conditions)} ORDER BY bm25, d.id LIMIT ?`,
      expression,
      ...conditions.flatMap(({ values }) => values),
      limit,
    );
  }

  /** How many documents it finds within the filters. */
  count(expression: string, conditions: readonly Condition[]): number {
    const row = this.#get(
      `SELECT count(DISTINCT d.document) AS n FROM @_words JOIN @ AS d ON d.id = @_words.rowid WHERE @_words MATCH ?${where(conditions)}`,
      expression,
      ...conditions.flatMap(({ values }) => values),
    );
    return row?.["n"] as number;
  }

  /** Whether it finds any within the filters. */
  has(expression: string, conditions: readonly Condition[]): boolean {
    const found = this.#get(
      `SELECT 1 FROM @_words JOIN @ AS d ON d.id = @_words.rowid WHERE @_words MATCH ?${where(conditions)} LIMIT 1`,
      expression,
      ...conditions.flatMap(({ values }) => values),
    );
    return found !== undefined;
  }

  /** The rows of one document within the filters, the one that stands for it first. */
  rowsOf(document: number, conditions: readonly Condition[]): FoundRow[] {
    return this.#all(
      `SELECT d.id, d.document, d.kin, 0 AS bm25 FROM @ AS d WHERE d.document = ?${where(conditions)} ORDER BY d.id`,
      document,
      ...conditions.flatMap(({ values }) => values),
    );
  }

  /** Rows of which the whole heading, alone or with one above, has these words, within the filters. */
  headed(key: number, conditions: readonly Condition[], limit: number): FoundRow[] {
    return this.#all(
      `SELECT d.id, d.document, d.kin, 0 AS bm25 FROM @_heading JOIN @ AS d USING (id)
       WHERE key = ?${where(conditions)} ORDER BY d.id LIMIT ?`,
      key,
      ...conditions.flatMap(({ values }) => values),
      limit,
    );
  }

  packedTerms(id: number): Uint8Array {
    return this.#get("SELECT terms FROM @_shown WHERE id = ?", id)?.["terms"] as Uint8Array;
  }

  shown(id: number): ShownRow {
    return this.#get("SELECT version, hit, body, terms, places FROM @_shown WHERE id = ?", id) as ShownRow;
  }

  /** The number of a term and how many documents have it; null for one that none has. */
  term(term: string): TermRow | null {
    const before = this.#terms.get(term);
    if (before !== undefined) return before;
    const row = this.#get("SELECT number, documents FROM @_term WHERE term = ?", term) as TermRow | undefined;
    if (row === undefined) return null;
    this.#terms.set(term, row);
    return row;
  }

  /** The terms of the words that begin so, those of most documents first. */
  termsBeginning(prefix: string, limit: number): string[] {
    return this.#all<{ term: string }>(
      `SELECT term, sum(documents) AS n FROM @_word WHERE word >= ? AND word < ? GROUP BY term ORDER BY n DESC, term LIMIT ?`,
      prefix,
      `${prefix}\u{10ffff}`,
      limit,
    ).map(({ term }) => term);
  }

  /** Words of these lengths as written, without digits. They come from the table in one piece: there are thousands. */
  words(shortest: number, longest: number): string[] {
    const row = this.#get(
      "SELECT group_concat(word, ' ') AS words FROM @_word WHERE length(word) BETWEEN ? AND ? AND word >= ':'",
      shortest,
      longest,
    );
    return (row?.["words"] as string | null)?.split(" ") ?? [];
  }

  /** How many documents have a word as written. */
  documentsWith(word: string): number {
    return (this.#get("SELECT documents FROM @_word WHERE word = ?", word)?.["documents"] as number | undefined) ?? 0;
  }

  /** The text of a version as the store has it. */
  text(document: number, version: number): string {
    return this.#get("SELECT text FROM version WHERE document = ? AND position = ?", document, version)?.[
      "text"
    ] as string;
  }
}

function where(conditions: readonly Condition[]): string {
  return conditions.map(({ sql }) => ` AND ${sql}`).join("");
}
