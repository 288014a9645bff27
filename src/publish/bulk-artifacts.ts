import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { PublicRoots } from "../contract/addresses.ts";
import type { CollectionFacts } from "../corpus/corpus.ts";
import { BUNDLE, BUNDLE_FORMAT, type BundleManifest, bundleFileType } from "../model/bundle.ts";
import type { BulkListing } from "../model/code-lists.ts";
import type { CodeContent } from "../model/content.ts";
import type { StoredCodeCollection } from "../model/stored-corpus.ts";
import { renderJson } from "../render/render-json.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { pathOf } from "./route-artifacts.ts";

/** A file of the bundle. */
type BundleFile = { name: string; body: Uint8Array };

/** What the bundle is made of. */
export type BulkInput = {
  facts: CollectionFacts;
  collection: StoredCodeCollection;
  content: CodeContent;
  roots: PublicRoots;
};

/**
 * Writes the bundle and its listing (contract section 8). With `asBefore` the corpus version and this code are those of the
 * release before, and so is every byte: the files are taken over.
 */
export function publishBulk(writer: ArtifactWriter, input: BulkInput, asBefore: boolean): void {
  const paths = [
    pathOf("code.bulk", {}),
    ...Object.values(BUNDLE).map((filename) => pathOf("code.bulk.asset", { filename })),
  ];
  if (asBefore && paths.every((path) => writer.has(path))) {
    for (const path of paths) writer.keep(path);
    return;
  }
  const files = bundleFiles(input);
  for (const { name, body } of files)
    writer.put(pathOf("code.bulk.asset", { filename: name }), body, bundleFileType(name));
  writer.put(pathOf("code.bulk", {}), renderJson(bulkListing(files, input)));
}

/** The five files, the checksums last. The same content gives the same bytes on every system. */
function bundleFiles({ facts, collection, content }: BulkInput): BundleFile[] {
  const { sections, provisions, titles } = content;
  const lists = [
    { name: BUNDLE.sections, records: sections },
    { name: BUNDLE.ga, records: provisions.filter(({ scheme }) => scheme === "ga") },
    { name: BUNDLE.us, records: provisions.filter(({ scheme }) => scheme === "us") },
  ];
  const manifest: BundleManifest = {
    format: BUNDLE_FORMAT,
    corpus_version: facts.corpusVersion,
    collection,
    titles,
    files: lists.map(({ name, records }) => ({ name, records: records.length })),
  };
  const files = [
    ...lists.map(({ name, records }) => ({ name, body: gzipLines(records) })),
    { name: BUNDLE.manifest, body: Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`) },
  ];
  const sums = files
    .map(({ name, body }) => `${sha256(body)}  ${name}\n`)
    .sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1));
  return [...files, { name: BUNDLE.checksums, body: Buffer.from(sums.join("")) }];
}

function bulkListing(files: readonly BundleFile[], { facts, roots }: BulkInput): BulkListing {
  const addressOf = (name: string) => `${roots.api}/code/bulk/${name}`;
  return {
    corpus_version: facts.corpusVersion,
    release_date: facts.releaseDate,
    license: facts.license,
    release_url: `${roots.site}/code`,
    checksums_url: addressOf(BUNDLE.checksums),
    assets: files.map(({ name, body }) => ({
      name,
      url: addressOf(name),
      bytes: body.byteLength,
      sha256: sha256(body),
      type: bundleFileType(name),
    })),
  };
}

/** JSON Lines, compressed without a timestamp; the byte that names the operating system says "unknown". */
function gzipLines(records: readonly object[]): Uint8Array {
  const zipped = gzipSync(records.map((record) => `${JSON.stringify(record)}\n`).join(""), { level: 9 });
  zipped[9] = 255;
  return zipped;
}

function sha256(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("hex");
}
