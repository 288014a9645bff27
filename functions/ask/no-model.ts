import type { Answerer } from "./answerer.ts";

/** Answers as long as there is nothing that could: with one failure that says so. */
export const noModel: Answerer = async function* () {
  yield {
    type: "error",
    message:
      "No model is configured here, so questions are not answered. The document itself can be read and searched.",
  };
};
