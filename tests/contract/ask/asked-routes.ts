import { KEY_HEADER } from "../../../src/contract/routes-ask.ts";
import { ASK_KEY, type Ask, post } from "../../support/hosts.ts";

/** The ask routes with a document of the specimen each. */
export const ASKED = ["/api/bills/bills/99000001/ask", "/api/opinions/clusters/990000111/ask"] as const;

/** A conversation that is nothing but a question. */
export const QUESTION = { messages: [{ role: "user", content: "What does it say?" }] };

/** Headers of the site. */
export const WITH_KEY = { [KEY_HEADER]: ASK_KEY };

/** Asks as the site does, with its key. */
export function askWithKey(api: Ask, path: string, body: unknown = QUESTION): Promise<Response> {
  return post(api, path, body, WITH_KEY);
}
