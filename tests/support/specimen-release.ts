import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Content } from "../../src/model/content.ts";
import { buildRelease } from "../../src/publish/build-release.ts";
import { readContent } from "../../src/store/read-content.ts";

/** The repository's own folder. */
export const PROJECT = path.resolve(import.meta.dirname, "../..");

/** The public addresses that specimen records carry: none is a port that could listen. */
const ROOTS = {
  api: "https://api.example.org/api",
  site: "https://example.org",
  mcp: "https://api.example.org/mcp",
} as const;

/** What a test changes in the specimen's content. */
type Change = (content: Content) => Content;

/** A published specimen in a temporary folder of its own. */
export type SpecimenRelease = { dist: string; remove(): void };

/** Builds the specimen, as of one fixed day, without pages; `change` may change it before. */
export async function buildSpecimen(asOf = "2026-11-20", change?: Change): Promise<SpecimenRelease> {
  const dist = mkdtempSync(path.join(tmpdir(), "specimen-"));
  await publishSpecimen(dist, asOf, change);
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

/** Publishes the specimen into a DIST folder, which may hold releases already. */
export async function publishSpecimen(dist: string, asOf: string, change: Change = (same) => same): Promise<void> {
  const read = readContent(path.join(PROJECT, "content"));
  if (read.kind !== "content") throw new Error(`the specimen does not read: ${JSON.stringify(read.problems)}`);
  const report = { step: () => {}, document: () => {}, page: () => {} };
  const content = change(read.content);
  await buildRelease({ content, dist, projectRoot: PROJECT, site: null, asOf, roots: ROOTS }, report);
}
