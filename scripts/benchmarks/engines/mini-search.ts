import { readFileSync, writeFileSync } from "node:fs";
import MiniSearch from "minisearch";
import type { PlainSection } from "../temporary-search.ts";
import type { Engine } from "./engine.ts";

/** MiniSearch over catchline (counting three times) and text, as it comes. It makes no snippets. */
const OPTIONS = { fields: ["heading", "text"], storeFields: ["citation"] };

/** Writes the index as the JSON that MiniSearch loads. */
export function write(path: string, sections: readonly PlainSection[]): void {
  const index = new MiniSearch<PlainSection>(OPTIONS);
  index.addAll(sections);
  writeFileSync(path, JSON.stringify(index));
}

/** Loads it. */
export function open(path: string): Engine {
  const index = MiniSearch.loadJSON<PlainSection>(readFileSync(path, "utf8"), OPTIONS);
  return (query, limit) =>
    index
      .search(query, { boost: { heading: 3 } })
      .slice(0, limit)
      .map((result) => String(result["citation"]));
}
