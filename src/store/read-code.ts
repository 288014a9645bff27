import { join } from "node:path";
import { compareCitations } from "../identifiers/citation.ts";
import type { CodeContent } from "../model/content.ts";
import { storedTitles } from "../model/stored-headings.ts";
import { type StoredSection, storedSection } from "../model/stored-section.ts";
import { checkCode } from "./check-code.ts";
import {
  type DocumentFile,
  listFolder,
  type Reading,
  readJsonFile,
  readMarkdownFiles,
  strayFile,
} from "./markdown-files.ts";

/** Reads `code/`: headings, and every version of every section in printed order. */
export function readCode(reading: Reading): Pick<CodeContent, "titles" | "sections"> {
  const titles = readJsonFile(reading, "code/titles.json", storedTitles)?.titles ?? [];
  const files: DocumentFile<StoredSection>[] = [];
  for (const folder of listFolder(join(reading.root, "code"))) {
    if (folder === "titles.json") continue;
    if (/^title-\d\d$/.test(folder)) files.push(...readMarkdownFiles(reading, `code/${folder}`, storedSection));
    else reading.problems.push(strayFile(`code/${folder}`));
  }
  files.sort((a, b) => compareCitations(a.document.citation, b.document.citation) || (a.file < b.file ? -1 : 1));
  reading.problems.push(...checkCode(files, titles));
  return { titles, sections: files.map(({ document }) => document) };
}
