import type { SearchTask, SearchTaskResult } from "../../../functions/search/search-task.ts";
import { answerTask as realTask } from "../../../functions/search/search-worker.ts";
import type { OpenTask } from "../../../functions/threads/bounded-threads.ts";

/** A worker that does as a query says: `block 500` for so many milliseconds, `fail`, `fill` its heap; else it searches. */
export function answerTask(task: SearchTask | OpenTask): SearchTaskResult {
  const [verb, value] = task.kind === "search" ? task.request.q.split(" ") : [];
  if (verb === "block") {
    const end = performance.now() + Number(value);
    while (performance.now() < end);
  }
  if (verb === "fail") throw new Error("the search fails");
  if (verb === "fill") {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => index + kept.length));
  }
  return realTask(task);
}
