import { openSearch } from "../../../src/search/open-search.ts";
import type { SearchIndex } from "../../../src/search/search-index.ts";
import type { Engine } from "./engine.ts";

/** The path is that of a compiled store, which has its index already. */
export function write(): void {}

/** The Code's search as a server's thread has it. */
export function open(path: string): Engine {
  return codeSearch(openSearch(path));
}

/** The Code's search as a reader finds it: what is in force. */
export function codeSearch(index: SearchIndex): (query: string, limit: number) => string[] {
  const request = { collection: "code", title: null, chapter: null, status: "active", scheme: "ocga" } as const;
  return (query, limit) =>
    index.search({ ...request, q: query.slice(0, 300), limit, headings: false }).hits.map(({ id }) => id);
}
