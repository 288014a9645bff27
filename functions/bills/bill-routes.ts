import type { RouteId } from "../../src/contract/routes.ts";
import { within } from "../collections.ts";
import type { Compute } from "../computed.ts";
import { defaultVariant, here, type Locate, neverHere, type RouteFunctions } from "../route-function.ts";
import { computeBillsMeta } from "../service-answers.ts";
import {
  computeBill,
  computeBillFullText,
  computeBillMarkdown,
  computeBillPage,
  computeBillText,
} from "./compute-bill.ts";
import { computeBillItems } from "./compute-bill-items.ts";
import { computeFilteredBills, computeRecentBills } from "./compute-bill-list.ts";
import { computeBillResolution } from "./compute-bill-resolution.ts";
import { computeSession, computeSessionMarkdown, computeSessionPage, computeSessionsPage } from "./compute-session.ts";
import { locateBill, locateUpstreamBill } from "./locate-bill.ts";
import { locateSession } from "./locate-session.ts";

const bills = (locate: Locate, compute: Compute): RouteFunctions => within("bills", { locate, compute });

/** The functions of every route of the bills, on both hosts. */
export const BILL_FUNCTIONS = {
  bills: bills(here, defaultVariant),
  "bills.meta": bills(here, computeBillsMeta),
  "bills.recent": bills(here, computeRecentBills),
  "bills.filtered": bills(here, computeFilteredBills),
  "bills.sessions": bills(here, defaultVariant),
  "bills.session": bills(locateSession, computeSession),
  "bills.session.markdown": bills(locateSession, computeSessionMarkdown),
  "bills.resolve": bills(here, computeBillResolution),
  "bills.items": bills(here, computeBillItems),
  "bills.index.markdown": bills(here, defaultVariant),
  "bills.about.markdown": bills(here, defaultVariant),
  "bills.sitemap": bills(here, defaultVariant),
  "bills.upstream": bills(locateUpstreamBill, neverHere),
  "bills.upstream.full-text": bills(locateUpstreamBill, neverHere),
  "bills.upstream.markdown": bills(locateUpstreamBill, neverHere),
  "bills.bill": bills(locateBill, computeBill),
  "bills.bill.full-text": bills(locateBill, computeBillFullText),
  "bills.bill.text": bills(locateBill, computeBillText),
  "bills.bill.markdown": bills(locateBill, computeBillMarkdown),
  "site.bills": bills(here, computeSessionsPage),
  "site.session": bills(locateSession, computeSessionPage),
  "site.session.md": bills(locateSession, computeSessionMarkdown),
  "site.bill": bills(locateBill, computeBillPage),
  "site.bill.md": bills(locateBill, computeBillMarkdown),
  "site.bill.text": bills(locateBill, computeBillText),
} as const satisfies Partial<Record<RouteId, RouteFunctions>>;
