import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { compileCorpus } from "../../src/corpus/compile-corpus.ts";
import type { SectionRecord } from "../../src/model/section-record.ts";
import { compileSearch } from "../../src/search/compile/compile-search.ts";
import { formatProblem } from "../../src/store/problem.ts";
import { readContent } from "../../src/store/read-content.ts";
import { CommandError } from "../command-line.ts";

/** A store compiled with its search indexes, in a folder that `dispose` removes. */
export type TemporarySearch = Disposable & { file: string; folder: string };

/** A section as the engines of a comparison index it: what is in force. */
export type PlainSection = { id: number; citation: string; heading: string; text: string };

/** Compiles a content folder's store and indexes, and nothing else. */
export function temporarySearch(content: string): TemporarySearch {
  const read = readContent(resolve(content));
  if (read.kind === "problems") throw new CommandError(read.problems.map(formatProblem).join("\n"));
  const folder = mkdtempSync(join(tmpdir(), "bench-search-"));
  const file = join(folder, "corpus.sqlite");
  const roots = { api: "http://localhost:8787/api", site: "http://localhost:8788", mcp: "http://localhost:8787/mcp" };
  compileCorpus(file, read.content, { asOf: "2026-01-01", roots });
  compileSearch(file);
  return { file, folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The sections in force, in printed order. */
export function plainSections(file: string): PlainSection[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db
    .prepare(
      `SELECT document.id, record, text FROM document JOIN version ON version.document = document.id
       WHERE list = 'ocga' AND version.position = 0 ORDER BY document.id`,
    )
    .all() as { id: number; record: string; text: string }[];
  db.close();
  return rows.flatMap(({ id, record, text }) => {
    const { citation, catchline, status, in_force_now } = JSON.parse(record) as SectionRecord;
    return status === "active" && in_force_now ? [{ id, citation, heading: catchline, text }] : [];
  });
}
