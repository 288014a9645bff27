import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Corpus } from "../corpus/corpus.ts";
import type { Collection } from "../model/common.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import type { PublishCounts } from "./document-publisher.ts";
import type { EarlierRelease } from "./manifest.ts";
import type { SiteApp } from "./site-app.ts";
import { NOT_FOUND, type SitePage, sitePages } from "./site-pages.ts";

/**
 * Writes the site's pages and the files they need. A page is taken over from the release before when the app, what every
 * page says, the page's own records and the collection that it lists are as they were.
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
  const unchanged = unchangedCollections(corpus, earlier);
  const isAsBefore = ({ sources, within }: SitePage): boolean =>
    reusable &&
    sources !== null &&
    !sources.some((source) => changed.has(source)) &&
    (within === null || unchanged.has(within));
  for (const page of sitePages(corpus)) {
    if (isAsBefore(page) && writer.keep(page.artifact)) counts.reused += 1;
    else {
      const { status, html } = await site.render(page.path, corpus);
      if (status !== 200 && page !== NOT_FOUND) throw new Error(`the page ${page.path} was answered with ${status}`);
      writer.put(page.artifact, html);
      counts.rendered += 1;
    }
    report();
  }
  publishAssets(writer, site.clientDir);
  return counts;
}

/** What decides every page beside its records: the app, the public addresses, and what the frame of a page shows. */
export function pagesFingerprint(site: SiteApp, corpus: Corpus): string {
  const collections = corpus.collections().map(({ collection, specimen }) => ({ collection, specimen }));
  const hasConstitutions = (corpus.codeMeta()?.constitutions ?? []).length > 0;
  return createHash("sha256")
    .update(JSON.stringify([site.fingerprint, corpus.roots, collections, hasConstitutions]))
    .digest("hex")
    .slice(0, 16);
}

/** Collections that hold what they held in the release before: their version is a hash of their content. */
function unchangedCollections(corpus: Corpus, earlier: EarlierRelease | null): ReadonlySet<Collection> {
  const versions = new Map(
    earlier?.manifest.collections.map(({ collection, corpusVersion }) => [collection, corpusVersion]),
  );
  return new Set(
    corpus
      .collections()
      .filter(({ collection, corpusVersion }) => versions.get(collection) === corpusVersion)
      .map(({ collection }) => collection),
  );
}

/** The files that pages need stand under `site/`, at the path by which the site host serves them. */
function publishAssets(writer: ArtifactWriter, clientDir: string): void {
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    writer.put(`site${path.slice(clientDir.length).replaceAll("\\", "/")}`, readFileSync(path));
  }
}
