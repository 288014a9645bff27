import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { ActsResponse, SearchResponse } from "../../src/model/search-records.ts";
import type { SearchRequest } from "../../src/search/search-index.ts";
import { ended, refused, type SearchOutcome } from "./search-outcome.ts";
import type { ActsRequest, DraftTask, SearchTask, SearchTaskResult } from "./search-task.ts";
import { Turns } from "./turns.ts";

/** Bounds of the searches of one release; times are in milliseconds. */
export type SearchBounds = {
  /** Searches that run at once, each in a thread of its own. */
  threads: number;
  /** Searches that wait for a thread. */
  waiting: number;
  /** How long one waits, and how long one runs. */
  patience: number;
  /** The most that a thread may keep on its heap; the store itself is not on it. */
  heapMegabytes: number;
  /** How long a thread stays that has nothing to do. */
  idle: number;
  /** The file that a thread runs. */
  worker: URL;
};

const BOUNDS: SearchBounds = {
  threads: 2,
  waiting: 32,
  patience: 2_000,
  heapMegabytes: 64,
  idle: Number.POSITIVE_INFINITY,
  worker: new URL("./search-worker.ts", import.meta.url),
};

/** Drafts are checked one at a time, beside the searches: none waits for them. */
const DRAFT_BOUNDS: Partial<SearchBounds> = {
  threads: 1,
  waiting: 8,
  patience: 10_000,
  heapMegabytes: 96,
  idle: 10_000,
  worker: new URL("../verify/draft-worker.ts", import.meta.url),
};

/** How long the first thread may take to start and to open the store, in milliseconds: no search is blamed for that. */
const STARTING = 10_000;

/**
 * The searches of one release, in threads that start with the first search and stay. A search blocks its thread and cannot
 * be interrupted: when its time is over the thread is ended, and another takes its place.
 */
export class ReleaseSearches {
  readonly #store: string;
  readonly #bounds: SearchBounds;
  readonly #turns: Turns;
  #pool: Piscina<SearchTask | DraftTask, SearchTaskResult> | null = null;
  #drafts: ReleaseSearches | null = null;
  #opened: Promise<unknown> | null = null;
  /** Why a thread did not start, when that is what searches wait for. */
  #failure: Error | null = null;

  /** `store` is the compiled store, opened by the threads alone. */
  constructor(store: string, bounds: Partial<SearchBounds> = {}) {
    this.#store = store;
    this.#bounds = { ...BOUNDS, ...bounds };
    const { threads, waiting, patience } = this.#bounds;
    this.#turns = new Turns(threads, { most: waiting, patience });
  }

  /** Searches a collection. Rejects only with an error of the search itself, which is a bug. */
  search(request: SearchRequest): Promise<SearchOutcome<SearchResponse>> {
    return this.#run<SearchResponse>({ kind: "search", store: this.#store, request });
  }

  /** Reads the short-title index. */
  acts(request: ActsRequest): Promise<SearchOutcome<ActsResponse>> {
    return this.#run<ActsResponse>({ kind: "acts", store: this.#store, request });
  }

  /** Checks a draft, in a thread of its own, and gives the body of the answer. */
  draft(text: string): Promise<SearchOutcome<string>> {
    this.#drafts ??= new ReleaseSearches(this.#store, DRAFT_BOUNDS);
    return this.#drafts.#run<string>({ kind: "draft", store: this.#store, text });
  }

  /** Starts a thread and lets it open the store, so that the first search need not wait for that. */
  async warm(): Promise<void> {
    await this.#run({ kind: "open", store: this.#store });
  }

  /** Ends the threads. No search may be running or come after. */
  async close(): Promise<void> {
    await Promise.all([this.#pool?.destroy(), this.#drafts?.close()]);
    this.#pool = null;
    this.#opened = null;
  }

  async #run<T extends SearchTaskResult>(task: SearchTask | DraftTask): Promise<SearchOutcome<T>> {
    const turn = await this.#turns.take();
    if (turn !== "taken") return refused(turn);
    try {
      await this.#started();
      const signal = AbortSignal.timeout(this.#bounds.patience);
      return { kind: "found", value: (await this.#threads().run(task, { signal })) as T };
    } catch (error) {
      if (this.#failure !== null) throw this.#failure;
      return ended(error as NodeJS.ErrnoException);
    } finally {
      this.#turns.give();
    }
  }

  /** Waits for the first thread; one that does not start is tried again by the next search. */
  async #started(): Promise<void> {
    const task: SearchTask = { kind: "open", store: this.#store };
    this.#opened ??= this.#threads().run(task, { signal: AbortSignal.timeout(STARTING) });
    try {
      await this.#opened;
    } catch (error) {
      this.#opened = null;
      throw error;
    }
  }

  #threads(): Piscina<SearchTask | DraftTask, SearchTaskResult> {
    if (this.#pool !== null) return this.#pool;
    const { threads, heapMegabytes, idle, worker } = this.#bounds;
    this.#pool = new Piscina({
      filename: fileURLToPath(worker),
      name: "answerTask",
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idle,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 4 },
    });
    // A search is told of what it fails of; this is of threads that fail without one.
    this.#pool.on("error", (error: Error) => (this.#failure = error));
    return this.#pool;
  }
}
