import { QUERY } from "./query-parameters.ts";
import { rowsOf } from "./route.ts";

const html = rowsOf("site", "text/html");
const markdown = rowsOf("site", "text/markdown");
const text = rowsOf("site", "text/plain");

const { version, notes, subsection, full, start } = QUERY;

const TITLE = "/code/title-:title";
const CHAPTER = `${TITLE}/chapter-:chapter`;
const SECTION = "/code/:ref";
const CONSTITUTION = "/constitution/:scheme";
const PROVISION = `${CONSTITUTION}/:citation`;

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
];
