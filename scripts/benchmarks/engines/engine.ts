import type { PlainSection } from "../temporary-search.ts";

/** Citations for a query, best first. */
export type Engine = (query: string, limit: number) => string[] | Promise<string[]>;

/** A search engine of a comparison: an index that is written to a path (a file or a folder), and the engine opened from it. */
export type EngineModule = {
  /** Writes the index, unless it is there. */
  write(path: string, sections: readonly PlainSection[]): void | Promise<void>;
  open(path: string): Engine | Promise<Engine>;
};
