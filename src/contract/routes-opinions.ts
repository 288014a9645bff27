import { QUERY } from "./query-parameters.ts";
import { rowsOf } from "./route.ts";

const json = rowsOf("api", "application/json");
const markdown = rowsOf("api", "text/markdown");
const text = rowsOf("api", "text/plain");

const { lang, full, limit, offset, start, ids, reference, words, years, caseTypes, caseType, yearLimit } = QUERY;

const YEAR = "/api/opinions/years/:year";
const CLUSTER = "/api/opinions/clusters/:cluster_id";
const CASE = "/api/opinions/cases/:ref";
const OPINION = "/api/opinions/cases/:docket/:cluster_id";

/** The opinions on the API host (contract sections 4.1 and 4.3). */
export const OPINION_ROUTES = [
  json("opinions", "/api/opinions", "The collection's routes, coverage and qualifications", {
    artifact: "opinions/root.json",
  }),
  json("opinions.meta", "/api/opinions/meta", "Coverage, counts and corpus version of the opinions", {}),
  json("opinions.recent", "/api/opinions/recent", "Opinions, newest filing date first", {
    query: [limit, offset, lang],
    artifact: "opinions/recent.json",
  }),
  json("opinions.filtered", "/api/opinions/filtered", "Opinions by year, case type and words of the case name", {
    query: [limit, offset, years, caseTypes, words, lang],
  }),
  json("opinions.years", "/api/opinions/years", "Every year with its number of opinions", {
    artifact: "opinions/years.json",
  }),
  json("opinions.year", YEAR, "One year: counts by case type, opinions in filing order", {
    query: [caseType, start, yearLimit, lang],
    artifact: "opinions/years/{year}.json",
  }),
  markdown("opinions.year.markdown", `${YEAR}/markdown`, "One year as Markdown, 400 opinions a page", {
    query: [caseType, start, lang],
    artifact: "opinions/years/{year}.md",
  }),
  json("opinions.resolve", "/api/opinions/resolve", "Where a reference to an opinion leads, case names included", {
    query: [reference],
    etag: "plain",
  }),
  json("opinions.items", "/api/opinions/items", "Several opinions at once, with their text", { query: [ids, lang] }),
  markdown("opinions.index.markdown", "/api/opinions/index/markdown", "The map of the opinions: years with counts", {
    artifact: "opinions/index.md",
  }),
  markdown(
    "opinions.about.markdown",
    "/api/opinions/about/markdown",
    "Where the opinions come from, what they cover, the license",
    { artifact: "opinions/about.md" },
  ),
  json("opinions.sitemap", "/api/opinions/sitemap-entries", "Every opinion with its filing date", {
    etag: "none",
    artifact: "opinions/sitemap-entries.json",
  }),
  json("opinions.cluster", CLUSTER, "Redirect from upstream's id to the opinion", { cache: "document", etag: "none" }),
  json("opinions.cluster.full-text", `${CLUSTER}/full-text`, "Redirect from upstream's id to the opinion's text", {
    cache: "document",
    etag: "none",
  }),
  markdown(
    "opinions.cluster.markdown",
    `${CLUSTER}/markdown`,
    "Redirect from upstream's id to the opinion as Markdown",
    { cache: "document", etag: "none" },
  ),
  json("opinions.case", CASE, "The leading opinion of a case: everything but its text", {
    cache: "document",
    query: [full, lang],
  }),
  json("opinions.case.full-text", `${CASE}/full-text`, "The leading opinion's text, with what it takes to cite it", {
    cache: "document",
  }),
  text("opinions.case.text", `${CASE}/text`, "The leading opinion's text alone", { cache: "document" }),
  markdown("opinions.case.markdown", `${CASE}/markdown`, "The leading opinion as Markdown", {
    cache: "document",
    query: [full, lang],
  }),
  json("opinions.opinion", OPINION, "One opinion at its stable address: everything but its text", {
    cache: "document",
    query: [full, lang],
    artifact: "opinions/documents/{docket}/{cluster_id}.json",
  }),
  json("opinions.opinion.full-text", `${OPINION}/full-text`, "One opinion's text, with what it takes to cite it", {
    cache: "document",
    artifact: "opinions/full-text/{docket}/{cluster_id}.json",
  }),
  text("opinions.opinion.text", `${OPINION}/text`, "One opinion's text alone", {
    cache: "document",
    artifact: "opinions/documents/{docket}/{cluster_id}.txt",
  }),
  markdown("opinions.opinion.markdown", `${OPINION}/markdown`, "One opinion as Markdown", {
    cache: "document",
    query: [full, lang],
    artifact: "opinions/documents/{docket}/{cluster_id}.md",
  }),
];
