import { readFileSync } from "node:fs";
import { openSearch } from "../../src/search/open-search.ts";

/** Run by `bench -- search`: opens the index named first, asks the queries of the standard input, writes figures as JSON. */
const { queries } = JSON.parse(readFileSync(0, "utf8")) as { queries: string[] };
const index = openSearch(process.argv[2] ?? "");
const request = { collection: "code", title: null, chapter: null, status: "active", scheme: "ocga" } as const;
index.search({ ...request, q: queries[0] ?? "", limit: 20, headings: false });
const first_answer_ms = Math.round(performance.now());
for (const q of queries) index.search({ ...request, q, limit: 20, headings: false });
process.stdout.write(JSON.stringify({ first_answer_ms, anonymous_mebibytes: anonymousMebibytes() }));

/** What the process holds that is not a mapped file, as Linux counts it; null elsewhere. */
function anonymousMebibytes(): number | null {
  try {
    const status = readFileSync("/proc/self/status", "utf8");
    return Math.round(Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024);
  } catch {
    return null;
  }
}
