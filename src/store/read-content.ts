import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { compareCitations } from "../identifiers/citation.ts";
import type { Content } from "../model/content.ts";
import { storedCorpus } from "../model/stored-corpus.ts";
import { storedTitles } from "../model/stored-headings.ts";
import { type StoredSection, storedSection } from "../model/stored-section.ts";
import { checkCode } from "./check-code.ts";
import { splitFrontmatter } from "./frontmatter.ts";
import { type ContentProblem, schemaProblems } from "./problem.ts";

/** A section with the file it was read from, below the content folder. */
export type SectionFile = { file: string; section: StoredSection };

/** A content folder: everything in it, or every problem in it. */
export type ReadContent =
  | { kind: "content"; content: Content; files: number }
  | { kind: "problems"; problems: ContentProblem[] };

/**
 * Reads and checks a whole content folder. All problems are found in one run; a folder with a single one gives no content.
 * Sections come back in printed order. `onFile` is called after each file.
 */
export function readContent(root: string, onFile: () => void = () => {}): ReadContent {
  const problems: ContentProblem[] = [];
  const corpus = readJson(root, "corpus.json", storedCorpus, problems);
  const known = new Set(["corpus.json", "README.md", "code"]);
  for (const name of listFolder(root)) if (!known.has(name)) problems.push(stray(name));
  const hasFolder = existsSync(join(root, "code"));
  if (corpus !== null && corpus.code === undefined && hasFolder) {
    problems.push({
      file: "corpus.json",
      field: "code",
      value: "nothing",
      message: "the folder code is there; say what it holds",
    });
  }
  const code = hasFolder || corpus?.code !== undefined ? readCode(root, problems, onFile) : null;
  if (problems.length > 0 || corpus === null) return { kind: "problems", problems };
  const content: Content = {
    corpus,
    code: code && { titles: code.titles, sections: code.files.map((entry) => entry.section) },
  };
  return { kind: "content", content, files: code?.files.length ?? 0 };
}

function readCode(root: string, problems: ContentProblem[], onFile: () => void) {
  const titles = readJson(root, "code/titles.json", storedTitles, problems)?.titles ?? [];
  const files: SectionFile[] = [];
  for (const folder of listFolder(join(root, "code"))) {
    if (folder === "titles.json") continue;
    if (!/^title-\d\d$/.test(folder)) {
      problems.push(stray(`code/${folder}`));
      continue;
    }
    for (const name of listFolder(join(root, "code", folder))) {
      const file = `code/${folder}/${name}`;
      const section = name.endsWith(".md") ? readSection(root, file, problems) : (problems.push(stray(file)), null);
      if (section !== null) files.push({ file, section });
      onFile();
    }
  }
  files.sort((a, b) => compareCitations(a.section.citation, b.section.citation) || (a.file < b.file ? -1 : 1));
  problems.push(...checkCode(files, titles));
  return { titles, files };
}

function readSection(root: string, file: string, problems: ContentProblem[]): StoredSection | null {
  const split = splitFrontmatter(readFileSync(join(root, file), "utf8"));
  if (split.kind === "error") {
    problems.push({ file, field: "", value: "", message: split.message });
    return null;
  }
  const value = { ...split.fields, text: split.body };
  const read = storedSection.safeParse(value);
  if (read.success) return read.data;
  problems.push(...schemaProblems(file, value, read.error));
  return null;
}

function readJson<T>(root: string, file: string, schema: z.ZodType<T>, problems: ContentProblem[]): T | null {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(root, file), "utf8"));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    problems.push({
      file,
      field: "",
      value: "",
      message: missing ? "missing; every content folder has it" : `not JSON: ${(error as Error).message}`,
    });
    return null;
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  problems.push(...schemaProblems(file, value, read.error));
  return null;
}

function listFolder(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => !name.startsWith("."))
    .sort();
}

function stray(file: string): ContentProblem {
  return { file, field: "", value: "", message: "not a file this folder may hold; take it out" };
}
