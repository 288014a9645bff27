import type { ASK_ROUTES } from "../../src/contract/routes-ask.ts";
import { askRequest } from "../../src/model/ask-records.ts";
import { bodyOf } from "../body-of.ts";
import { within } from "../collections.ts";
import type { Reading } from "../reading.ts";
import { here, type RouteFunctions } from "../route-function.ts";
import { type FoundAsked, findAskedBill, findAskedOpinion } from "./find-asked.ts";
import { noModel } from "./no-model.ts";

/** Answers the last question of a conversation about the document that the address names (contract section 4.5). */
function asking(find: (reading: Reading) => FoundAsked): RouteFunctions {
  return {
    locate: here,
    compute: (reading) => {
      const found = find(reading);
      if (found.kind === "answer") return found;
      const { messages } = bodyOf(reading, askRequest);
      return { kind: "answer", answer: { kind: "events", events: noModel(messages, found.document) } };
    },
  };
}

/** The functions of the routes that answer questions. */
export const ASK_FUNCTIONS: Readonly<Record<(typeof ASK_ROUTES)[number]["id"], RouteFunctions>> = {
  "bills.ask": within("bills", asking(findAskedBill)),
  "opinions.ask": within("opinions", asking(findAskedOpinion)),
};
