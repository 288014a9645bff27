import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileCorpus } from "../corpus/compile-corpus.ts";
import type { CompileOptions } from "../corpus/compile-options.ts";
import type { CollectionFacts, Corpus } from "../corpus/corpus.ts";
import { openCorpus } from "../corpus/open-corpus.ts";
import { writeArtifacts } from "../corpus/write-artifacts.ts";
import type { Content } from "../model/content.ts";
import { compileSearch } from "../search/compile/compile-search.ts";
import { ArtifactWriter } from "./artifact-writer.ts";
import { publishBills } from "./bill-artifacts.ts";
import { checkSpace } from "./check-space.ts";
import { publishCode } from "./code-artifacts.ts";
import { currentRelease, lockDist, openWorkFolder, swapIn } from "./dist-folder.ts";
import { addCounts, type PublishCounts } from "./document-publisher.ts";
import { fingerprint } from "./fingerprint.ts";
import { publishLookup } from "./lookup-artifacts.ts";
import { type EarlierRelease, formatManifest, type Manifest, readRelease } from "./manifest.ts";
import { publishDescription } from "./openapi/publish-description.ts";
import { publishOpinions } from "./opinion-artifacts.ts";
import { pagesFingerprint, publishPages } from "./page-artifacts.ts";
import { writeRedirects } from "./redirects.ts";
import { publishSearch } from "./search-artifacts.ts";
import type { SiteApp } from "./site-app.ts";

/** The folders whose code decides what an artifact says: when one changes, everything is rendered again. */
const RENDERING = ["identifiers", "contract", "model", "text", "corpus", "render", "publish"].map(
  (name) => `src/${name}`,
);

/** What a build is made of. `site` is null to leave the pages out; `projectRoot` is where `src` stands. */
export type BuildInput = CompileOptions & { content: Content; dist: string; projectRoot: string; site: SiteApp | null };

/** What a build is told to report to, as it goes. */
export type BuildReport = { step: (name: string) => void; document: () => void; page: () => void };

/** What a build did. */
export type BuildResult = {
  release: string;
  folder: string;
  collections: CollectionFacts[];
  documents: PublishCounts;
  pages: PublishCounts;
  files: { written: number; linked: number };
};

/**
 * Compiles and publishes a content folder as the current release of `dist`. Nothing in `dist` changes for a reader until
 * the last step, which renames one symlink; a build that fails or is ended before it leaves `current` as it was.
 */
export async function buildRelease(input: BuildInput, report: BuildReport): Promise<BuildResult> {
  mkdirSync(input.dist, { recursive: true });
  const unlock = lockDist(input.dist);
  try {
    const before = currentRelease(input.dist);
    const earlier = before === null ? null : readRelease(before);
    checkSpace(input.dist, ...estimateSize(input.content, earlier));
    const work = openWorkFolder(input.dist);
    const store = join(work, "corpus.sqlite");
    report.step("compile");
    const collections = compileCorpus(store, input.content, input);
    compileSearch(store);
    const corpus = openCorpus(store);
    const published = await publish(corpus, input, report, work, earlier).finally(() => corpus.close());

    report.step("swap");
    const manifest: Manifest = { ...published.head, collections, artifacts: published.artifacts };
    const text = formatManifest(manifest);
    writeArtifacts(store, manifest.artifacts);
    writeFileSync(join(work, "manifest.json"), text);
    const release = `${manifest.as_of}-${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
    return { release, folder: swapIn(input.dist, work, release), collections, ...published.counts };
  } finally {
    unlock();
  }
}

/** Writes every artifact; what the manifest says of the release, its artifacts in the order of their paths, and the counts. */
async function publish(
  corpus: Corpus,
  input: BuildInput,
  report: BuildReport,
  work: string,
  earlier: EarlierRelease | null,
) {
  const fingerprints = {
    render: fingerprint(input.projectRoot, RENDERING),
    pages: input.site === null ? null : pagesFingerprint(input.site, corpus),
  };
  const reusable = earlier?.manifest.fingerprints.render === fingerprints.render ? earlier : null;
  const writer = new ArtifactWriter(work, earlier);
  report.step("documents");
  const published = [
    publishCode(corpus, input.content, writer, reusable, report.document),
    publishBills(corpus, writer, reusable, report.document),
    publishOpinions(corpus, writer, reusable, report.document),
  ];
  const changed = new Set(published.flatMap((each) => [...each.changed]));
  report.step("pages");
  const pages = await publishPages(corpus, writer, reusable, input.site, changed, report.page);
  publishDescription(writer, corpus);
  publishLookup(writer, corpus);
  publishSearch(writer, corpus, join(work, "corpus.sqlite"));
  writeRedirects(corpus, writer);
  return {
    head: { as_of: corpus.asOf, next_change: corpus.nextChange, roots: corpus.roots, fingerprints },
    artifacts: writer.entries.sort((a, b) => (a.path < b.path ? -1 : 1)),
    counts: { documents: addCounts(published.map(({ counts }) => counts)), pages, files: writer.counts },
  };
}

/** Bytes and files that a build may write: a text stands in JSON, Markdown, text, page, chapter and store. */
function estimateSize(
  { code, bills, opinions }: Content,
  earlier: EarlierRelease | null,
): [bytes: number, files: number] {
  const printed = [...(code?.sections ?? []), ...(code?.provisions ?? [])];
  const others = [...(bills?.bills ?? []), ...(opinions?.opinions ?? [])];
  const chars =
    printed.reduce((sum, { text, notes }) => sum + text.length + JSON.stringify(notes).length, 0) +
    others.reduce((sum, { text }) => sum + text.length, 0);
  const files = Math.max(printed.length * 6 + others.length * 10, earlier?.artifacts.size ?? 0) + 1_000;
  return [chars * 8 + files * 4_096, files];
}
