import { describeSection } from "../support/describe-section.ts";
import { beacon } from "./common/beacon.ts";
import { drafts } from "./common/draft.ts";
import { maps } from "./common/maps.ts";
import { search } from "./common/search.ts";
import { searchFilters } from "./common/search-filters.ts";
import { searchMarkdown } from "./common/search-markdown.ts";
import { searchShown } from "./common/search-shown.ts";
import { quotations } from "./common/verify.ts";

/** Section 4.1: what each collection says of itself, search, quotation checks (drafts too), and the beacon. */
describeSection("4.1 Routes common to each collection", {
  "roots, metas, maps and provenance": maps,
  search,
  "what a search shows": searchShown,
  "filters of a search": searchFilters,
  "search as Markdown": searchMarkdown,
  "a quotation": quotations,
  "a draft": drafts,
  "the beacon": beacon,
});
