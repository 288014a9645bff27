import { yearAddresses } from "../../contract/addresses.ts";
import type { YearList } from "../../model/opinion-lists.ts";
import type { OpinionsMeta } from "../../model/service-records.ts";
import type { AboutPlaces } from "../about-parts.ts";
import { counted } from "../counted.ts";
import { type Stamp, stampMarkdown } from "../frontmatter.ts";
import { knownRoutes } from "../known-routes.ts";
import { opinionsIndexFrontmatter } from "../map-frontmatter.ts";
import { writeMarkdown } from "../markdown.ts";
import { aside, type Blocks, code, heading, line, link, list, type Words } from "../nodes.ts";

/** How opinions are named where an id is asked for. */
const NAMES: readonly Words[] = [
  [
    "The id of an opinion is its docket number and the source's cluster id: ",
    code("S25A9001/1234567"),
    ". Its address stays.",
  ],
  ["A docket number alone leads to the opinion that leads under it: the latest filed."],
  ["Where the source has no docket number, ", code("CLUSTER-"), " and the cluster id stand in its place."],
  ["A reporter citation, such as ", code("999 Ga. 101"), ", and the cluster id alone lead to the opinion too."],
];

/** Routes with which a reader of the map goes on. */
const ROUTES: readonly string[] = [
  "opinions.case",
  "opinions.opinion",
  "opinions.opinion.markdown",
  "opinions.opinion.text",
  "opinions.opinion.full-text",
  "opinions.year",
  "opinions.year.markdown",
  "opinions.recent",
  "opinions.filtered",
  "opinions.search",
  "opinions.search-by-name",
  "opinions.resolve",
  "opinions.items",
  "opinions.verify",
  "opinions.about.markdown",
];

/** The map of the opinions as Markdown (contract section 4.1): years with counts, how opinions are named, where they are. */
export function opinionsIndexMarkdown(years: YearList, meta: OpinionsMeta, stamp: Stamp, places: AboutPlaces): string {
  return stampMarkdown(opinionsIndexFrontmatter(stamp, places.roots), opinionsIndexMarkdownBody(years, meta, places));
}

/** The map without its frontmatter. */
export function opinionsIndexMarkdownBody(years: YearList, meta: OpinionsMeta, places: AboutPlaces): string {
  const { opinions, dockets, by_case_type } = meta.counts;
  return writeMarkdown([
    heading(1, "The opinions, by year"),
    line(
      `${counted(opinions, "opinion")} under ${counted(dockets, "docket")}, filed in ${counted(years.length, "year")}.`,
    ),
    ...aside(years.length === 0 ? [["No year is here."]] : []),
    ...yearList(years, places),
    ...caseTypes(by_case_type),
    heading(2, "How an opinion is named"),
    list(NAMES.map((words) => ({ words, below: [] }))),
    heading(2, "Where to go on"),
    ...knownRoutes(ROUTES, places),
  ]);
}

function yearList(years: YearList, { roots }: AboutPlaces): Blocks {
  const entries = years.map(({ year, count }) => ({
    words: [link(String(year), yearAddresses(roots, year).md_url), ` (${counted(count, "opinion")})`],
    below: [],
  }));
  return entries.length === 0 ? [] : [list(entries)];
}

/** The case types by the words that `case_type` takes. */
function caseTypes(counts: OpinionsMeta["counts"]["by_case_type"]): Blocks {
  const entries = counts
    .filter(({ count }) => count > 0)
    .map(({ case_type, label, count }) => ({ words: [code(case_type), ` ${label} (${count})`], below: [] }));
  return entries.length === 0 ? [] : [heading(2, "Case types"), list(entries)];
}
