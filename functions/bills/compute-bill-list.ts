import { LIMITS } from "../../src/contract/limits.ts";
import type { BillFilter, BillShelf, ListedBill, Window } from "../../src/corpus/bill-shelf.ts";
import type { SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import type { BillList } from "../../src/model/bill-lists.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { listWindow } from "../../src/render/windows/list-window.ts";
import { billsOf } from "../collections.ts";
import type { Compute, Computed } from "../computed.ts";
import { languageOf } from "../language.ts";
import { routeUrl } from "../places.ts";
import type { Reading } from "../reading.ts";
import { readSessionFilter } from "./read-session-filter.ts";

/** `GET /bills/recent`: newest activity first (contract section 4.2). */
export const computeRecentBills: Compute = (reading) => billList(reading, {});

/**
 * `GET /bills/filtered`: what all filters leave of the same list. A session that reads as one but is not here leaves
 * nothing, and so do two that differ.
 */
export const computeFilteredBills: Compute = (reading) => {
  const { chamber, bill_type: billType, status, q: words } = reading.query;
  const filter: BillFilter = {
    ...(chamber !== undefined && { chamber: chamber as "H" | "S" }),
    ...(billType !== undefined && { billType }),
    ...(status !== undefined && { status: Number(status) }),
    ...(words !== undefined && { words }),
  };
  const sessions = sessionsAsked(billsOf(reading), reading.query);
  if (sessions === "all") return billList(reading, filter);
  const [session, ...others] = new Set(sessions);
  if (session === undefined || session === null || others.length > 0) return listBody(reading, { rows: [], total: 0 });
  return billList(reading, { ...filter, session });
};

/** The sessions that both parameters name, null for one that is not here. */
function sessionsAsked(
  shelf: BillShelf,
  { session, session_id: id }: Readonly<Record<string, string | undefined>>,
): (SessionSlug | null)[] | "all" {
  if (session === undefined && id === undefined) return "all";
  const byId = shelf.sessions().find(({ session_id }) => session_id === Number(id))?.slug ?? null;
  return [...(id === undefined ? [] : [byId]), ...(session === undefined ? [] : [namedSession(shelf, session)])];
}

function namedSession(shelf: BillShelf, written: string): SessionSlug | null {
  const filter = readSessionFilter(shelf, written);
  if (filter.kind === "problem") throw new Error("a session is looked for before it is checked");
  return filter.kind === "one" ? filter.slug : null;
}

function billList(reading: Reading, filter: BillFilter): Computed {
  return listBody(reading, billsOf(reading).newest(filter, windowOf(reading)));
}

function listBody(reading: Reading, window: Window<ListedBill>): Computed {
  const asked = { ...windowOf(reading), lang: languageOf(reading.query) };
  const url = routeUrl(reading.release.corpus.roots, reading.route, {});
  return { kind: "body", body: renderJson(listWindow(window, asked, url, reading.query) satisfies BillList) };
}

function windowOf({ query }: Reading): { offset: number; limit: number } {
  return { offset: Number(query["offset"] ?? 0), limit: Number(query["limit"] ?? LIMITS.listDefault) };
}
