import { benchBuild } from "./bench-build.ts";
import { benchLimits } from "./bench-limits.ts";
import { benchReads } from "./bench-reads.ts";
import { benchRelevance } from "./bench-relevance.ts";
import { benchSearch } from "./bench-search.ts";
import { benchVerify } from "./bench-verify.ts";

/** How a benchmark is asked for: the content folder, and the seconds that one load runs. */
export type BenchOptions = { content: string; seconds: number };

/** A benchmark measures against a reference in the same run: absolute times drift from machine to machine. */
export type Benchmark = { what: string; run: (options: BenchOptions) => Promise<Record<string, unknown>> };

/** Every benchmark by name. */
export const BENCHMARKS: ReadonlyMap<string, Benchmark> = new Map([
  ["build", { what: "a build without pages, next to plainly writing the files it writes", run: benchBuild }],
  [
    "limits",
    {
      what: "counting requests in memory, next to a bare Map, and what a million callers leave behind",
      run: benchLimits,
    },
  ],
  [
    "reads",
    { what: "reads of artifacts over HTTP, next to a bare node:http server with the same bytes", run: benchReads },
  ],
  [
    "verify",
    {
      what: "checks of quotes, next to looking the document up and indexOf on text folded beforehand",
      run: benchVerify,
    },
  ],
  [
    "relevance",
    { what: "how often a search finds the right section, next to FTS5 and MiniSearch", run: benchRelevance },
  ],
  [
    "search",
    { what: "milliseconds of a search, next to FTS5 and MiniSearch over the same sections", run: benchSearch },
  ],
]);
