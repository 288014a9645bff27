import type { EngineModule } from "./engine.ts";

/** The engines that are compared, each loaded alone by the process that measures it. */
export const ENGINES = {
  ours: () => import("./our-search.ts"),
  fts5: () => import("./bare-fts.ts"),
  fts5_without_snippets: () => import("./bare-fts-without-snippets.ts"),
  minisearch: () => import("./mini-search.ts"),
  pagefind: () => import("./pagefind.ts"),
} satisfies Record<string, () => Promise<EngineModule>>;

/** The name of an engine. */
export type EngineName = keyof typeof ENGINES;
