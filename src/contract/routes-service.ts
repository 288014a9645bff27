import { rowsOf } from "./route.ts";

const json = rowsOf("api", "application/json");
const markdown = rowsOf("api", "text/markdown");
const text = rowsOf("api", "text/plain");
const catalog = rowsOf("api", "application/linkset+json");

/** The API itself (contract section 4.6), and what describes it (section 9). */
export const SERVICE_ROUTES = [
  json("index", "/", "The API's index", { etag: "none" }),
  json("health", "/health", "Whether the process is up, and what it has loaded", { cache: "none", etag: "none" }),
  json("openapi", "/openapi.json", "The description of this API, OpenAPI 3.1", { artifact: "openapi.json" }),
  catalog("catalog", "/.well-known/api-catalog", "Where the API is described, explained and watched", {
    artifact: "well-known/api-catalog.json",
  }),
  text("llms", "/llms.txt", "What a language model needs to know first", { artifact: "well-known/llms.txt" }),
  text("robots", "/robots.txt", "What crawlers may read", { artifact: "well-known/api-robots.txt" }),
  markdown("problem", "/problems/:kind", "What a kind of error means, and what to do", {
    cache: "document",
    artifact: "problems/{kind}.md",
  }),
];
