import type { SEARCH_ROUTES } from "../../src/contract/routes-search.ts";
import type { Collection } from "../../src/model/common.ts";
import { within } from "../collections.ts";
import type { Compute } from "../computed.ts";
import { defaultVariant, here, type RouteFunctions } from "../route-function.ts";
import { computeActs } from "./compute-acts.ts";
import { computeNames } from "./compute-names.ts";
import { computeSearch, computeSearchMarkdown } from "./compute-search.ts";
import { computeSearchPage, locateSearchPage } from "./compute-search-page.ts";

const of = (collection: Collection, compute: Compute): RouteFunctions => within(collection, { locate: here, compute });

/** The functions of the search routes. */
export const SEARCH_FUNCTIONS: Readonly<Record<(typeof SEARCH_ROUTES)[number]["id"], RouteFunctions>> = {
  "code.search": of("code", computeSearch("code")),
  "code.search.markdown": of("code", computeSearchMarkdown("code")),
  "code.acts": of("code", computeActs),
  "code.acts.markdown": of("code", defaultVariant),
  "bills.search": of("bills", computeSearch("bills")),
  "bills.search.markdown": of("bills", computeSearchMarkdown("bills")),
  "opinions.search": of("opinions", computeSearch("opinions")),
  "opinions.search.markdown": of("opinions", computeSearchMarkdown("opinions")),
  "opinions.search-by-name": of("opinions", computeNames),
  "site.search": { locate: locateSearchPage, compute: computeSearchPage },
};
