import type { SessionList } from "../../model/bill-lists.ts";
import type { BillsMeta } from "../../model/service-records.ts";
import type { AboutPlaces } from "../about-parts.ts";
import { counted } from "../counted.ts";
import { type Stamp, stampMarkdown } from "../frontmatter.ts";
import { knownRoutes } from "../known-routes.ts";
import { billsIndexFrontmatter } from "../map-frontmatter.ts";
import { writeMarkdown } from "../markdown.ts";
import { aside, type Blocks, code, heading, line, link, list, type Words } from "../nodes.ts";
import { twinOf } from "../twin-address.ts";
import { countedKind } from "./kind-names.ts";

/** How bills are named where an id is asked for. */
const NAMES: readonly Words[] = [
  ["The id of a bill is its session and its number: ", code("2023-2024/hb136"), "."],
  [
    "A session is the two years it spans, ",
    code("2023-2024"),
    "; a special one adds which it is: ",
    code("2021-special-1"),
    ".",
  ],
  [
    "A number is ",
    code("hb"),
    ", ",
    code("sb"),
    ", ",
    code("hr"),
    " or ",
    code("sr"),
    " and digits; any written form, such as ",
    code("H.B. 136"),
    ", leads to it.",
  ],
  ["A number alone means the newest session that has it. The source's numeric id is an id as well."],
];

/** Routes with which a reader of the map goes on. */
const ROUTES: readonly string[] = [
  "bills.bill",
  "bills.bill.markdown",
  "bills.bill.text",
  "bills.bill.full-text",
  "bills.session",
  "bills.session.markdown",
  "bills.recent",
  "bills.filtered",
  "bills.search",
  "bills.resolve",
  "bills.items",
  "bills.verify",
  "bills.about.markdown",
];

/** The map of the bills as Markdown (contract section 4.1): sessions with counts, how bills are named, where they are. */
export function billsIndexMarkdown(sessions: SessionList, meta: BillsMeta, stamp: Stamp, places: AboutPlaces): string {
  return stampMarkdown(billsIndexFrontmatter(stamp, places.roots), billsIndexMarkdownBody(sessions, meta, places));
}

/** The map without its frontmatter. */
export function billsIndexMarkdownBody(sessions: SessionList, meta: BillsMeta, places: AboutPlaces): string {
  const { bills, by_kind } = meta.counts;
  const kinds = by_kind.filter(({ count }) => count > 0).map(({ kind, count }) => countedKind(kind, count));
  return writeMarkdown([
    heading(1, "The bills, by session"),
    line(`${counted(bills, "bill")} in ${counted(sessions.length, "session")}${inKinds(kinds)}.`),
    ...aside(sessions.length === 0 ? [["No session is here."]] : []),
    ...sessionList(sessions),
    heading(2, "How a bill is named"),
    list(NAMES.map((words) => ({ words, below: [] }))),
    heading(2, "Where to go on"),
    ...knownRoutes(ROUTES, places),
  ]);
}

function sessionList(sessions: SessionList): Blocks {
  const entries = sessions.map(({ session, session_name, count, canonical_url }) => ({
    words: [link(session_name, twinOf(canonical_url)), ` (${counted(count, "bill")}), `, code(session)],
    below: [],
  }));
  return entries.length === 0 ? [] : [list(entries)];
}

function inKinds(kinds: readonly string[]): string {
  return kinds.length === 0 ? "" : `: ${kinds.join(", ")}`;
}
