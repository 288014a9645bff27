import { type PublicRoots, sessionAddresses } from "../../contract/addresses.ts";
import type { SessionList } from "../../model/bill-lists.ts";
import type { SessionCounts } from "./session-window.ts";

/** What `/bills/sessions` answers; sessions come newest first. */
export function sessionList(sessions: readonly SessionCounts[], roots: PublicRoots): SessionList {
  return sessions.map(({ session_id, name, count, slug }) => {
    const { canonical_url, json_url } = sessionAddresses(roots, slug);
    return { session_id, session_name: name, count, session: slug, canonical_url, json_url };
  });
}
