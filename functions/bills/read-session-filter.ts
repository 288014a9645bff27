import type { BillShelf } from "../../src/corpus/bill-shelf.ts";
import type { SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import { quoted } from "../problem.ts";
import type { ParameterProblem } from "../read-query.ts";
import { sessionMeant } from "./session-meant.ts";

/** A session as a filter: one, one that is not here, or what is wrong with the words. Closed: switch on `kind`. */
export type SessionFilter =
  | { kind: "one"; slug: SessionSlug }
  | { kind: "nothing" }
  | { kind: "problem"; problem: ParameterProblem };

/**
 * Reads `session` of `/bills/filtered`: a slug, a year, a name. A session that reads as one but is not here is a filter that
 * leaves nothing; words that are no session, or may be several, are not valid.
 */
export function readSessionFilter(shelf: BillShelf, written: string): SessionFilter {
  const meant = sessionMeant(shelf, written);
  switch (meant.kind) {
    case "session":
      return { kind: "one", slug: meant.session.slug };
    case "none":
      return { kind: "nothing" };
    case "several": {
      const known = meant.sessions.map(({ slug }) => slug).join(", ");
      return problem(`${quoted(written)} may mean several sessions: ${known}`);
    }
    case "unread":
      return problem(`Not a session, such as 2025-2026 or a year inside it: ${quoted(written)}`);
    default:
      return meant satisfies never;
  }
}

function problem(msg: string): SessionFilter {
  return { kind: "problem", problem: { loc: ["query", "session"], msg, type: "value_error" } };
}
