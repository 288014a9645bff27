import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StoredOpinion } from "../../model/stored-opinion.ts";
import type { Fields } from "../courtlistener/find-records.ts";

/** A record as it was found. `parent` is what it belongs to: the cluster of an opinion, the file of a case. */
export type ScratchRecord = {
  readonly kind: string;
  readonly id: string;
  readonly parent: string;
  /** Of two records with one id the one with the greater weight stays: text before none, newer before older. */
  readonly weight: string;
  readonly body: object;
};

/** Keeps records and documents on disk while an import runs: a state's opinions do not fit into memory. */
export type ScratchStore = Disposable & {
  /** False when there was a record of this kind and id before. */
  putRecord(record: ScratchRecord): boolean;
  record(kind: string, id: string): Fields | null;
  ids(kind: string): string[];
  childrenOf(kind: string, parent: string): string[];
  putDocument(opinion: StoredOpinion): void;
  document(cluster: string): StoredOpinion;
};

/** Opens an empty store in a folder of its own below `folder`; both go away with it. */
export function createScratchStore(folder: string): ScratchStore {
  const place = mkdtempSync(join(folder, "opinions-"));
  const database = new DatabaseSync(join(place, "scratch.sqlite"));
  database.exec(`
    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN;
    CREATE TABLE records (kind TEXT, id TEXT, parent TEXT, weight TEXT, body TEXT, PRIMARY KEY (kind, id)) WITHOUT ROWID;
    CREATE INDEX parents ON records (kind, parent);
    CREATE TABLE documents (cluster TEXT PRIMARY KEY, body TEXT) WITHOUT ROWID;
  `);
  const known = database.prepare("SELECT weight FROM records WHERE kind = ? AND id = ?");
  const put = database.prepare("INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?)");
  const get = database.prepare("SELECT body FROM records WHERE kind = ? AND id = ?");
  const ids = database.prepare("SELECT id FROM records WHERE kind = ? ORDER BY id");
  const children = database.prepare("SELECT id FROM records WHERE kind = ? AND parent = ? ORDER BY id");
  const putDocument = database.prepare("INSERT OR REPLACE INTO documents VALUES (?, ?)");
  const getDocument = database.prepare("SELECT body FROM documents WHERE cluster = ?");
  return {
    putRecord({ kind, id, parent, weight, body }) {
      const before = known.get(kind, id)?.["weight"];
      if (before === undefined || weight >= String(before)) put.run(kind, id, parent, weight, JSON.stringify(body));
      return before === undefined;
    },
    record(kind, id) {
      const row = get.get(kind, id);
      return row === undefined ? null : (JSON.parse(String(row["body"])) as Fields);
    },
    ids: (kind) => ids.all(kind).map((row) => String(row["id"])),
    childrenOf: (kind, parent) => children.all(kind, parent).map((row) => String(row["id"])),
    putDocument: (opinion) => void putDocument.run(opinion.cluster_id, JSON.stringify(opinion)),
    document(cluster) {
      const row = getDocument.get(cluster);
      if (row === undefined) throw new Error(`no document of cluster ${cluster}`);
      return JSON.parse(String(row["body"])) as StoredOpinion;
    },
    [Symbol.dispose]() {
      database.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
