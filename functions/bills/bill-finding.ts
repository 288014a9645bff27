import type { BillKey, SessionShelf } from "../../src/corpus/bill-shelf.ts";
import type { BillNumber } from "../../src/identifiers/bills/bill-number.ts";

/** What a reference to a bill leads to. Closed: switch on `kind`. */
export type BillFinding =
  /** `fixed`: no bill or session to come can change it. `assumed`: no session was named, and this is the newest. */
  | { kind: "bill"; key: BillKey; fixed: boolean; assumed: boolean }
  | { kind: "several"; keys: BillKey[]; reason: string }
  /** A number that was read, and the session in which it was looked for; null where there is none at all. */
  | { kind: "missing"; number: BillNumber; session: SessionShelf | null }
  /** A session that the store does not have. */
  | { kind: "no-session" }
  | { kind: "unread"; reason: string };
