import { describeSection } from "../support/describe-section.ts";
import { ROUTE_PAGES, routeRows } from "./endpoints/route-rows.ts";

/** Section 4: every route of the table answers as its row says, with its type, age and tag, and conditionally. */
describeSection(
  "4 Endpoints",
  {
    "every route of the table": routeRows,
  },
  { artifacts: ROUTE_PAGES },
);
