import { describeSection } from "../support/describe-section.ts";
import { billErrors } from "./errors/bill-errors.ts";
import { codeErrors } from "./errors/code-errors.ts";
import { opinionErrors } from "./errors/opinion-errors.ts";
import { statuses } from "./errors/statuses.ts";
import { verifyErrors } from "./errors/verify-errors.ts";

/** Section 7: every status, and what each error of each collection names instead. 403 is in 5, 429 in 8. */
describeSection("7 Errors", {
  "every status of the table": statuses,
  "of the Code": codeErrors,
  "of the bills": billErrors,
  "of the opinions": opinionErrors,
  "of quotation checks": verifyErrors,
});
