import { DatabaseSync } from "node:sqlite";
import type { PublicRoots } from "../contract/addresses.ts";
import { type Citation, compareCitations } from "../identifiers/citation.ts";
import type { ProvisionSlug } from "../identifiers/provision.ts";
import type { ConstitutionRecord, ProvisionRecord } from "../model/provision-records.ts";
import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import type { CodeMeta } from "../model/service-records.ts";
import type { ChapterRecord, TitleRecord, TreeRecord } from "../model/tree-records.ts";
import { openBillShelf } from "./bills/open-bill-shelf.ts";
import type { ArtifactEntry, CollectionFacts, Corpus } from "./corpus.ts";
import { openOpinionShelf } from "./opinions/open-opinion-shelf.ts";
import { nearestIn, nearestProvisionsIn, spanOf } from "./printed-order.ts";
import { STORE_LAYOUT } from "./schema.ts";

/** Opens a compiled store for reading. Throws when it is missing, not a store, or of another layout. */
export function openCorpus(file: string): Corpus {
  const db = new DatabaseSync(file, { readOnly: true });
  db.exec("PRAGMA mmap_size = 1073741824; PRAGMA query_only = ON;");
  const value = <T>(name: string): T =>
    parse<T>(db.prepare("SELECT value FROM fact WHERE name = ?").get(name), "value") as T;
  if (value<number>("layout") !== STORE_LAYOUT) {
    db.close();
    throw new Error(`${file} was compiled by another version of this project: build it again`);
  }
  const document = db.prepare("SELECT id, record FROM document WHERE list = ? AND key = ?");
  const versions = db.prepare("SELECT facts, text FROM version WHERE document = ? ORDER BY position");
  const map = db.prepare("SELECT record FROM map WHERE collection = 'code' AND key = ?");
  const alias = db.prepare("SELECT key FROM alias WHERE list = 'ocga' AND written = ?");
  const artifact = db.prepare("SELECT path, etag, bytes, type FROM artifact WHERE path = ?");
  const keys = <K extends string>(list: string): K[] =>
    db
      .prepare("SELECT key FROM document WHERE list = ? ORDER BY position")
      .all(list)
      .map((row) => row["key"] as K);
  const citations = keys<Citation>("ocga");
  const provisions = { ga: keys<ProvisionSlug>("ga"), us: keys<ProvisionSlug>("us") };
  const stored = (list: string, key: string) => {
    const found = document.get(list, key) as { id: number; record: string } | undefined;
    if (found === undefined) return null;
    return { record: found.record, rows: versions.all(found.id) as { facts: string; text: string }[] };
  };

  const collections = db
    .prepare("SELECT facts FROM collection ORDER BY position")
    .all()
    .map((row) => parse<CollectionFacts>(row, "facts") as CollectionFacts);

  return {
    asOf: value<string>("asOf"),
    nextChange: value<string | null>("nextChange"),
    roots: value<PublicRoots>("roots"),
    bills: openBillShelf(db),
    opinions: openOpinionShelf(db),
    collections: () => collections,
    section(citation) {
      const found = stored("ocga", citation);
      return found === null ? null : withVersions(found.record, found.rows);
    },
    citations: () => citations,
    codeAlias: (written) => (alias.get(written) as { key: Citation } | undefined)?.key ?? null,
    codeAliases: () =>
      db
        .prepare("SELECT written, key FROM alias WHERE list = 'ocga' ORDER BY written")
        .all()
        .map((row) => [row["written"] as string, row["key"] as Citation]),
    nearestSections: (citation, limit) => nearestIn(citations, citation, limit),
    sectionsBetween(from, to, limit) {
      const [start, end] = spanOf(citations, from, to);
      return compareCitations(from, to) > 0 ? [] : citations.slice(start, Math.min(end, start + limit));
    },
    provision(scheme, slug) {
      const found = stored(scheme, slug);
      return found === null ? null : withText(found.record, found.rows[0]?.text ?? "");
    },
    provisions: (scheme) => provisions[scheme],
    nearestProvisions: (scheme, slug, limit) => nearestProvisionsIn(provisions[scheme], scheme, slug, limit),
    constitution: (scheme) => parse<ConstitutionRecord>(map.get(`constitution-${scheme}`), "record"),
    tree: () =>
      parse<TreeRecord>(map.get("tree"), "record") ?? {
        titles: [],
        constitutions: [],
        title_count: 0,
        section_count: 0,
      },
    title: (title) => parse<TitleRecord>(map.get(`title-${title}`), "record"),
    chapter: (title, chapter) => parse<ChapterRecord>(map.get(`title-${title}/chapter-${chapter}`), "record"),
    codeMeta: () => parse<CodeMeta>(db.prepare("SELECT meta FROM collection WHERE name = 'code'").get(), "meta"),
    artifact: (path) => (artifact.get(path) as ArtifactEntry | undefined) ?? null,
    close: () => db.close(),
  };
}

/** A record with its versions back in their place among the fields, each text back in its version. */
function withVersions(record: string, rows: readonly { facts: string; text: string }[]): SectionRecord {
  const { previous, next, ...rest } = JSON.parse(record) as Omit<SectionRecord, "versions">;
  const versions = rows.map(({ facts, text }) => {
    const { subsections, notes, ...head } = JSON.parse(facts) as Omit<SectionVersion, "text">;
    return { ...head, text, subsections, notes };
  });
  return { ...rest, versions, previous, next };
}

/** A provision's record with its text back in its place among the fields. */
function withText(record: string, text: string): ProvisionRecord {
  const { subsections, notes, previous, next, ...head } = JSON.parse(record) as Omit<ProvisionRecord, "text">;
  return { ...head, text, subsections, notes, previous, next };
}

function parse<T>(row: Record<string, unknown> | undefined, column: string): T | null {
  return row === undefined ? null : (JSON.parse(row[column] as string) as T);
}
