import type { Collection } from "../../model/common.ts";
import { FIELDS } from "./fields.ts";

/** Columns that the filters of each collection compare (contract sections 4.2 to 4.4), with their types. */
export const FILTER_COLUMNS: Readonly<
  Record<Collection, readonly (readonly [name: string, type: "TEXT" | "INTEGER"])[]>
> = {
  code: [
    ["scheme", "TEXT"],
    ["title", "INTEGER"],
    ["chapter", "TEXT"],
    ["status", "TEXT"],
    ["live", "INTEGER"],
  ],
  bills: [
    ["session", "TEXT"],
    ["chamber", "TEXT"],
    ["bill_type", "TEXT"],
    ["status", "INTEGER"],
  ],
  opinions: [
    ["year", "INTEGER"],
    ["case_type", "TEXT"],
  ],
};

/**
 * The tables of one collection's index.
 *
 * - `search_C`: what filters compare, one narrow row a document; of a section one a version
 * - `search_C_words`: FTS5 over terms, contentless; parts are its columns
 * - `search_C_shown`: what a hit shows, the body where it is not the stored text, the terms in order (see `pack-terms.ts`)
 * - `search_C_heading`: whole headings, and headings with one above, by the key of their words
 * - `search_C_term`: every term, numbered by its first appearance, with the number of documents that have it
 * - `search_C_word`: every word as written, for spellings and beginnings of words
 */
export function searchSchema(collection: Collection): string {
  const filters = FILTER_COLUMNS[collection].map(([name, type]) => `${name} ${type} NOT NULL,`).join(" ");
  const table = `search_${collection}`;
  return `
    CREATE TABLE ${table} (id INTEGER PRIMARY KEY, document INTEGER NOT NULL, ${filters} kin INTEGER NOT NULL) STRICT;
    CREATE INDEX ${table}_document ON ${table} (document);
    CREATE VIRTUAL TABLE ${table}_words USING fts5(
      ${FIELDS.map(({ name }) => name).join(", ")}, content = '', tokenize = "ascii tokenchars '-.'"
    );
    CREATE TABLE ${table}_shown (
      id INTEGER PRIMARY KEY, version INTEGER NOT NULL, hit TEXT NOT NULL, body TEXT, terms BLOB NOT NULL, places BLOB NOT NULL
    ) STRICT;
    CREATE TABLE ${table}_heading (key INTEGER NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (key, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE ${table}_term (term TEXT PRIMARY KEY, number INTEGER NOT NULL, documents INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE ${table}_word (word TEXT PRIMARY KEY, term TEXT NOT NULL, documents INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `;
}

/**
 * Short titles of the Code in printed order: `row` is the id of a row of `search_code`, which a store without the Code does
 * not have; `key` is the terms of the title, by which it is found.
 */
export const ACTS_SCHEMA = `
  CREATE TABLE search_act (
    position INTEGER PRIMARY KEY, short_title TEXT NOT NULL, row INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE search_act_key (key TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (key, position)) STRICT, WITHOUT ROWID;
`;
