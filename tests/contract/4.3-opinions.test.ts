import { describeSection } from "../support/describe-section.ts";
import { opinionBatches } from "./opinions/opinion-items.ts";
import { opinionLists } from "./opinions/opinion-lists.ts";
import { opinionReads } from "./opinions/opinion-reads.ts";
import { searchByName } from "./opinions/search-by-name.ts";

/** Section 4.3: opinions in every form, their lists and filters, names, and the batch read. Their written forms are in 2. */
describeSection("4.3 Opinions", {
  reads: opinionReads,
  lists: opinionLists,
  "opinions by name": searchByName,
  "the batch read": opinionBatches,
});
