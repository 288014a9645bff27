import type { Route } from "../../src/contract/routes.ts";
import { parseBillNumber } from "../../src/identifiers/bills/bill-number.ts";
import { parseSessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import type { Answer } from "../answer.ts";
import { billsOf } from "../collections.ts";
import type { Reading } from "../reading.ts";
import { redirectTo } from "../redirect.ts";
import type { Locate } from "../route-function.ts";
import type { BillFinding } from "./bill-finding.ts";
import { billRoute, billTextRoute } from "./bill-forms.ts";
import { findBill, findBillIn } from "./find-bill.ts";
import { missingBill } from "./missing-bill.ts";

/**
 * Follows `{session}` and `{number}` to the bill they name (contract section 2): null when both are canonical and it exists,
 * else the redirect or the error to answer with.
 */
export const locateBill: Locate = (reading) => {
  const shelf = billsOf(reading);
  const { session: written = "", number: asked = "" } = reading.params;
  const session = parseSessionSlug(written);
  const number = parseBillNumber(asked);
  if (session !== null && number !== null && shelf.has({ session, number })) return null;
  const alone = textOfNumberAlone(reading, written, asked);
  if (alone !== null) return alone;
  return toBill(reading, billRoute(reading.route), `${written}/${asked}`, findBillIn(shelf, written, asked));
};

/** `…/hb136/text`: a number without a session, before the last segment of a text's address. */
function textOfNumberAlone(reading: Reading, written: string, asked: string): Answer | null {
  if (asked !== "text") return null;
  const finding = findBill(billsOf(reading), written);
  return finding.kind === "unread" ? null : toBill(reading, billTextRoute(reading.route), written, finding);
}

/** Follows a reference that stands alone where upstream's id does. */
export const locateUpstreamBill: Locate = (reading) => {
  const written = reading.params["bill_id"] ?? "";
  return toBill(reading, billRoute(reading.route), written, findBill(billsOf(reading), written));
};

/** The redirect to a bill in the form of `route`, or why there is none. */
export function toBill(reading: Reading, route: Route, written: string, finding: BillFinding): Answer {
  if (finding.kind !== "bill") return missingBill({ ...reading, route }, written, finding);
  return redirectTo({ route, search: reading.search }, finding.fixed ? 308 : 307, finding.key);
}
