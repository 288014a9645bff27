import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { splitFrontmatter } from "../../src/store/frontmatter.ts";

const CONTENT = join(import.meta.dirname, "../../content");

/** A JSON file of the specimen, as it stands. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(CONTENT, path), "utf8"));
}

/** Paths of the Markdown files below a folder of the specimen, sorted. */
export function listDocuments(folder: string): string[] {
  return readdirSync(join(CONTENT, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".md"))
    .sort();
}

/** A file of the specimen: as it stands, split, and checked by a schema of its fields and its `text`. */
export function readDocument<T>(path: string, schema: z.ZodType<T>) {
  const raw = readFileSync(join(CONTENT, path), "utf8");
  const split = splitFrontmatter(raw);
  if (split.kind === "error") throw new Error(`${path}: ${split.message}`);
  return { path, raw, ...split, result: schema.safeParse({ ...split.fields, text: split.body }) };
}

const sections = new Set(
  listDocuments("code").map((path) => /(?<name>[^/@]+)(?:@[^/]+)?\.md$/.exec(path)?.groups?.["name"]),
);

/** The sections of the Code that a text names and the specimen of the Code lacks. */
export function missingSections(text: string): string[] {
  const cited = text.matchAll(/\b\d\d-\d+[A-Z]*(?:\.\d+)*-\d+(?:\.\d+)*[A-Z]?\b/g);
  return [...cited].flatMap(([citation]) => (sections.has(citation) ? [] : [citation]));
}

/** The addresses in a file that are not the specimen's own. */
export function strangeAddresses(raw: string): string[] {
  const found = [...raw.matchAll(/https?:\/\/[^\s'"]+/g)].map(([address]) => address);
  return found.filter((address) => !address.startsWith("https://example.org/specimen/"));
}

/** What `source_hash` of a summary says of the text that it was written from. */
export function sourceHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
