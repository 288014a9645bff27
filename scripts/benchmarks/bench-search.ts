import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { SERVER_FLAGS } from "../server-flags.mjs";
import type { BenchOptions } from "./benchmarks.ts";
import { ENGINES, type EngineName } from "./engines/engines.ts";
import type { EngineFigures } from "./search-process.ts";
import { servedSearch } from "./served-search.ts";
import { temporaryRelease } from "./temporary-release.ts";
import { plainSections } from "./temporary-search.ts";

/** Queries of a run, and how many hits with their snippets each asks for. */
const QUERIES = 500;
const LIMIT = 20;
/** Times that everything is asked; the least time of a query counts. */
const ROUNDS = 3;
const EVALUATION = "../shared/eval/code-crossrefs.json";

/**
 * Milliseconds of a search, memory and the time to the first answer, next to other engines over the same sections, each in a
 * process of its own; and a server's, with what its searches do to its reads.
 */
export async function benchSearch({ content, seconds }: BenchOptions): Promise<Record<string, unknown>> {
  using release = await temporaryRelease(content);
  const store = join(release.result.folder, "corpus.sqlite");
  const queries = someQueries(store);
  const sections = plainSections(store);
  const folder = mkdtempSync(join(tmpdir(), "bench-search-"));
  try {
    const figures = new Map<EngineName, EngineFigures & { first_start_ms: number }>();
    for (const name of Object.keys(ENGINES) as EngineName[]) {
      const path = name === "ours" ? store : join(folder, name);
      await (await ENGINES[name]()).write(path, sections);
      const measure = (rounds: number) => inProcess({ name, path, folder, queries, rounds });
      const { first_answer_ms: first_start_ms } = measure(0);
      figures.set(name, { first_start_ms, ...measure(ROUNDS) });
    }
    const p99 = (name: EngineName) => figures.get(name)?.p99 ?? Number.NaN;
    return {
      sections: sections.length,
      queries: queries.length,
      ...Object.fromEntries(figures),
      p99_to_fts5: ratio(p99("ours"), p99("fts5")),
      p99_to_fts5_without_snippets: ratio(p99("ours"), p99("fts5_without_snippets")),
      p99_to_minisearch: ratio(p99("ours"), p99("minisearch")),
      p99_to_pagefind: ratio(p99("ours"), p99("pagefind")),
      served: await servedSearch({ dist: release.dist, folder, queries, citations: sections, seconds }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Cross references where they are there, then single words of many documents. */
function someQueries(file: string): string[] {
  const evaluation = resolve(process.env["EVAL"] ?? EVALUATION);
  const judged = existsSync(evaluation) ? (JSON.parse(readFileSync(evaluation, "utf8")) as { q: string }[]) : [];
  const db = new DatabaseSync(file, { readOnly: true });
  const words = db
    .prepare(
      "SELECT word FROM search_code_word WHERE length(word) > 3 AND word >= 'a' ORDER BY documents DESC, word LIMIT ?",
    )
    .all(QUERIES)
    .map((row) => row["word"] as string);
  db.close();
  return [...judged.map(({ q }) => q.slice(0, 300)), ...words].slice(0, QUERIES);
}

type Run = { name: EngineName; path: string; folder: string; queries: readonly string[]; rounds: number };

/** A process of its own, with the memory settings of a server; what Node compiled for one is there for the next. */
function inProcess({ name, path, folder, queries, rounds }: Run): EngineFigures {
  const script = fileURLToPath(new URL("./search-process.ts", import.meta.url));
  const output = execFileSync(process.execPath, [...SERVER_FLAGS, script, name, path], {
    encoding: "utf8",
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, "compiled") },
    input: JSON.stringify({ queries, rounds, limit: LIMIT }),
  });
  return JSON.parse(output) as EngineFigures;
}

function ratio(a: number, b: number): number {
  return Math.round((a / b) * 100) / 100;
}
