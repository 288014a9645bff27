import { openBareFts } from "./bare-fts.ts";
import type { Engine } from "./engine.ts";

export { write } from "./bare-fts.ts";

/** Plain FTS5 that gives citations alone. */
export function open(path: string): Engine {
  return openBareFts(path, false);
}
