import { BoundedThreads, type ThreadBounds } from "../threads/bounded-threads.ts";
import type { Outcome } from "../threads/outcome.ts";
import type { DraftTask } from "./draft-task.ts";

/** One at a time, beside the searches: none waits for a draft. The thread ends when no draft comes. */
const BOUNDS: ThreadBounds = {
  threads: 1,
  waiting: 8,
  patience: 10_000,
  heapMegabytes: 96,
  idle: 10_000,
  worker: new URL("./draft-worker.ts", import.meta.url),
};

/** The checks of drafts against one release. */
export class ReleaseDrafts {
  readonly #store: string;
  readonly #threads: BoundedThreads<DraftTask, string | null>;

  /** `store` is the compiled store, opened by the thread alone. */
  constructor(store: string, bounds: Partial<ThreadBounds> = {}) {
    this.#store = store;
    this.#threads = new BoundedThreads(store, { ...BOUNDS, ...bounds });
  }

  /** Checks a draft and gives the body of the answer. Rejects only with an error of the check itself, which is a bug. */
  async check(text: string): Promise<Outcome<string>> {
    return (await this.#threads.run({ kind: "draft", store: this.#store, text })) as Outcome<string>;
  }

  /** Ends the thread. No draft may be under way or come after. */
  close(): Promise<void> {
    return this.#threads.close();
  }
}
