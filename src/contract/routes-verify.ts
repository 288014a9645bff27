import { LIMITS } from "./limits.ts";
import { rowsOf } from "./route.ts";

const json = rowsOf("api", "application/json");

const asked = { cache: "none", etag: "none", body: { maxBytes: LIMITS.bodyBytes } } as const;

/** Checks of quotations and drafts (contract section 4.1). Their answers are never kept. */
export const VERIFY_ROUTES = [
  json("code.verify", "/api/code/verify", "Whether a quotation is in a section or a provision", asked),
  json("bills.verify", "/api/bills/verify", "Whether a quotation is in a bill, and in which reading", asked),
  json("opinions.verify", "/api/opinions/verify", "Whether a quotation is in an opinion", asked),
  json("draft", "/api/verify", "Every citation and quotation of a draft, checked", {
    ...asked,
    body: { maxBytes: LIMITS.draftBytes },
  }),
];

const counted = { ...asked, success: 204 } as const;

/** Counts of how the pages' actions are used (contract section 4.1): nothing of the document or the caller is kept. */
export const BEACON_ROUTES = [
  json("code.beacon", "/api/code/beacon", "Counts one use of an action of a page of the Code", counted),
  json("bills.beacon", "/api/bills/beacon", "Counts one use of an action of a bill's page", counted),
  json("opinions.beacon", "/api/opinions/beacon", "Counts one use of an action of an opinion's page", counted),
];
