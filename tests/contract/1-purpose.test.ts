import { describe } from "vitest";
import { describeSection } from "../support/describe-section.ts";
import { forms } from "./purpose/forms.ts";
import { SEARCH_PAGE, searchPage } from "./purpose/search-page.ts";
import { settings } from "./purpose/settings.ts";
import { SITE_PAGES, sitePages } from "./purpose/site-pages.ts";

/** Section 1: the forms of every document and what the service wrote of it; the site host; the public addresses. */
describeSection(
  "1 What the service does",
  {
    "the forms of every document": forms,
    "the site's pages": sitePages,
    "the site's search page": searchPage,
  },
  { artifacts: { ...SITE_PAGES, ...SEARCH_PAGE } },
);

describe("the public addresses", settings);
