import { describeSection } from "../support/describe-section.ts";
import { acts } from "./code/acts.ts";
import { bulk, codeSitemap, LARGE_FILE } from "./code/bulk.ts";
import { codeBatches } from "./code/code-items.ts";
import { codeReads } from "./code/code-reads.ts";
import { constitutions } from "./code/constitutions.ts";

/** Section 4.4: sections and provisions in every form, short titles, the batch read, the bundle. Their written forms are in 2. */
describeSection(
  "4.4 The Code and constitutions",
  {
    reads: codeReads,
    "the constitutions": constitutions,
    "short titles": acts,
    "the batch read": codeBatches,
    "the download bundle": bulk,
    "the sitemap entries": codeSitemap,
  },
  { artifacts: LARGE_FILE },
);
