import { describeSection } from "../support/describe-section.ts";
import { billStates } from "./states/bill-states.ts";
import { codeStates } from "./states/code-states.ts";
import { readOnly } from "./states/read-only.ts";

/** Section 3: nothing a client does changes anything; the statuses of sections and bills, and the version in force. */
describeSection("3 States and transitions", {
  "the service is read-only": readOnly,
  "statuses and versions of sections": codeStates,
  "status codes of bills": billStates,
});
