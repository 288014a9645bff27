import { QUERY } from "./query-parameters.ts";
import { rowsOf } from "./route.ts";

const html = rowsOf("site", "text/html");
const markdown = rowsOf("site", "text/markdown");
const text = rowsOf("site", "text/plain");

const { version, notes, subsection, full, start, lang, kind, caseType, reading } = QUERY;

const TITLE = "/code/title-:title";
const CHAPTER = `${TITLE}/chapter-:chapter`;
const SECTION = "/code/:ref";
const CONSTITUTION = "/constitution/:scheme";
const PROVISION = `${CONSTITUTION}/:citation`;
const SESSION = "/bills/:session";
const BILL = `${SESSION}/:number`;
const YEAR = "/opinions/year-:year";
const CASE = "/opinions/:ref";
const OPINION = "/opinions/:docket/:cluster_id";

/** The site host: pages, and the twins of documents (contract section 1). */
export const SITE_ROUTES = [
  html("site.home", "/", "Home page", { artifact: "pages/index.html" }),
  html("site.code", "/code", "The Code: every title", { artifact: "pages/code.html" }),
  html("site.code.title", TITLE, "One title", { artifact: "pages/code/titles/{title}.html" }),
  markdown("site.code.title.md", `${TITLE}.md`, "One title's Markdown twin", { artifact: "code/titles/{title}.md" }),
  html("site.code.chapter", CHAPTER, "One chapter", { artifact: "pages/code/titles/{title}/chapters/{chapter}.html" }),
  markdown("site.code.chapter.md", `${CHAPTER}.md`, "One chapter's Markdown twin", {
    query: [full, start],
    artifact: "code/titles/{title}/chapters/{chapter}.md",
  }),
  html("site.code.section", SECTION, "One section", {
    cache: "document",
    query: [version],
    artifact: "pages/code/sections/{ref}.html",
  }),
  markdown("site.code.section.md", `${SECTION}.md`, "One section's Markdown twin", {
    cache: "document",
    query: [version, notes, subsection],
    artifact: "code/sections/{ref}.md",
  }),
  text("site.code.section.text", `${SECTION}/text`, "One section's text alone, verbatim", {
    cache: "document",
    query: [version],
    artifact: "code/sections/{ref}.txt",
  }),
  html("site.constitution", CONSTITUTION, "One constitution", { artifact: "pages/constitution/{scheme}.html" }),
  markdown("site.constitution.md", `${CONSTITUTION}.md`, "One constitution's Markdown twin", {
    artifact: "code/constitution/{scheme}.md",
  }),
  html("site.provision", PROVISION, "One provision", {
    cache: "document",
    artifact: "pages/constitution/{scheme}/{citation}.html",
  }),
  markdown("site.provision.md", `${PROVISION}.md`, "One provision's Markdown twin", {
    cache: "document",
    query: [notes, subsection],
    artifact: "code/constitution/{scheme}/{citation}.md",
  }),
  text("site.provision.text", `${PROVISION}/text`, "One provision's text alone, verbatim", {
    cache: "document",
    artifact: "code/constitution/{scheme}/{citation}.txt",
  }),
  html("site.bills", "/bills", "The bills: every session", { artifact: "pages/bills.html" }),
  html("site.session", SESSION, "One session", {
    query: [kind, start],
    artifact: "pages/bills/sessions/{session}.html",
  }),
  markdown("site.session.md", `${SESSION}.md`, "One session's Markdown twin", {
    query: [kind, start, lang],
    artifact: "bills/sessions/{session}.md",
  }),
  html("site.bill", BILL, "One bill", {
    cache: "document",
    query: [lang],
    artifact: "pages/bills/documents/{session}/{number}.html",
  }),
  markdown("site.bill.md", `${BILL}.md`, "One bill's Markdown twin", {
    cache: "document",
    query: [full, lang],
    artifact: "bills/documents/{session}/{number}.md",
  }),
  text("site.bill.text", `${BILL}/text`, "One bill's text alone, deletions and additions marked", {
    cache: "document",
    query: [reading],
    artifact: "bills/documents/{session}/{number}.txt",
  }),
  html("site.opinions", "/opinions", "The opinions: every year", { artifact: "pages/opinions.html" }),
  html("site.year", YEAR, "One year of opinions", {
    query: [caseType, start],
    artifact: "pages/opinions/years/{year}.html",
  }),
  markdown("site.year.md", `${YEAR}.md`, "One year's Markdown twin", {
    query: [caseType, start, lang],
    artifact: "opinions/years/{year}.md",
  }),
  html("site.case", CASE, "The leading opinion of a case", { cache: "document", query: [lang] }),
  markdown("site.case.md", `${CASE}.md`, "The leading opinion's Markdown twin", {
    cache: "document",
    query: [full, lang],
  }),
  text("site.case.text", `${CASE}/text`, "The leading opinion's text alone", { cache: "document" }),
  html("site.opinion", OPINION, "One opinion", {
    cache: "document",
    query: [lang],
    artifact: "pages/opinions/documents/{docket}/{cluster_id}.html",
  }),
  markdown("site.opinion.md", `${OPINION}.md`, "One opinion's Markdown twin", {
    cache: "document",
    query: [full, lang],
    artifact: "opinions/documents/{docket}/{cluster_id}.md",
  }),
  text("site.opinion.text", `${OPINION}/text`, "One opinion's text alone", {
    cache: "document",
    artifact: "opinions/documents/{docket}/{cluster_id}.txt",
  }),
  html("site.docs", "/docs", "The documentation", { artifact: "pages/docs.html" }),
  html("site.docs.part", "/docs/:part", "One part of the documentation", { artifact: "pages/docs/{part}.html" }),
  text("site.llms", "/llms.txt", "What a language model needs to know first", { artifact: "well-known/llms.txt" }),
  text("site.robots", "/robots.txt", "What crawlers may read", { artifact: "well-known/site-robots.txt" }),
];
