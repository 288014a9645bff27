import { QUERY } from "./query-parameters.ts";
import { rowsOf } from "./route.ts";

const json = rowsOf("api", "application/json");
const markdown = rowsOf("api", "text/markdown");
const text = rowsOf("api", "text/plain");
const file = rowsOf("api", "application/octet-stream");

const { version, notes, subsection, full, start, page, ids } = QUERY;

const TITLE = "/api/code/titles/:title";
const CHAPTER = `${TITLE}/chapters/:chapter`;
const SECTION = "/api/code/sections/:ref";
const CONSTITUTION = "/api/code/constitution/:scheme";
const PROVISION = `${CONSTITUTION}/:citation`;

/** The Code and the constitutions on the API host (contract sections 4.1 and 4.4). */
export const CODE_ROUTES = [
  json("code", "/api/code", "The collection's routes, coverage and qualifications", { artifact: "code/root.json" }),
  json("code.meta", "/api/code/meta", "Coverage, counts and corpus version of the Code", {}),
  json("code.tree", "/api/code/tree", "Every title with headings and counts, and the constitutions", {
    artifact: "code/tree.json",
  }),
  json("code.title", TITLE, "One title: chapters with articles, parts, subparts", {
    artifact: "code/titles/{title}.json",
  }),
  markdown("code.title.markdown", `${TITLE}/markdown`, "One title's map as Markdown", {
    artifact: "code/titles/{title}.md",
  }),
  json("code.chapter", CHAPTER, "One chapter's sections, slim", {
    artifact: "code/titles/{title}/chapters/{chapter}.json",
  }),
  markdown("code.chapter.markdown", `${CHAPTER}/markdown`, "One chapter as Markdown, with text when asked", {
    query: [full, start],
    artifact: "code/titles/{title}/chapters/{chapter}.md",
  }),
  json("code.section", SECTION, "One section: every stored version, in force first", {
    cache: "document",
    artifact: "code/sections/{ref}.json",
  }),
  text("code.section.text", `${SECTION}/text`, "One section's text alone, verbatim", {
    cache: "document",
    query: [version],
    artifact: "code/sections/{ref}.txt",
  }),
  markdown("code.section.markdown", `${SECTION}/markdown`, "One section as Markdown", {
    cache: "document",
    query: [version, notes, subsection],
    artifact: "code/sections/{ref}.md",
  }),
  json("code.items", "/api/code/items", "Several sections and provisions at once, with their text", { query: [ids] }),
  markdown("code.index.markdown", "/api/code/index/markdown", "The map of the Code: titles with chapters", {
    artifact: "code/index.md",
  }),
  markdown(
    "code.about.markdown",
    "/api/code/about/markdown",
    "Where the Code comes from, what it covers, its license",
    {
      artifact: "code/about.md",
    },
  ),
  json("code.sitemap", "/api/code/sitemap-entries", "Every document of the Code, in pages", {
    query: [page],
    artifact: "code/sitemap-entries.json",
  }),
  json("code.bulk", "/api/code/bulk", "The download bundle: its assets and checksums", { artifact: "code/bulk.json" }),
  file("code.bulk.asset", "/api/code/bulk/:filename", "One asset of the bundle", {
    cache: "document",
    artifact: "code/bulk/{filename}",
  }),
  json("code.constitution", CONSTITUTION, "One constitution: articles, sections, standalone provisions", {
    artifact: "code/constitution/{scheme}.json",
  }),
  markdown("code.constitution.index", `${CONSTITUTION}/index/markdown`, "One constitution, a line per provision", {
    artifact: "code/constitution/{scheme}.md",
  }),
  json("code.provision", PROVISION, "One provision", {
    cache: "document",
    artifact: "code/constitution/{scheme}/{citation}.json",
  }),
  text("code.provision.text", `${PROVISION}/text`, "One provision's text alone, verbatim", {
    cache: "document",
    artifact: "code/constitution/{scheme}/{citation}.txt",
  }),
  markdown("code.provision.markdown", `${PROVISION}/markdown`, "One provision as Markdown", {
    cache: "document",
    query: [notes, subsection],
    artifact: "code/constitution/{scheme}/{citation}.md",
  }),
];
