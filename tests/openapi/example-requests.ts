import type { ProblemKind } from "../../src/contract/problems.ts";
import type { RouteId } from "../../src/contract/routes.ts";

/** One request whose answer becomes an example: a query beside the example values of path parameters, or a body. */
export type ExampleRequest = { name: string; query?: Readonly<Record<string, string>>; body?: unknown };

/** What is asked of a route that needs more than its path; any other is asked plainly. */
export const EXAMPLE_REQUESTS: Readonly<Partial<Record<RouteId, readonly ExampleRequest[]>>> = {
  "code.items": [
    { name: "sections", query: { ids: "90-1A-1,90-1A-2" } },
    { name: "some_unknown", query: { ids: "ga-const:art-xx-sec-i-para-i,89-1-1" } },
  ],
  "code.sitemap": [{ name: "pages" }, { name: "one_page", query: { page: "0" } }],
  "bills.recent": [{ name: "two", query: { limit: "2" } }],
  "bills.filtered": [{ name: "senate_bills", query: { chamber: "S", bill_type: "B", limit: "1" } }],
  "bills.session": [{ name: "two_house_bills", query: { kind: "hb", limit: "2" } }],
  "bills.resolve": [{ name: "a_number", query: { q: "HB 9001" } }],
  "bills.items": [{ name: "one", query: { ids: "2025-2026/hb9001" } }],
  "opinions.recent": [{ name: "two", query: { limit: "2" } }],
  "opinions.filtered": [{ name: "one_year", query: { year: "2024", limit: "1" } }],
  "opinions.year": [{ name: "two", query: { limit: "2" } }],
  "opinions.resolve": [{ name: "a_docket", query: { q: "s23g9005" } }],
  "code.search": [{ name: "words", query: { q: "windfall fruit", limit: "2" } }],
  "code.search.markdown": [{ name: "words", query: { q: "windfall fruit", limit: "2" } }],
  "code.acts": [{ name: "two", query: { limit: "2" } }],
  "code.verify": [{ name: "a_quotation", body: { id: "90-1-1", quote: "This chapter shall be known" } }],
  "bills.search": [{ name: "words", query: { q: "bell", limit: "1" } }],
  "bills.search.markdown": [{ name: "words", query: { q: "bell", limit: "1" } }],
  "bills.verify": [{ name: "a_quotation", body: { id: "2025-2026/hb9001", quote: "Gatherers of any age" } }],
  "opinions.search": [{ name: "words", query: { q: "bell", limit: "1" } }],
  "opinions.search.markdown": [{ name: "words", query: { q: "bell", limit: "1" } }],
  "opinions.search-by-name": [{ name: "a_part", query: { q: "the", limit: "1" } }],
  "opinions.verify": [
    { name: "a_quotation", body: { id: "S23G9005", quote: "The judgment is vacated, and the case is remanded" } },
  ],
  draft: [
    {
      name: "a_paragraph",
      body: { text: "Under O.C.G.A. § 90-1-1, “this chapter shall be known”. See also § 90-1-999." },
    },
  ],
  "bills.ask": [{ name: "a_question", body: { messages: [{ role: "user", content: "Who may gather fruit?" }] } }],
  "opinions.ask": [
    {
      name: "a_question",
      body: {
        messages: [
          { role: "user", content: "Was the bell rung?" },
          { role: "assistant", content: "“The bell was rung.”" },
          { role: "user", content: "By whom?" },
        ],
      },
    },
  ],
  "opinions.items": [{ name: "one", query: { ids: "S23G9005/990000111" } }],
};

/** Requests that go wrong, by the kind of error. */
export const PROBLEM_REQUESTS: Readonly<Partial<Record<ProblemKind, readonly (ExampleRequest & { path: string })[]>>> =
  {
    "not-found": [
      { name: "no_such_section", path: "/api/code/sections/90-1A-999" },
      { name: "no_such_bill", path: "/api/bills/bills/2025-2026/hb9999" },
      { name: "no_such_opinion", path: "/api/opinions/cases/S23G9999" },
    ],
    "no-route": [{ name: "no_such_route", path: "/api/code/no-such-route" }],
    "not-valid": [{ name: "out_of_bounds", path: "/api/bills/recent?limit=101&offset=x" }],
  };
