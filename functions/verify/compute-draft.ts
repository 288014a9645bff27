import { draftRequest } from "../../src/model/draft-records.ts";
import { problemAnswer } from "../answer.ts";
import { bodyOf } from "../body-of.ts";
import type { Compute } from "../computed.ts";

/** Seconds after which a draft that was not checked may be sent again. */
const RETRY_AFTER = 5;
const NOT_IN_TIME = "This draft could not be checked in time. Send it again in a few seconds, or send it in parts.";

/** `POST /verify`: every citation and quotation of a text, held against the collections of the release; 503 in time. */
export const computeDraft: Compute = async (reading) => {
  const { text } = bodyOf(reading, draftRequest);
  const outcome = await reading.release.drafts.check(text);
  if (outcome.kind === "found") return { kind: "body", body: outcome.value };
  const problem = { kind: "unavailable", detail: NOT_IN_TIME, retry_after: RETRY_AFTER } as const;
  return { kind: "answer", answer: problemAnswer(problem) };
};
