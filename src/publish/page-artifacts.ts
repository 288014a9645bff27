import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NormalQuery } from "../contract/artifact-path.ts";
import type { RouteId } from "../contract/routes.ts";
import type { Corpus } from "../corpus/corpus.ts";
import { SCHEMES } from "../identifiers/provision.ts";
import type { SlimSection } from "../model/tree-records.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import type { PublishCounts } from "./document-publisher.ts";
import type { EarlierRelease } from "./manifest.ts";
import { must } from "./must.ts";
import { pathOf } from "./route-artifacts.ts";
import type { SiteApp } from "./site-app.ts";

/** A page: the artifact it becomes, its path on the site host, and the record whose change changes it (null: any change). */
type Page = { artifact: string; path: string; source: string | null };

/**
 * Writes the site's pages and the files they need. A page is taken over from the release before when the app, what is
 * said of the collections, and the page's own record are as they were.
 */
export async function publishPages(
  corpus: Corpus,
  writer: ArtifactWriter,
  earlier: EarlierRelease | null,
  site: SiteApp | null,
  changed: ReadonlySet<string>,
  report: () => void,
): Promise<PublishCounts> {
  const counts = { rendered: 0, stamped: 0, reused: 0 };
  if (site === null) return counts;
  const reusable = earlier !== null && earlier.manifest.fingerprints.pages === pagesFingerprint(site, corpus);
  for (const page of pagesOf(corpus)) {
    if (reusable && page.source !== null && !changed.has(page.source) && writer.keep(page.artifact)) counts.reused += 1;
    else {
      const { status, html } = await site.render(page.path, corpus);
      if (status !== 200 && page.artifact !== NOT_FOUND.artifact)
        throw new Error(`the page ${page.path} was answered with ${status}`);
      writer.put(page.artifact, html);
      counts.rendered += 1;
    }
    report();
  }
  publishAssets(writer, site.clientDir);
  return counts;
}

/** What decides every page beside its record: the app, and what is said of the collections but for their version. */
export function pagesFingerprint(site: SiteApp, corpus: Corpus): string {
  const facts = corpus.collections().map(({ corpusVersion: _, ...rest }) => rest);
  return createHash("sha256")
    .update(JSON.stringify([site.fingerprint, facts, corpus.codeMeta()?.constitutions ?? []]))
    .digest("hex")
    .slice(0, 16);
}

const NOT_FOUND: Page = { artifact: "pages/404.html", path: "/404", source: null };

function* pagesOf(corpus: Corpus): Generator<Page> {
  yield NOT_FOUND;
  yield { artifact: pathOf("site.home", {}), path: "/", source: null };
  yield { artifact: pathOf("site.code", {}), path: "/code", source: null };
  for (const { title, chapters } of corpus.tree().titles) {
    const params = { title: String(title) };
    yield page("site.code.title", "code.title", params, `/code/title-${title}`);
    for (const { chapter } of chapters) {
      const place = { ...params, chapter };
      yield page("site.code.chapter", "code.chapter", place, `/code/title-${title}/chapter-${chapter}`);
      for (const section of must(corpus.chapter(title, chapter)).items) yield* sectionPages(corpus, section);
    }
  }
  for (const scheme of SCHEMES) {
    if (corpus.constitution(scheme) === null) continue;
    yield page("site.constitution", "code.constitution", { scheme }, `/constitution/${scheme}`);
    for (const citation of corpus.provisions(scheme)) {
      yield page("site.provision", "code.provision", { scheme, citation }, `/constitution/${scheme}/${citation}`);
    }
  }
}

/** A section's page, and one led by each version of several. */
function* sectionPages(corpus: Corpus, { citation, versions }: SlimSection): Generator<Page> {
  const own = (query?: NormalQuery) =>
    page("site.code.section", "code.section", { ref: citation }, `/code/${citation}`, query);
  yield own();
  if (versions === 1) return;
  for (const { version } of must(corpus.section(citation)).versions) yield own({ version });
}

/** The page of one route, which shows what the JSON of another says. */
function page(
  id: RouteId,
  source: RouteId,
  params: Record<string, string>,
  path: string,
  query: NormalQuery = {},
): Page {
  const search = new URLSearchParams(query).toString();
  return {
    artifact: pathOf(id, params, query),
    path: search === "" ? path : `${path}?${search}`,
    source: pathOf(source, params),
  };
}

/** The files that pages need stand under `site/`, at the path by which the site host serves them. */
function publishAssets(writer: ArtifactWriter, clientDir: string): void {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    writer.put(`site${path.slice(clientDir.length).replaceAll("\\", "/")}`, readFileSync(path));
  }
}
