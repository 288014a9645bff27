import * as z from "zod";
import { storedCodeCollection } from "./stored-corpus.ts";
import { storedTitle } from "./stored-headings.ts";

/** The five files of the Code's download bundle (contract section 8); the last covers the four others. */
export const BUNDLE = {
  sections: "ocga-code.jsonl.gz",
  ga: "ocga-constitution-ga.jsonl.gz",
  us: "ocga-constitution-us.jsonl.gz",
  manifest: "manifest.json",
  checksums: "SHA256SUMS",
} as const;

/** Media type of a file of the bundle. */
export function bundleFileType(name: string): string {
  if (name.endsWith(".gz")) return "application/gzip";
  return name.endsWith(".json") ? "application/json; charset=utf-8" : "text/plain; charset=utf-8";
}

/** Changes whenever the bundle's files do: another format is not read. */
export const BUNDLE_FORMAT = 1;

/**
 * `manifest.json` of the bundle: everything of the content folder that is not a document. Documents stand a line each, as
 * the content folder holds them, in the three JSON Lines files.
 */
export const bundleManifest = z.strictObject({
  format: z.literal(BUNDLE_FORMAT, {
    error: `expected format ${BUNDLE_FORMAT}: this bundle was made by another version`,
  }),
  corpus_version: z.string(),
  collection: storedCodeCollection,
  titles: z.array(storedTitle),
  files: z.array(z.strictObject({ name: z.string(), records: z.int().min(0) })),
});
/** `manifest.json` of the bundle. */
export type BundleManifest = z.infer<typeof bundleManifest>;
