import { availableParallelism } from "node:os";
import type { ActsResponse, SearchResponse } from "../../src/model/search-records.ts";
import type { SearchRequest } from "../../src/search/search-index.ts";
import { BoundedThreads, type ThreadBounds } from "../threads/bounded-threads.ts";
import type { Outcome } from "../threads/outcome.ts";
import type { ActsRequest, SearchTask, SearchTaskResult } from "./search-task.ts";

/** One processor is left to reads, where there is more than one. The threads stay, since searches come all the time. */
const BOUNDS: ThreadBounds = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 32,
  patience: 2_000,
  heapMegabytes: 64,
  idle: Number.POSITIVE_INFINITY,
  worker: new URL("./search-worker.ts", import.meta.url),
};

/** The searches of one release. */
export class ReleaseSearches {
  readonly #store: string;
  readonly #threads: BoundedThreads<SearchTask, SearchTaskResult>;

  /** `store` is the compiled store, opened by the threads alone. */
  constructor(store: string, bounds: Partial<ThreadBounds> = {}) {
    this.#store = store;
    this.#threads = new BoundedThreads(store, { ...BOUNDS, ...bounds });
  }

  /** Searches a collection. Rejects only with an error of the search itself, which is a bug. */
  async search(request: SearchRequest): Promise<Outcome<SearchResponse>> {
    return (await this.#threads.run({ kind: "search", store: this.#store, request })) as Outcome<SearchResponse>;
  }

  /** Reads the short-title index. */
  async acts(request: ActsRequest): Promise<Outcome<ActsResponse>> {
    return (await this.#threads.run({ kind: "acts", store: this.#store, request })) as Outcome<ActsResponse>;
  }

  /** Opens the store in a thread, so that the first search need not wait for that. */
  warm(): Promise<void> {
    return this.#threads.warm();
  }

  /** Does so, and rejects where the store is damaged. */
  check(): Promise<void> {
    return this.#threads.check();
  }

  /** Ends the threads. No search may be running or come after. */
  close(): Promise<void> {
    return this.#threads.close();
  }
}
