import { problemAnswer } from "../answer.ts";
import type { Computed } from "../computed.ts";
import type { Refusal } from "../threads/outcome.ts";

/** Seconds after which a search that was not answered may be asked again. */
const RETRY_AFTER = 1;

const DETAILS: Readonly<Record<Refusal, string>> = {
  full: "More searches are waiting than can be answered soon. Ask again in a second.",
  late: "No thread was free for this search in time. Ask again in a second.",
  slow: "This search took too long and was ended. Ask with fewer or rarer words, a longer prefix, or a filter.",
  large: "This search took too much memory and was ended. Ask with fewer or rarer words, or a smaller limit.",
};

/** 503 for a search that could not be answered in time. */
export function unavailable(why: Refusal): Computed {
  const problem = { kind: "unavailable", detail: DETAILS[why], retry_after: RETRY_AFTER } as const;
  return { kind: "answer", answer: problemAnswer(problem) };
}
