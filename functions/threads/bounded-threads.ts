import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { ended, type Outcome, refused } from "./outcome.ts";
import { Turns } from "./turns.ts";

/** Bounds of work in threads; times are in milliseconds. */
export type ThreadBounds = {
  /** Tasks that run at once, each in a thread of its own. */
  threads: number;
  /** Tasks that wait for a thread. */
  waiting: number;
  /** How long one waits, and how long one runs. */
  patience: number;
  /** The most that a thread may keep on its heap; a store that it opens is not on it. */
  heapMegabytes: number;
  /** How long a thread stays that has nothing to do. */
  idle: number;
  /** The file that a thread runs: it exports `answerTask(task)`. */
  worker: URL;
};

/** What every worker is asked first: to open the store, and nothing else; or to look through it for damage as well. */
export type OpenTask = { kind: "open" | "check"; store: string };

/** How long the first thread may take to start and to open the store, in milliseconds: no task is blamed for that. */
const STARTING = 10_000;
/** What a thread keeps for new objects, in megabytes: little of what it makes lives. */
const YOUNG_MEGABYTES = 4;

/**
 * Work on one store that may block, in threads that start with the first of it. It cannot be interrupted: when its time is
 * over the thread is ended, and another takes its place.
 */
export class BoundedThreads<Task extends { store: string }, Result> {
  readonly #store: string;
  readonly #bounds: ThreadBounds;
  readonly #turns: Turns;
  #pool: Piscina<Task | OpenTask, Result> | null = null;
  #opened: Promise<unknown> | null = null;
  /** Why a thread did not start, when that is what tasks wait for. */
  #failure: Error | null = null;

  /** `store` is the compiled store, opened by the threads alone. */
  constructor(store: string, bounds: ThreadBounds) {
    this.#store = store;
    this.#bounds = bounds;
    this.#turns = new Turns(bounds.threads, { most: bounds.waiting, patience: bounds.patience });
  }

  /** Runs a task within the bounds. Rejects only with an error of the task itself, which is a bug. */
  async run(task: Task | OpenTask): Promise<Outcome<Result>> {
    const turn = await this.#turns.take();
    if (turn !== "taken") return refused(turn);
    try {
      await this.#started();
      const signal = AbortSignal.timeout(this.#bounds.patience);
      return { kind: "found", value: await this.#threads().run(task, { signal }) };
    } catch (error) {
      if (this.#failure !== null) throw this.#failure;
      return ended(error as NodeJS.ErrnoException);
    } finally {
      this.#turns.give();
    }
  }

  /** Starts a thread and lets it open the store, so that the first task need not wait for that. */
  async warm(): Promise<void> {
    await this.run({ kind: "open", store: this.#store });
  }

  /** Does so, and rejects where the store is damaged. One that is too large to be looked through in time counts as whole. */
  async check(): Promise<void> {
    await this.run({ kind: "check", store: this.#store });
  }

  /** Ends the threads. No task may be running or come after. */
  async close(): Promise<void> {
    await this.#pool?.destroy();
    this.#pool = null;
    this.#opened = null;
  }

  /** Waits for the first thread; one that does not start is tried again by the next task. */
  async #started(): Promise<void> {
    const task: OpenTask = { kind: "open", store: this.#store };
    this.#opened ??= this.#threads().run(task, { signal: AbortSignal.timeout(STARTING) });
    try {
      await this.#opened;
    } catch (error) {
      this.#opened = null;
      throw error;
    }
  }

  #threads(): Piscina<Task | OpenTask, Result> {
    if (this.#pool !== null) return this.#pool;
    const { threads, heapMegabytes, idle, worker } = this.#bounds;
    this.#pool = new Piscina({
      filename: fileURLToPath(worker),
      name: "answerTask",
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idle,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    // A task is told of what it fails of; this is of threads that fail without one.
    this.#pool.on("error", (error: Error) => (this.#failure = error));
    return this.#pool;
  }
}
