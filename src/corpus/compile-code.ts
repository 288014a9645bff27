import type { DatabaseSync } from "node:sqlite";
import { SCHEMES } from "../identifiers/provision.ts";
import type { CodeContent } from "../model/content.ts";
import type { ProvisionRecord } from "../model/provision-records.ts";
import type { SectionRecord } from "../model/section-record.ts";
import type { StoredCodeCollection } from "../model/stored-corpus.ts";
import { codeMaps, placedSection } from "./code-maps.ts";
import { codeMeta } from "./code-meta.ts";
import { collectionFacts } from "./collection-facts.ts";
import type { CompileOptions } from "./compile-options.ts";
import type { CollectionFacts } from "./corpus.ts";
import { contentHash, corpusVersion } from "./corpus-version.ts";
import { documentInserter } from "./document-inserter.ts";
import { insertCollection } from "./insert-collection.ts";
import { constitutionMap, provisionRecords } from "./provision-records.ts";
import { runMembers } from "./run-members.ts";
import { sectionRecords } from "./section-records.ts";
import { changeDays } from "./section-versions.ts";

/** Compiles the Code into an open, empty store: documents, versions, aliases, maps, facts. */
export function compileCode(
  db: DatabaseSync,
  collection: StoredCodeCollection,
  content: CodeContent,
  options: CompileOptions,
): { facts: CollectionFacts; changeDays: string[] } {
  const { asOf, roots } = options;
  const records = sectionRecords(content.sections, { asOf, roots, collection, titles: content.titles });
  insertSections(db, records);
  insertAliases(db, records);

  const places = records.map(placedSection);
  const constitutions = SCHEMES.flatMap((scheme) => {
    const facts = collection.constitutions[scheme];
    if (facts === undefined) return [];
    const own = content.provisions.filter((provision) => provision.scheme === scheme);
    const provisions = provisionRecords(own, facts, roots);
    insertProvisions(db, scheme, provisions);
    return [constitutionMap(scheme, provisions, facts, roots)];
  });
  const maps = codeMaps(content.titles, places, constitutions, roots);
  const map = db.prepare("INSERT INTO map (collection, key, record) VALUES ('code', ?, ?)");
  map.run("tree", JSON.stringify(maps.tree));
  for (const title of maps.titles) map.run(`title-${title.title}`, JSON.stringify(title));
  for (const chapter of maps.chapters)
    map.run(`title-${chapter.title}/chapter-${chapter.chapter}`, JSON.stringify(chapter));
  for (const constitution of constitutions)
    map.run(`constitution-${constitution.scheme}`, JSON.stringify(constitution));

  const days = content.sections.flatMap(changeDays);
  const version = corpusVersion(collection, content.titles, [...content.sections, ...content.provisions]);
  const meta = codeMeta({
    corpusVersion: version,
    collection,
    content,
    records,
    maps,
    constitutions,
    options,
    changeDays: days,
  });
  const count = records.length + content.provisions.length;
  const facts = collectionFacts("code", collection, { corpusVersion: version, count });
  insertCollection(db, facts, meta);
  return { facts, changeDays: days };
}

function insertSections(db: DatabaseSync, records: readonly SectionRecord[]): void {
  const insert = documentInserter(db, "ocga");
  for (const record of records) {
    const { versions, ...rest } = record;
    const split = versions.map(({ text, ...facts }) => ({ facts, text }));
    insert(record.citation, contentHash(record), rest, split);
  }
}

function insertProvisions(db: DatabaseSync, scheme: string, records: readonly ProvisionRecord[]): void {
  const insert = documentInserter(db, scheme);
  for (const record of records) {
    const { text, ...rest } = record;
    insert(record.slug, contentHash(record), rest, [{ facts: {}, text }]);
  }
}

/** A citation inside a reserved run leads to the run, unless a section of its own or an earlier run has it. */
function insertAliases(db: DatabaseSync, records: readonly SectionRecord[]): void {
  const own = new Set(records.map((record) => record.citation));
  const alias = db.prepare("INSERT OR IGNORE INTO alias (list, written, key) VALUES ('ocga', ?, ?)");
  for (const { citation, through } of records) {
    if (through === null) continue;
    for (const member of runMembers(citation, through)) if (!own.has(member)) alias.run(member, citation);
  }
}
