import { readFileSync } from "node:fs";
import { ENGINES, type EngineName } from "./engines/engines.ts";
import { anonymousBytes } from "./memory-in-use.ts";

/** Figures of one engine in a process of its own: milliseconds of a search, and mebibytes after all of them. */
export type EngineFigures = {
  first_answer_ms: number;
  p50: number;
  p95: number;
  p99: number;
  per_s: number;
  anonymous_mebibytes: number | null;
};

/** Run by `bench -- search`: opens the engine and index named, asks the queries of the standard input, writes its figures. */
const [name, path = ""] = process.argv.slice(2);
const { queries, rounds, limit } = JSON.parse(readFileSync(0, "utf8")) as {
  queries: string[];
  rounds: number;
  limit: number;
};
const engine = await (await ENGINES[name as EngineName]()).open(path);
await engine(queries[0] ?? "", limit);
const first_answer_ms = Math.round(performance.now());
const least = await leastTimes();
process.stdout.write(JSON.stringify({ first_answer_ms, ...speedOf(least), anonymous_mebibytes: mebibytes() }));
process.exit(0);

/** The least time of each query: other work on the machine can only add to it. */
async function leastTimes(): Promise<number[]> {
  const times = new Array<number>(queries.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, query] of queries.entries()) {
      const start = performance.now();
      await engine(query, limit);
      times[at] = Math.min(times[at] ?? 0, performance.now() - start);
    }
  }
  return times;
}

function speedOf(times: readonly number[]): Pick<EngineFigures, "p50" | "p95" | "p99" | "per_s"> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const seconds = times.reduce((sum, each) => sum + each, 0) / 1000;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), per_s: Math.round(times.length / seconds) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function mebibytes(): number | null {
  const bytes = anonymousBytes("self");
  return bytes === null ? null : Math.round(bytes / 2 ** 20);
}
