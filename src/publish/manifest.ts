import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublicRoots } from "../contract/addresses.ts";
import type { ArtifactEntry, CollectionFacts } from "../corpus/corpus.ts";

/** `manifest.json` of a release: what it was made of, and every artifact with its ETag. Two builds of one input agree in every byte. */
export type Manifest = {
  as_of: string;
  next_change: string | null;
  roots: PublicRoots;
  /** Hashes of the code that made the artifacts: what another hash made is not reused. */
  fingerprints: { render: string; pages: string | null };
  collections: CollectionFacts[];
  artifacts: ArtifactEntry[];
};

/** The manifest as text, an artifact a line. */
export function formatManifest({ artifacts, ...head }: Manifest): string {
  const lines = artifacts.map((entry) => `    ${JSON.stringify(entry)}`);
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "artifacts": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

/** A release that is there to be reused: its folder, its manifest, its artifacts by path. */
export type EarlierRelease = { folder: string; manifest: Manifest; artifacts: ReadonlyMap<string, ArtifactEntry> };

/** The release in a folder; null when there is none or its manifest cannot be read, so that everything is made anew. */
export function readRelease(folder: string): EarlierRelease | null {
  const file = join(folder, "manifest.json");
  if (!existsSync(file)) return null;
  try {
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    return { folder, manifest, artifacts: new Map(manifest.artifacts.map((entry) => [entry.path, entry])) };
  } catch {
    return null;
  }
}
