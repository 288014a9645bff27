import type { VERIFY_ROUTES } from "../../src/contract/routes-verify.ts";
import { within } from "../collections.ts";
import { here, type RouteFunctions } from "../route-function.ts";
import { computeDraft } from "./compute-draft.ts";
import { verifyWith } from "./compute-verify.ts";
import { findBillDocument } from "./find-bill-document.ts";
import { findCodeDocument } from "./find-code-document.ts";
import { findOpinionDocument } from "./find-opinion-document.ts";

/** The functions of the routes that check quotations and drafts. A draft is checked against what there is. */
export const VERIFY_FUNCTIONS: Readonly<Record<(typeof VERIFY_ROUTES)[number]["id"], RouteFunctions>> = {
  "code.verify": within("code", { locate: here, compute: verifyWith(findCodeDocument) }),
  "bills.verify": within("bills", { locate: here, compute: verifyWith(findBillDocument) }),
  "opinions.verify": within("opinions", { locate: here, compute: verifyWith(findOpinionDocument) }),
  draft: { locate: here, compute: computeDraft },
};
