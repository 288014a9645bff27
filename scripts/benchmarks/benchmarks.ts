import { benchBuild } from "./bench-build.ts";
import { benchReads } from "./bench-reads.ts";

/** How a benchmark is asked for: the content folder, and the seconds that one load runs. */
export type BenchOptions = { content: string; seconds: number };

/** A benchmark measures against a reference in the same run: absolute times drift from machine to machine. */
export type Benchmark = { what: string; run: (options: BenchOptions) => Promise<Record<string, unknown>> };

/** Every benchmark by name. */
export const BENCHMARKS: ReadonlyMap<string, Benchmark> = new Map([
  ["build", { what: "a build without pages, next to plainly writing the files it writes", run: benchBuild }],
  [
    "reads",
    { what: "reads of artifacts over HTTP, next to a bare node:http server with the same bytes", run: benchReads },
  ],
]);
