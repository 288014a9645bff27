import { ROUTES } from "../contract/routes.ts";
import type { Corpus } from "../corpus/corpus.ts";
import { SCHEMES } from "../identifiers/provision.ts";
import { aboutMarkdown } from "../render/about-markdown.ts";
import { codeIndexMarkdown } from "../render/code-index-markdown.ts";
import { collectionRoot } from "../render/collection-root.ts";
import type { Stamp } from "../render/frontmatter.ts";
import { renderJson } from "../render/render-json.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { must } from "./must.ts";
import { pathOf } from "./route-artifacts.ts";
import { publishSitemap } from "./sitemap-artifacts.ts";

/** Writes what is said of the Code as a whole: its root, map, provenance, and the list of its documents. */
export function publishLists(writer: ArtifactWriter, corpus: Corpus, stamp: Stamp): void {
  const { roots } = corpus;
  const meta = must(corpus.codeMeta());
  const constitutions = SCHEMES.flatMap((scheme) => corpus.constitution(scheme) ?? []);
  writer.put(pathOf("code", {}), renderJson(collectionRoot(meta, ROUTES, roots)));
  writer.put(pathOf("code.index.markdown", {}), codeIndexMarkdown(corpus.tree(), constitutions, stamp, roots));
  writer.put(pathOf("code.about.markdown", {}), aboutMarkdown(meta, stamp, { routes: ROUTES, roots }));
  publishSitemap(writer, corpus);
}
