import type { DatabaseSync } from "node:sqlite";
import { opinionAddress } from "../../identifiers/opinions/opinion-id.ts";
import { parseReporterCitation } from "../../identifiers/opinions/reporter-citation.ts";
import type { OpinionContent } from "../../model/content.ts";
import type { OpinionRecord } from "../../model/opinion-records.ts";
import type { StoredCollection } from "../../model/stored-corpus.ts";
import type { StoredOpinion } from "../../model/stored-opinion.ts";
import { foldName } from "../../text/fold-name.ts";
import { collectionFacts } from "../collection-facts.ts";
import type { CompileOptions } from "../compile-options.ts";
import type { CollectionFacts } from "../corpus.ts";
import { contentHash, corpusVersion } from "../corpus-version.ts";
import { documentInserter } from "../document-inserter.ts";
import { insertCollection } from "../insert-collection.ts";
import { spanishOf } from "../service-texts.ts";
import { docketRows } from "./docket-rows.ts";
import { opinionRecord, slimOpinion } from "./opinion-records.ts";
import { opinionsMeta } from "./opinions-meta.ts";
import { yearOf, yearShelves } from "./year-shelves.ts";

/** An opinion on its way into the store. */
type Compiling = { stored: StoredOpinion; record: OpinionRecord };

/** Compiles the opinions, which come in filing order, into an open store: documents, rows of lists, references, facts. */
export function compileOpinions(
  db: DatabaseSync,
  collection: StoredCollection,
  { opinions }: OpinionContent,
  { asOf, roots }: CompileOptions,
): CollectionFacts {
  const rows = docketRows(opinions);
  const id = (opinion: StoredOpinion | undefined) =>
    opinion === undefined ? null : opinionAddress(opinion.docket, opinion.cluster_id);
  const compiling = opinions.map((stored, index): Compiling => {
    const shared = rows.get(stored.docket) ?? [];
    const record = opinionRecord(stored, {
      collection,
      roots,
      others: shared.filter((other) => other !== stored),
      leads: shared[0] === stored,
      previous: id(opinions[index - 1]),
      next: id(opinions[index + 1]),
    });
    return { stored, record };
  });
  insertReferences(db, rows, compiling, insertOpinions(db, compiling));

  const records = compiling.map(({ record }) => record);
  db.prepare("INSERT INTO map (collection, key, record) VALUES ('opinions', 'years', ?)").run(
    JSON.stringify(yearShelves(records)),
  );
  const version = corpusVersion(collection, [], opinions);
  const facts = collectionFacts("opinions", collection, { corpusVersion: version, count: records.length });
  insertCollection(db, facts, opinionsMeta(collection, records, { corpusVersion: version, asOf }));
  return facts;
}

/** Inserts documents and rows; gives the row id of each opinion. */
function insertOpinions(db: DatabaseSync, compiling: readonly Compiling[]): ReadonlyMap<StoredOpinion, number> {
  const insert = documentInserter(db, "opinions");
  const row = db.prepare("INSERT INTO opinion VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const ids = new Map<StoredOpinion, number>();
  for (const [index, { stored, record }] of compiling.entries()) {
    const facts = { spanish: spanishOf(stored.service), pages: stored.pages };
    const id = insert(record.id, contentHash(stored), record, [{ facts, text: stored.text }]);
    ids.set(stored, id);
    const slim = JSON.stringify({ slim: slimOpinion(record), spanish: facts.spanish });
    const newest = compiling.length - 1 - index;
    const { docket, cluster_id, case_type, case_name } = record;
    row.run(id, docket, cluster_id, yearOf(record), case_type, newest, foldName(case_name), slim);
  }
  return ids;
}

/** Inserts what leads to opinions beside their own address: docket numbers, citations, upstream's ids. */
function insertReferences(
  db: DatabaseSync,
  rows: ReturnType<typeof docketRows>,
  compiling: readonly Compiling[],
  ids: ReadonlyMap<StoredOpinion, number>,
): void {
  const insert = db.prepare("INSERT INTO opinion_reference (kind, written, position, document) VALUES (?, ?, ?, ?)");
  const add = (kind: string, written: string, opinions: readonly StoredOpinion[]) => {
    for (const [position, opinion] of opinions.entries()) insert.run(kind, written, position, ids.get(opinion) ?? null);
  };
  for (const [docket, opinions] of rows) add("docket", docket, opinions);
  const citations = new Map<string, Set<StoredOpinion>>();
  for (const { stored } of compiling) {
    for (const cluster of [stored.cluster_id, ...stored.joined_clusters]) add("cluster", cluster, [stored]);
    for (const { cite } of stored.citations) {
      const key = parseReporterCitation(cite)?.key;
      if (key !== undefined) citations.set(key, (citations.get(key) ?? new Set()).add(stored));
    }
  }
  for (const [key, opinions] of citations) add("citation", key, [...opinions]);
}
