import { problemAnswer } from "../answer.ts";
import type { Computed } from "../computed.ts";

/** Seconds after which a search that was not answered may be asked again. */
const RETRY_AFTER = 1;

/** 503 for a search that could not be answered in time. */
export function unavailable(detail: string): Computed {
  return { kind: "answer", answer: problemAnswer({ kind: "unavailable", detail, retry_after: RETRY_AFTER }) };
}
