import { DatabaseSync } from "node:sqlite";
import type { Content } from "../model/content.ts";
import { compileBills } from "./bills/compile-bills.ts";
import { compileCode } from "./compile-code.ts";
import type { CompileOptions } from "./compile-options.ts";
import type { CollectionFacts } from "./corpus.ts";
import { compileOpinions } from "./opinions/compile-opinions.ts";
import { SCHEMA, STORE_LAYOUT } from "./schema.ts";
import { nextDay } from "./section-versions.ts";

/**
 * Writes a new `corpus.sqlite` at `file`, which must not exist. Its content depends on `content` and `options` alone; two
 * runs give the same rows in the same order.
 */
export function compileCorpus(file: string, content: Content, { asOf, roots }: CompileOptions): CollectionFacts[] {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
    db.exec(SCHEMA);
    db.exec("BEGIN");
    const collections: CollectionFacts[] = [];
    const changes: string[] = [];
    if (content.code !== null && content.corpus.code !== undefined) {
      const compiled = compileCode(db, content.corpus.code, content.code, { asOf, roots });
      collections.push(compiled.facts);
      changes.push(...compiled.changeDays);
    }
    if (content.bills !== null && content.corpus.bills !== undefined)
      collections.push(compileBills(db, content.corpus.bills, content.bills, { asOf, roots }));
    if (content.opinions !== null && content.corpus.opinions !== undefined)
      collections.push(compileOpinions(db, content.corpus.opinions, content.opinions, { asOf, roots }));
    const nextChange = nextDay(changes, asOf);
    const fact = db.prepare("INSERT INTO fact (name, value) VALUES (?, ?)");
    for (const [name, value] of Object.entries({ layout: STORE_LAYOUT, asOf, nextChange, roots }))
      fact.run(name, JSON.stringify(value));
    db.exec("COMMIT");
    return collections;
  } finally {
    db.close();
  }
}
