import type { Turn } from "./turns.ts";

/** What a search comes to. Closed: switch on `kind`. */
export type SearchOutcome<T> = { kind: "found"; value: T } | { kind: "unavailable"; detail: string };

const FULL = "More searches are waiting than can be answered soon. Ask again in a second.";
const LATE = "No thread was free for this search in time. Ask again in a second.";
const SLOW = "This search took too long and was ended. Ask with fewer or rarer words, a longer prefix, or a filter.";
const LARGE = "This search took too much memory and was ended. Ask with fewer or rarer words, or a smaller limit.";

/** What a search comes to that gets no thread. */
export function refused(turn: Exclude<Turn, "taken">): SearchOutcome<never> {
  return { kind: "unavailable", detail: turn === "full" ? FULL : LATE };
}

/** What a search that did not end by itself comes to; any other error is thrown on. */
export function ended(error: NodeJS.ErrnoException): SearchOutcome<never> {
  if (error.name === "AbortError") return { kind: "unavailable", detail: SLOW };
  if (error.code === "ERR_WORKER_OUT_OF_MEMORY") return { kind: "unavailable", detail: LARGE };
  throw error;
}
