import type { Turn } from "./turns.ts";

/**
 * Why work in a thread came to nothing: too much of it waits (`full`), no thread was free in time (`late`), it took too long
 * (`slow`) or too much memory (`large`).
 */
export type Refusal = "full" | "late" | "slow" | "large";

/** What work in a thread comes to. Closed: switch on `kind`. */
export type Outcome<T> = { kind: "found"; value: T } | { kind: "unavailable"; why: Refusal };

/** What work comes to that gets no thread. */
export function refused(turn: Exclude<Turn, "taken">): Outcome<never> {
  return { kind: "unavailable", why: turn };
}

/** What work that did not end by itself comes to; any other error is thrown on. */
export function ended(error: NodeJS.ErrnoException): Outcome<never> {
  if (error.name === "AbortError") return { kind: "unavailable", why: "slow" };
  if (error.code === "ERR_WORKER_OUT_OF_MEMORY") return { kind: "unavailable", why: "large" };
  throw error;
}
