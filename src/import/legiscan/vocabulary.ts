import type { BILL_TYPES, CHAMBERS, MEMBER_VOTES, SPONSOR_KINDS } from "../../model/stored-bill.ts";

type Chamber = (typeof CHAMBERS)[number];

/** LegiScan's letters of a body. */
export const BODIES: ReadonlyMap<string, Chamber | "J"> = new Map([
  ["H", "H"],
  ["S", "S"],
  ["J", "J"],
]);

/** LegiScan's kinds of measure that the General Assembly of Georgia has. */
export const BILL_KINDS_BY_CODE: ReadonlyMap<string, (typeof BILL_TYPES)[number]> = new Map([
  ["B", "B"],
  ["R", "R"],
  ["CR", "CR"],
  ["JR", "JR"],
]);

/** LegiScan's sponsor types. */
export const SPONSOR_TYPES: ReadonlyMap<string, (typeof SPONSOR_KINDS)[number]> = new Map([
  ["0", "sponsor"],
  ["1", "primary"],
  ["2", "cosponsor"],
  ["3", "joint"],
]);

/** LegiScan's vote ids. */
export const VOTE_IDS: ReadonlyMap<string, (typeof MEMBER_VOTES)[number]> = new Map([
  ["1", "yea"],
  ["2", "nay"],
  ["3", "not_voting"],
  ["4", "absent"],
]);

/** Georgia, as LegiScan writes and numbers it. */
export const GEORGIA = { letters: "GA", id: 10 } as const;
