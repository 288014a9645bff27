import { ROUTES } from "../../contract/routes.ts";
import type { Corpus } from "../../corpus/corpus.ts";
import { openApiDocument } from "../../render/openapi/openapi-document.ts";
import { renderJson } from "../../render/render-json.ts";
import type { ArtifactWriter } from "../artifact-writer.ts";
import { API_CATALOG_TYPE, apiCatalog } from "../well-known/api-catalog.ts";
import { llmsTxt } from "../well-known/llms-txt.ts";
import { PROBLEM_KINDS, problemPage } from "../well-known/problem-pages.ts";
import { apiRobots, siteRobots } from "../well-known/robots-txt.ts";

/** Where the files that describe the service stand below `static/`, path parameters in braces. */
export const DESCRIPTION_ARTIFACTS = {
  openapi: "openapi.json",
  catalog: "well-known/api-catalog.json",
  llms: "well-known/llms.txt",
  apiRobots: "well-known/api-robots.txt",
  siteRobots: "well-known/site-robots.txt",
  problem: "problems/{kind}.md",
} as const;

/** Writes what describes the service: for programs, for language models, for crawlers, and for who meets an error. */
export function publishDescription(
  writer: Pick<ArtifactWriter, "put">,
  corpus: Pick<Corpus, "roots" | "collections">,
): void {
  const { roots } = corpus;
  const collections = corpus.collections();
  writer.put(DESCRIPTION_ARTIFACTS.openapi, renderJson(openApiDocument(ROUTES, roots)));
  writer.put(DESCRIPTION_ARTIFACTS.catalog, renderJson(apiCatalog(roots)), API_CATALOG_TYPE);
  writer.put(DESCRIPTION_ARTIFACTS.llms, llmsTxt({ routes: ROUTES, roots, collections }));
  writer.put(DESCRIPTION_ARTIFACTS.apiRobots, apiRobots(ROUTES, roots.site));
  writer.put(DESCRIPTION_ARTIFACTS.siteRobots, siteRobots(ROUTES, roots.site));
  for (const kind of PROBLEM_KINDS)
    writer.put(DESCRIPTION_ARTIFACTS.problem.replace("{kind}", kind), problemPage(kind, roots));
}
