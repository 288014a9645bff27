import type { DatabaseSync } from "node:sqlite";
import type { Collection } from "../../model/common.ts";
import { actKeys } from "../acts/act-keys.ts";
import { STOPWORDS } from "../words/stopwords.ts";
import { termOf } from "../words/term-of.ts";
import { tokenize } from "../words/tokenize.ts";
import { wordsKey } from "../words/words-key.ts";
import { FIELDS } from "./fields.ts";
import { PLACE_STEP, packNumbers } from "./pack-terms.ts";
import { FILTER_COLUMNS } from "./search-schema.ts";
import type { SearchSource } from "./search-source.ts";

/** Writes the documents of one collection into its tables. */
export type IndexWriter = { add(source: SearchSource): void; finish(): void };

/** A part of a document as terms. */
type FieldTerms = { terms: string[]; numbers: number[]; places: number[] };

/** Opens a writer on tables made by `searchSchema`. Documents are numbered from 1 as they come. */
export function indexWriter(db: DatabaseSync, collection: Collection): IndexWriter {
  const table = `search_${collection}`;
  const marks = (count: number) => new Array(count).fill("?").join(", ");
  const row = db.prepare(`INSERT INTO ${table} VALUES (?, ?, ${marks(FILTER_COLUMNS[collection].length)}, ?)`);
  const words = db.prepare(
    `INSERT INTO ${table}_words (rowid, ${FIELDS.map(({ name }) => name).join(", ")}) VALUES (?, ${marks(FIELDS.length)})`,
  );
  const shown = db.prepare(`INSERT INTO ${table}_shown VALUES (?, ?, ?, ?, ?, ?)`);
  const heading = db.prepare(`INSERT OR IGNORE INTO ${table}_heading VALUES (?, ?)`);
  const act = db.prepare("INSERT INTO search_act (short_title, row) VALUES (?, ?)");
  const actKey = db.prepare("INSERT OR IGNORE INTO search_act_key VALUES (?, ?)");
  const vocabulary = new Vocabulary();
  const kins = new Map<string, number>();
  let id = 0;
  return {
    add(source) {
      id += 1;
      if (source.kin !== "" && !kins.has(source.kin)) kins.set(source.kin, kins.size + 1);
      row.run(id, source.document, ...source.filters, kins.get(source.kin) ?? 0);
      const levels = source.above.map(({ heading, opens }) => ({ terms: vocabulary.read(heading), opens }));
      const above = joined(levels.map(({ terms }) => terms));
      const fields = FIELDS.map(({ name }) => (name === "above" ? above : vocabulary.read(source.fields[name])));
      vocabulary.endDocument();
      words.run(id, ...fields.map(({ terms }) => terms.join(" ")));
      const terms = packNumbers([
        ...fields.map(({ numbers }) => numbers.length),
        levels.length,
        ...levels.map(({ terms, opens }) => terms.numbers.length * 2 + Number(opens)),
        ...fields.flatMap(({ numbers }) => numbers),
      ]);
      const places = packNumbers(fields.at(-1)?.places ?? []);
      shown.run(id, source.version, JSON.stringify(source.hit), source.body, terms, places);
      for (const key of headingKeys(source)) heading.run(key, id);
      for (const title of source.shortTitles) {
        const { lastInsertRowid } = act.run(title, id);
        for (const key of actKeys(title)) actKey.run(key, lastInsertRowid);
      }
    },
    finish() {
      db.exec(`INSERT INTO ${table}_words (${table}_words) VALUES ('optimize')`);
      vocabulary.write(db, table);
    },
  };
}

/** Keys of the heading alone and with each heading above; none where there is no heading. */
function headingKeys({ fields, above }: SearchSource): number[] {
  const written = [fields.heading, ...above.map((level) => `${fields.heading} ${level.heading}`)];
  return wordsKey(fields.heading) === 0 ? [] : written.map(wordsKey);
}

function joined(parts: readonly FieldTerms[]): FieldTerms {
  return {
    terms: parts.flatMap(({ terms }) => terms),
    numbers: parts.flatMap(({ numbers }) => numbers),
    places: [],
  };
}

/** The terms and words of a collection, counted. Numbers go by first appearance: words of every document get small ones. */
class Vocabulary {
  readonly #terms = new Map<string, { number: number; documents: number; last: number }>();
  readonly #words = new Map<string, { term: string; documents: number; last: number }>();
  #document = 0;

  endDocument(): void {
    this.#document += 1;
  }

  read(text: string): FieldTerms {
    const found: FieldTerms = { terms: [], numbers: [], places: [] };
    let before = 0;
    for (const { word, start } of tokenize(text)) {
      if (STOPWORDS.has(word)) continue;
      const { term, number } = this.#count(word);
      if (found.terms.length % PLACE_STEP === 0) {
        found.places.push(start - before);
        before = start;
      }
      found.terms.push(term);
      found.numbers.push(number);
    }
    return found;
  }

  #count(written: string): { term: string; number: number } {
    const word = this.#words.get(written) ?? { term: termOf(written), documents: 0, last: -1 };
    const term = this.#terms.get(word.term) ?? { number: this.#terms.size, documents: 0, last: -1 };
    if (word.documents === 0) this.#words.set(written, word);
    if (term.documents === 0) this.#terms.set(word.term, term);
    for (const entry of [word, term]) {
      if (entry.last === this.#document) continue;
      entry.last = this.#document;
      entry.documents += 1;
    }
    return { term: word.term, number: term.number };
  }

  write(db: DatabaseSync, table: string): void {
    const term = db.prepare(`INSERT INTO ${table}_term VALUES (?, ?, ?)`);
    for (const [name, { number, documents }] of this.#terms) term.run(name, number, documents);
    const word = db.prepare(`INSERT INTO ${table}_word VALUES (?, ?, ?)`);
    for (const [written, entry] of this.#words) word.run(written, entry.term, entry.documents);
  }
}
