import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { openSearch } from "../../src/search/open-search.ts";
import type { BenchOptions } from "./benchmarks.ts";
import { codeSearch } from "./code-search.ts";
import { bareFts, miniSearch } from "./reference-engines.ts";
import { plainSections, type TemporarySearch, temporarySearch } from "./temporary-search.ts";

/** Queries of a run. */
const QUERIES = 500;
/** Times that everything is asked; the least time of a query counts, so that other work on the machine does less. */
const ROUNDS = 3;
const EVALUATION = "../shared/eval/code-crossrefs.json";

type Speed = { p50: number; p95: number; p99: number; per_s: number };
type Process = { first_answer_ms: number; anonymous_mebibytes: number };

/** Milliseconds of a search with 20 hits and their snippets, next to plain FTS5 and MiniSearch over the same sections. */
export async function benchSearch({ content }: BenchOptions): Promise<Record<string, unknown>> {
  using search = temporarySearch(content);
  const queries = someQueries(search.file);
  const sections = plainSections(search.file);
  const bare = join(search.folder, "bare.sqlite");
  const index = openSearch(search.file);
  const ours = speedOf((q) => codeSearch(index, q, 20), queries);
  index.close();
  const withSnippets = bareFts(bare, sections, true);
  const fts5 = speedOf((q) => withSnippets(q, 20), queries);
  const withoutSnippets = bareFts(bare, sections, false);
  const plain = speedOf((q) => withoutSnippets(q, 20), queries);
  const mini = miniSearch(sections);
  const minisearch = speedOf((q) => mini(q, 20), queries);
  return {
    sections: sections.length,
    queries: queries.length,
    ours,
    first_start: inProcess(search, queries),
    later_start: inProcess(search, queries),
    fts5,
    fts5_without_snippets: plain,
    minisearch,
    p99_to_fts5: ratio(ours.p99, fts5.p99),
    p99_to_fts5_without_snippets: ratio(ours.p99, plain.p99),
    p99_to_minisearch: ratio(ours.p99, minisearch.p99),
    pagefind: "not installed: it indexes HTML pages for browsers and has no library for a server",
  };
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

function speedOf(ask: (query: string) => unknown, queries: readonly string[]): Speed {
  const least = new Array<number>(queries.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, query] of queries.entries()) {
      const start = performance.now();
      ask(query);
      least[at] = Math.min(least[at] ?? 0, performance.now() - start);
    }
  }
  const sorted = least.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const seconds = least.reduce((sum, each) => sum + each, 0) / 1000;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), per_s: Math.round(queries.length / seconds) };
}

/**
 * A process of its own that opens the index: until its first answer, and its anonymous memory after all queries. The second
 * of them finds what Node compiled for the first, as a server that is started again does.
 */
function inProcess({ file, folder }: TemporarySearch, queries: readonly string[]): Process {
  const script = fileURLToPath(new URL("./search-process.ts", import.meta.url));
  const output = execFileSync(process.execPath, [script, file], {
    encoding: "utf8",
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, "compiled") },
    input: JSON.stringify({ queries }),
  });
  return JSON.parse(output) as Process;
}

function ratio(a: number, b: number): number {
  return round(a / b);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
