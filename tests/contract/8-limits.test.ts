import { describeSection } from "../support/describe-section.ts";
import { bounds } from "./limits/bounds.ts";
import { caching } from "./limits/caching.ts";
import { caps } from "./limits/caps.ts";
import { crowded } from "./limits/crowded-specimen.ts";
import { pages } from "./limits/pages.ts";
import { rates } from "./limits/rates.ts";

/** Section 8: every bound at it and one beyond, caps, ages and tags, and the rates. Those of questions are in 4.5. */
describeSection("8 Limits", { bounds, caps, caching, "rates of reads": rates });

describeSection("8 Limits, with more documents than fit on a page", { pages }, { change: crowded });
