import { constants, setPriority } from "node:os";

/**
 * Lets the thread that calls it have the processor only when no thread that answers reads wants it. On Linux alone, where a
 * priority is a thread's own; elsewhere it would be that of the whole process. Never throws: some systems forbid it.
 */
export function yieldToReads(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Searches then have the same share as reads.
  }
}
