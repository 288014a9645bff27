import type { Collection } from "../../../src/model/common.ts";
import { BRIEF } from "../common/draft-brief.ts";

/** A request of the API host: a path, and a body where it is a POST. */
export type RecordedRequest = string | readonly [path: string, body: unknown];

/** Quotations, by what becomes of them, in the documents of the specimen. */
const QUOTATIONS: readonly (readonly [collection: Collection, id: string, quote: string])[] = [
  ["code", "91-1-4", "public  clock shall be wound"],
  ["code", "91-1-4", "clock shall be wound on Monday."],
  ["code", "91-1-4", "clock shall … on Monday."],
  ["code", "91-1-4", "shall not apply to a clock wound by a motor"],
  ["code", "91-1-4", "shall not apply to a … wound by a motor"],
  ["code", "91-1-4", "wound on Monday … Thursday"],
  ["code", "91-1-4", "Each public clock shall be greased on Monday and Thursday"],
  ["code", "93-1-2", "shall carry the map."],
  ["code", "90-1-21", "shall be mulched once in each year"],
  ["code", "us-const:amend-lx", "shall lend one another ladders and buckets"],
  ["code", "ga-const:art-xx-sec-i-para-i", "as much fruit as one hat will hold"],
  ["bills", "hb9001", "In an orchard of fewer than 100 trees"],
  ["bills", "hb9001", "In an orchard of fewer … trees"],
  ["bills", "hb9001", "In an orchard of fewer than 200 trees"],
  ["opinions", "S23G9005", "The opinion issued in this case … is withdrawn"],
  ["opinions", "S23G9005", "The judgment is affirmed, and the case is remanded"],
];

/** Drafts with citations and quotations of every kind. */
const DRAFTS: readonly string[] = [
  BRIEF.map(([line]) => line).join("\n\n"),
  "Mulch was spread: “shall be mulched once … to a depth” O.C.G.A. § 90-1-21 (a).",
  "“Each public clock … on Monday.” O.C.G.A. § 91-1-4.",
  "It was so. Smith v. Jones, 1 U.S. 1 (1800). Id. at 3. But see 42 U.S.C. § 1983.",
  "“shall not … to a clock wound by a motor” O.C.G.A. § 91-1-4 (a).",
  "The map is drawn: “shall CARRY the map.” O.C.G.A. § 93-1-2 (b).",
  "“A thing that happens is not a thing that is undone.” Sedgewick v. Sedgewick, 999 Ga. 1030 (2022).",
  "“In an orchard of fewer than 200 trees” (H.B. 9001 (2025)).",
  "“shall carry the chart.” O.C.G.A. § 93-1-2 (b).",
  "O.C.G.A. § 91-1-4: “public clock shall be wound”. H.B. 9001 (2025): “In an orchard of fewer than 100 trees”.",
];

/** Words that are searched for. */
const SEARCHES: readonly string[] = [
  // Documents that the words name, whole and in part.
  "/api/code/search?q=90-1-3(a)",
  "/api/code/search?q=penalties%20under%2090-1-3",
  "/api/code/search?q=Hand%20Ferries%20Act",
  "/api/bills/search?q=HB%209001",
  "/api/opinions/search?q=999%20Ga.%201001",
  // Words that are dropped, searched in other forms, unknown, or emptied by a filter; and notes on that.
  ...["code", "bills", "opinions"].flatMap((name) =>
    ["the%20of", "the%20orchards%20of%20toll", "orchrd%20tolll", "orchard%20judgement", "a*", "shall%20not"].map(
      (words) => `/api/${name}/search?q=${words}`,
    ),
  ),
  "/api/code/search?q=orchard&title=95",
  "/api/code/search?q=orchard&status=all&limit=100",
  "/api/code/search?q=orchard&status=repealed",
  "/api/bills/search?q=orchard&session=1999",
  "/api/opinions/search?q=orchard&year=1901",
];

/** More ids than one batch read looks at: the rest is next. */
const TWENTY_UNKNOWN = Array.from({ length: 20 }, (_, index) => `x${index}`).join(",");

/** Requests that between them, with what their answers lead to, show every field of every record with something in it. */
export const RECORDED_REQUESTS: readonly RecordedRequest[] = [
  "/",
  "/health",
  "/openapi.json",
  "/.well-known/api-catalog",
  ...["code", "bills", "opinions"].flatMap((name) => [`/api/${name}`, `/api/${name}/meta`]),
  "/api/code/tree",
  "/api/code/bulk",
  "/api/code/sitemap-entries",
  "/api/code/sitemap-entries?page=0",
  "/api/code/sitemap-entries?page=1",
  "/api/code/constitution/ga",
  "/api/code/constitution/us",
  "/api/code/items?ids=90-1-1,fish,91-1-4,us-const:amend-lx,ga-const:art-xxi-sec-i-para-i,ga-const:art-xxii-sec-i-para-i",
  "/api/code/items?ids=90-1-1..99-9-9",
  "/api/code/acts?q=orchards",
  "/api/bills/recent?limit=5",
  "/api/bills/filtered?session=2025&limit=5",
  "/api/bills/sessions",
  "/api/bills/sessions/2025-2026?kind=hb&limit=5",
  "/api/bills/sitemap-entries",
  "/api/bills/resolve?q=HB%209001",
  "/api/bills/items?ids=hb9001,fish,hb9003",
  `/api/bills/items?ids=${TWENTY_UNKNOWN},hb9001,hb9002,2023-2024/sr9001`,
  "/api/opinions/recent?limit=5",
  "/api/opinions/filtered?year=2023,2024,2025&limit=5",
  "/api/opinions/search-by-name?q=state",
  "/api/opinions/years",
  "/api/opinions/years/2025?case_type=direct-appeal&limit=2",
  "/api/opinions/sitemap-entries",
  "/api/opinions/resolve?q=S23G9005",
  "/api/opinions/cases/S23G9005",
  "/api/opinions/cases/S23G9005?full=1",
  "/api/opinions/cases/S25A9001/990000101?full=1",
  ...["S25A9001", "99001", "CLUSTER-990000301", "S17M9013", "S22C9002"].map(
    (docket) => `/api/opinions/cases/${docket}`,
  ),
  "/api/opinions/cases/S25A9001/full-text",
  "/api/opinions/items?ids=S25A9001,fish",
  `/api/opinions/items?ids=${TWENTY_UNKNOWN},S23G9005`,
  ...SEARCHES,
  ...QUOTATIONS.map(([collection, id, quote]) => [`/api/${collection}/verify`, { id, quote }] as const),
  ...DRAFTS.map((text) => ["/api/verify", { text }] as const),
  // Errors, by their kind.
  "/api/code/sections/90-1-999",
  "/api/opinions/cases/999%20Ga.%201050",
  "/api/nothing",
  "/api/bills/recent?limit=101",
  ["/health", {}],
  ["/api/bills/bills/99000001/ask", {}],
];
