import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { splitFrontmatter } from "./frontmatter.ts";
import { type ContentProblem, schemaProblems } from "./problem.ts";

/** A document with the file it was read from, below the content folder. */
export type DocumentFile<T> = { file: string; document: T };

/** Where a content folder is read from, and where its problems and its progress go. */
export type Reading = { root: string; problems: ContentProblem[]; onFile: () => void };

/**
 * Reads every Markdown file of one folder by a schema of its frontmatter and its body, which is the field `text`. What is
 * not a document is a problem.
 */
export function readMarkdownFiles<T>(reading: Reading, folder: string, schema: z.ZodType<T>): DocumentFile<T>[] {
  return listFolder(join(reading.root, folder)).flatMap((name) => {
    const file = `${folder}/${name}`;
    reading.onFile();
    if (!name.endsWith(".md")) {
      reading.problems.push(strayFile(file));
      return [];
    }
    const document = readMarkdownFile(reading, file, schema);
    return document === null ? [] : [{ file, document }];
  });
}

function readMarkdownFile<T>({ root, problems }: Reading, file: string, schema: z.ZodType<T>): T | null {
  const split = splitFrontmatter(readFileSync(join(root, file), "utf8"));
  if (split.kind === "error") {
    problems.push({ file, field: "", value: "", message: split.message });
    return null;
  }
  return checked(file, { ...split.fields, text: split.body }, schema, problems);
}

/** Reads one JSON file by a schema; null, and a problem, when it cannot. */
export function readJsonFile<T>({ root, problems }: Reading, file: string, schema: z.ZodType<T>): T | null {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(root, file), "utf8"));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    const message = missing ? "missing; every content folder has it" : `not JSON: ${(error as Error).message}`;
    problems.push({ file, field: "", value: "", message });
    return null;
  }
  return checked(file, value, schema, problems);
}

function checked<T>(file: string, value: unknown, schema: z.ZodType<T>, problems: ContentProblem[]): T | null {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  problems.push(...schemaProblems(file, value, read.error));
  return null;
}

/** Names in a folder, sorted, without those that begin with a point; none where there is no folder. */
export function listFolder(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => !name.startsWith("."))
    .sort();
}

/** The problem of a file or folder that has no place here. */
export function strayFile(file: string): ContentProblem {
  return { file, field: "", value: "", message: "not a file this folder may hold; take it out" };
}
