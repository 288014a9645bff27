import type { SearchIndex } from "../../src/search/search-index.ts";

/** The Code's search as a reader finds it: what is in force. */
export function codeSearch(index: SearchIndex, q: string, limit: number): string[] {
  const request = { collection: "code", title: null, chapter: null, status: "active", scheme: "ocga" } as const;
  return index.search({ ...request, q: q.slice(0, 300), limit, headings: false }).hits.map(({ id }) => id);
}
