import type { DatabaseSync } from "node:sqlite";
import { CODE_STATUSES } from "../model/code-status.ts";
import type { CodeContent } from "../model/content.ts";
import type { SectionRecord } from "../model/section-record.ts";
import type { CodeMeta } from "../model/service-records.ts";
import type { StoredCollection } from "../model/stored-corpus.ts";
import type { StoredSection } from "../model/stored-section.ts";
import { codeMaps, placedSection } from "./code-maps.ts";
import type { CompileOptions } from "./compile-options.ts";
import type { CollectionFacts } from "./corpus.ts";
import { codeCorpusVersion, contentHash } from "./corpus-version.ts";
import { runMembers } from "./run-members.ts";
import { sectionRecords } from "./section-records.ts";
import { changeDays, versionsOn } from "./section-versions.ts";

/** Compiles the Code into an open, empty store: documents, versions, aliases, maps, facts. */
export function compileCode(
  db: DatabaseSync,
  collection: StoredCollection,
  content: CodeContent,
  { asOf, roots }: CompileOptions,
): { facts: CollectionFacts; changeDays: string[] } {
  const records = sectionRecords(content.sections, { asOf, roots, collection, titles: content.titles });
  insertSections(db, records);
  insertAliases(db, records);

  const stored = Map.groupBy(content.sections, (section) => section.citation);
  const places = records.map((record) => placedSection(record, placeOf(stored.get(record.citation) ?? [], asOf)));
  const maps = codeMaps(content.titles, places, roots);
  const map = db.prepare("INSERT INTO map (collection, key, record) VALUES ('code', ?, ?)");
  map.run("tree", JSON.stringify(maps.tree));
  for (const title of maps.titles) map.run(`title-${title.title}`, JSON.stringify(title));
  for (const chapter of maps.chapters)
    map.run(`title-${chapter.title}/chapter-${chapter.chapter}`, JSON.stringify(chapter));

  const facts: CollectionFacts = {
    collection: "code",
    corpusVersion: codeCorpusVersion(collection, content),
    releaseDate: collection.release_date,
    currentThrough: collection.current_through,
    coverage: collection.coverage,
    license: collection.license,
    specimen: collection.specimen,
    count: records.length,
  };
  const days = content.sections.flatMap(changeDays);
  const meta = codeMeta(
    facts,
    collection,
    records,
    maps.chapters.length,
    asOf,
    days.filter((day) => day > asOf).sort()[0] ?? null,
  );
  db.prepare("INSERT INTO collection (position, name, facts, meta) VALUES (0, 'code', ?, ?)").run(
    JSON.stringify(facts),
    JSON.stringify(meta),
  );
  return { facts, changeDays: days };
}

function placeOf(versions: readonly StoredSection[], asOf: string): string | null {
  return versionsOn(asOf, versions)[0]?.stored.under ?? null;
}

function insertSections(db: DatabaseSync, records: readonly SectionRecord[]): void {
  const document = db.prepare(
    "INSERT INTO document (id, collection, key, position, record, content_hash) VALUES (?, 'code', ?, ?, ?, ?)",
  );
  const version = db.prepare("INSERT INTO version (document, position, facts, text) VALUES (?, ?, ?, ?)");
  for (const [position, record] of records.entries()) {
    const { versions, ...rest } = record;
    document.run(position, record.citation, position, JSON.stringify(rest), contentHash(record));
    for (const [index, { text, ...facts }] of versions.entries())
      version.run(position, index, JSON.stringify(facts), text);
  }
}

/** A citation inside a reserved run leads to the run, unless a section of its own or an earlier run has it. */
function insertAliases(db: DatabaseSync, records: readonly SectionRecord[]): void {
  const own = new Set(records.map((record) => record.citation));
  const alias = db.prepare("INSERT OR IGNORE INTO alias (collection, written, key) VALUES ('code', ?, ?)");
  for (const { citation, through } of records) {
    if (through === null) continue;
    for (const member of runMembers(citation, through)) if (!own.has(member)) alias.run(member, citation);
  }
}

function codeMeta(
  facts: CollectionFacts,
  collection: StoredCollection,
  records: readonly SectionRecord[],
  chapters: number,
  asOf: string,
  nextChange: string | null,
): CodeMeta {
  const byStatus = Map.groupBy(records, (record) => record.status);
  return {
    collection: "code",
    corpus_version: facts.corpusVersion,
    specimen: collection.specimen,
    coverage: collection.coverage,
    qualifications: collection.qualifications,
    current_through: collection.current_through,
    release_date: collection.release_date,
    as_of: asOf,
    next_change: nextChange,
    counts: {
      titles: new Set(records.map((record) => record.title)).size,
      chapters,
      sections: records.length,
      versions: records.reduce((sum, record) => sum + record.versions.length, 0),
      by_status: Object.fromEntries(
        CODE_STATUSES.map((status) => [status, byStatus.get(status)?.length ?? 0]),
      ) as CodeMeta["counts"]["by_status"],
    },
    license: collection.license,
    attribution: collection.attribution,
    sources: collection.sources,
  };
}
