import { QUERY } from "./query-parameters.ts";
import { rowsOf } from "./route.ts";

const json = rowsOf("api", "application/json");
const markdown = rowsOf("api", "text/markdown");
const text = rowsOf("api", "text/plain");

const { lang, full, limit, offset, start, ids, reference, words, session, sessionId, chamber, billType } = QUERY;
const { status, kind, type, reading, sessionLimit } = QUERY;

const SESSION = "/api/bills/sessions/:session";
const UPSTREAM = "/api/bills/bills/:bill_id";
const BILL = "/api/bills/bills/:session/:number";

/** The bills on the API host (contract sections 4.1 and 4.2). */
export const BILL_ROUTES = [
  json("bills", "/api/bills", "The collection's routes, coverage and qualifications", { artifact: "bills/root.json" }),
  json("bills.meta", "/api/bills/meta", "Coverage, counts and corpus version of the bills", {}),
  json("bills.recent", "/api/bills/recent", "Bills, newest activity first", {
    query: [limit, offset, lang],
    artifact: "bills/recent.json",
  }),
  json("bills.filtered", "/api/bills/filtered", "Bills by session, chamber, type, status and words of the title", {
    query: [limit, offset, sessionId, session, chamber, billType, status, words, lang],
  }),
  json("bills.sessions", "/api/bills/sessions", "Every session with its number of bills", {
    artifact: "bills/sessions.json",
  }),
  json("bills.session", SESSION, "One session: counts by kind, caption subjects, bills in number order", {
    query: [kind, start, sessionLimit, lang],
    artifact: "bills/sessions/{session}.json",
  }),
  markdown("bills.session.markdown", `${SESSION}/markdown`, "One session as Markdown, 500 bills a page", {
    query: [type, start, lang],
    artifact: "bills/sessions/{session}.md",
  }),
  json("bills.resolve", "/api/bills/resolve", "Where a reference to a bill leads", {
    query: [reference],
    etag: "plain",
  }),
  json("bills.items", "/api/bills/items", "Several bills at once, with their text", { query: [ids, lang] }),
  markdown("bills.index.markdown", "/api/bills/index/markdown", "The map of the bills: sessions with counts", {
    artifact: "bills/index.md",
  }),
  markdown(
    "bills.about.markdown",
    "/api/bills/about/markdown",
    "Where the bills come from, what they cover, the license",
    { artifact: "bills/about.md" },
  ),
  json("bills.sitemap", "/api/bills/sitemap-entries", "Every bill with the day of its newest activity", {
    etag: "none",
    artifact: "bills/sitemap-entries.json",
  }),
  json("bills.upstream", UPSTREAM, "Redirect from upstream's id to the bill", { cache: "document", etag: "none" }),
  json("bills.upstream.full-text", `${UPSTREAM}/full-text`, "Redirect from upstream's id to the bill's text", {
    cache: "document",
    etag: "none",
  }),
  markdown("bills.upstream.markdown", `${UPSTREAM}/markdown`, "Redirect from upstream's id to the bill as Markdown", {
    cache: "document",
    etag: "none",
  }),
  json("bills.bill", BILL, "One bill: everything but its text", {
    cache: "document",
    query: [lang],
    artifact: "bills/documents/{session}/{number}.json",
  }),
  json("bills.bill.full-text", `${BILL}/full-text`, "One bill's text, with what it takes to cite it", {
    cache: "document",
    query: [reading],
    artifact: "bills/full-text/{session}/{number}.json",
  }),
  text("bills.bill.text", `${BILL}/text`, "One bill's text alone, deletions and additions marked", {
    cache: "document",
    query: [reading],
    artifact: "bills/documents/{session}/{number}.txt",
  }),
  markdown("bills.bill.markdown", `${BILL}/markdown`, "One bill as Markdown", {
    cache: "document",
    query: [full, lang],
    artifact: "bills/documents/{session}/{number}.md",
  }),
];
