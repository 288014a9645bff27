import { openSearch } from "../../src/search/open-search.ts";
import type { SearchIndex } from "../../src/search/search-index.ts";
import type { OpenTask } from "../threads/bounded-threads.ts";
import { refuseDamage } from "../threads/refuse-damage.ts";
import { yieldToReads } from "../threads/yield-to-reads.ts";
import type { SearchTask, SearchTaskResult } from "./search-task.ts";

yieldToReads();

let open: { store: string; index: SearchIndex } | null = null;

/** Runs in a thread of its own, where it may block; `bounded-threads.ts` ends the thread when that takes too long. */
export function answerTask(task: SearchTask | OpenTask): SearchTaskResult {
  open ??= { store: task.store, index: openSearch(task.store) };
  if (open.store !== task.store) throw new Error(`a worker of ${open.store} is asked about ${task.store}`);
  switch (task.kind) {
    case "search":
      return open.index.search(task.request);
    case "acts":
      return open.index.acts(task.request);
    case "open":
      return null;
    case "check":
      refuseDamage(task.store);
      return null;
    default:
      return task satisfies never;
  }
}
