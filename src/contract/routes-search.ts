import { QUERY } from "./query-parameters.ts";
import { rowsOf } from "./route.ts";

const json = rowsOf("api", "application/json");
const markdown = rowsOf("api", "text/markdown");
const html = rowsOf("site", "text/html");

const { searchWords, in: headings, limit, searchMarkdownLimit, actsLimit, actsWords, nameWords, lang } = QUERY;
const { codeTitle, codeChapter, codeStatus, scheme, session, chamber, billType, status, year, caseType } = QUERY;

const CODE_FILTERS = [codeTitle, codeChapter, codeStatus, scheme] as const;
const BILL_FILTERS = [session, chamber, billType, status] as const;

/** Full-text search of the three collections, names and short titles (contract sections 4.1 to 4.4). */
export const SEARCH_ROUTES = [
  json("code.search", "/api/code/search", "Search of the Code and the constitutions", {
    query: [searchWords, headings, limit, ...CODE_FILTERS],
  }),
  markdown("code.search.markdown", "/api/code/search/markdown", "The same as Markdown, with snippets", {
    query: [searchWords, headings, searchMarkdownLimit, ...CODE_FILTERS],
  }),
  json("code.acts", "/api/code/acts", "Short titles of acts, with the sections that state them", {
    query: [actsWords, actsLimit],
  }),
  markdown("code.acts.markdown", "/api/code/acts/markdown", "Every short title, alphabetical", {
    artifact: "code/acts.md",
  }),
  json("bills.search", "/api/bills/search", "Search of the bills", {
    query: [searchWords, headings, limit, ...BILL_FILTERS, lang],
  }),
  markdown("bills.search.markdown", "/api/bills/search/markdown", "The same as Markdown, with snippets", {
    query: [searchWords, headings, searchMarkdownLimit, ...BILL_FILTERS, lang],
  }),
  json("opinions.search", "/api/opinions/search", "Search of the opinions", {
    query: [searchWords, headings, limit, year, caseType, lang],
  }),
  markdown("opinions.search.markdown", "/api/opinions/search/markdown", "The same as Markdown, with snippets", {
    query: [searchWords, headings, searchMarkdownLimit, year, caseType, lang],
  }),
  json("opinions.search-by-name", "/api/opinions/search-by-name", "Opinions by a part of their case name", {
    query: [nameWords, limit, lang],
  }),
  html("site.search", "/search", "Search of one collection, for people", {
    query: [QUERY.collection, QUERY.siteWords, headings, codeTitle, session, year],
    artifact: "pages/search.html",
  }),
];
