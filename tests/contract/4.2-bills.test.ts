import { describeSection } from "../support/describe-section.ts";
import { billBatches } from "./bills/bill-items.ts";
import { billLists } from "./bills/bill-lists.ts";
import { billReads } from "./bills/bill-reads.ts";

/** Section 4.2: bills in every form, their lists and filters, and the batch read. Their written forms are in 2. */
describeSection("4.2 Bills", {
  reads: billReads,
  lists: billLists,
  "the batch read": billBatches,
});
