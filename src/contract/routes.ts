import type { CacheClass } from "./cache.ts";

/** A query parameter of a route. Unknown parameters are dropped; a default is the same as leaving it out. */
export type QueryParameter = { name: string; description: string } & (
  | { type: "string"; maxChars: number }
  | { type: "integer"; min: number; max: number; default: number }
  /** A switch: any other value than `on` is off. */
  | { type: "flag"; on: string }
);

/** One route of one host (contract section 4). */
export type Route = {
  id: string;
  host: "api" | "site";
  method: "GET" | "POST";
  /** Hono's form, from the host's root. */
  path: string;
  summary: string;
  query: readonly QueryParameter[];
  cache: CacheClass;
  /** Whether the answer carries an ETag, and whether `If-None-Match` is honoured (contract section 8). */
  etag: "conditional" | "plain" | "none";
  /** Media type of a success. */
  type: "application/json" | "text/markdown" | "text/plain" | "text/html";
  /**
   * Path of the artifact that answers it under the release's `static` folder, path parameters in braces; null where only a
   * function can. Query variants are named by `artifactPath`.
   */
  artifact: string | null;
};

const version: QueryParameter = {
  name: "version",
  type: "string",
  maxChars: 40,
  description: "Effective-date qualifier of a stored version; without it the version in force.",
};
const notes: QueryParameter = {
  name: "notes",
  type: "flag",
  on: "all",
  description: "`all` lifts the cap on printed notes.",
};
const subsection: QueryParameter = {
  name: "subsection",
  type: "string",
  maxChars: 80,
  description: "One structure anchor, such as `a` or `a-1`.",
};
const full: QueryParameter = {
  name: "full",
  type: "flag",
  on: "1",
  description: "`1` puts the sections' text into the listing.",
};
const start: QueryParameter = {
  name: "start",
  type: "integer",
  min: 0,
  max: 1_000_000,
  default: 0,
  description: "Number of sections to pass over.",
};

const api = { host: "api", method: "GET", query: [], etag: "conditional" } as const;
const site = { host: "site", method: "GET", query: [], etag: "conditional" } as const;
const json = { type: "application/json" } as const;
const markdown = { type: "text/markdown" } as const;
const text = { type: "text/plain" } as const;
const html = { type: "text/html" } as const;

/** Every route of both hosts: the server, the description and the contract tests read this table. */
export const ROUTES = [
  { ...api, ...json, id: "index", path: "/", summary: "The API's index", cache: "list", etag: "none", artifact: null },
  {
    ...api,
    ...json,
    id: "health",
    path: "/health",
    summary: "Whether the process is up, and what it has loaded",
    cache: "none",
    etag: "none",
    artifact: null,
  },
  {
    ...api,
    ...json,
    id: "code.meta",
    path: "/api/code/meta",
    summary: "Coverage, counts and corpus version of the Code",
    cache: "list",
    artifact: null,
  },
  {
    ...api,
    ...json,
    id: "code.tree",
    path: "/api/code/tree",
    summary: "Every title with headings and counts",
    cache: "list",
    artifact: "code/tree.json",
  },
  {
    ...api,
    ...json,
    id: "code.title",
    path: "/api/code/titles/:title",
    summary: "One title: chapters with articles, parts, subparts",
    cache: "list",
    artifact: "code/titles/{title}.json",
  },
  {
    ...api,
    ...markdown,
    id: "code.title.markdown",
    path: "/api/code/titles/:title/markdown",
    summary: "One title's map as Markdown",
    cache: "list",
    artifact: "code/titles/{title}.md",
  },
  {
    ...api,
    ...json,
    id: "code.chapter",
    path: "/api/code/titles/:title/chapters/:chapter",
    summary: "One chapter's sections, slim",
    cache: "list",
    artifact: "code/titles/{title}/chapters/{chapter}.json",
  },
  {
    ...api,
    ...markdown,
    id: "code.chapter.markdown",
    path: "/api/code/titles/:title/chapters/:chapter/markdown",
    summary: "One chapter as Markdown, with its sections' text when asked",
    cache: "list",
    query: [full, start],
    artifact: "code/titles/{title}/chapters/{chapter}.md",
  },
  {
    ...api,
    ...json,
    id: "code.section",
    path: "/api/code/sections/:ref",
    summary: "One section: every stored version, in force first",
    cache: "document",
    artifact: "code/sections/{ref}.json",
  },
  {
    ...api,
    ...text,
    id: "code.section.text",
    path: "/api/code/sections/:ref/text",
    summary: "One section's text alone, verbatim",
    cache: "document",
    query: [version],
    artifact: "code/sections/{ref}.txt",
  },
  {
    ...api,
    ...markdown,
    id: "code.section.markdown",
    path: "/api/code/sections/:ref/markdown",
    summary: "One section as Markdown",
    cache: "document",
    query: [version, notes, subsection],
    artifact: "code/sections/{ref}.md",
  },

  { ...site, ...html, id: "site.home", path: "/", summary: "Home page", cache: "list", artifact: "pages/index.html" },
  {
    ...site,
    ...html,
    id: "site.code",
    path: "/code",
    summary: "The Code: every title",
    cache: "list",
    artifact: "pages/code.html",
  },
  {
    ...site,
    ...html,
    id: "site.code.title",
    path: "/code/title-:title",
    summary: "One title",
    cache: "list",
    artifact: "pages/code/titles/{title}.html",
  },
  {
    ...site,
    ...markdown,
    id: "site.code.title.md",
    path: "/code/title-:title.md",
    summary: "One title's Markdown twin",
    cache: "list",
    artifact: "code/titles/{title}.md",
  },
  {
    ...site,
    ...html,
    id: "site.code.chapter",
    path: "/code/title-:title/chapter-:chapter",
    summary: "One chapter",
    cache: "list",
    artifact: "pages/code/titles/{title}/chapters/{chapter}.html",
  },
  {
    ...site,
    ...markdown,
    id: "site.code.chapter.md",
    path: "/code/title-:title/chapter-:chapter.md",
    summary: "One chapter's Markdown twin",
    cache: "list",
    query: [full, start],
    artifact: "code/titles/{title}/chapters/{chapter}.md",
  },
  {
    ...site,
    ...html,
    id: "site.code.section",
    path: "/code/:ref",
    summary: "One section",
    cache: "document",
    query: [version],
    artifact: "pages/code/sections/{ref}.html",
  },
  {
    ...site,
    ...markdown,
    id: "site.code.section.md",
    path: "/code/:ref.md",
    summary: "One section's Markdown twin",
    cache: "document",
    query: [version, notes, subsection],
    artifact: "code/sections/{ref}.md",
  },
  {
    ...site,
    ...text,
    id: "site.code.section.text",
    path: "/code/:ref/text",
    summary: "One section's text alone, verbatim",
    cache: "document",
    query: [version],
    artifact: "code/sections/{ref}.txt",
  },
] as const satisfies readonly Route[];

/** Id of a route. */
export type RouteId = (typeof ROUTES)[number]["id"];
