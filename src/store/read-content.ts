import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../model/content.ts";
import { storedCorpus } from "../model/stored-corpus.ts";
import { listFolder, type Reading, readJsonFile, strayFile } from "./markdown-files.ts";
import type { ContentProblem } from "./problem.ts";
import { readCode } from "./read-code.ts";
import { readProvisions } from "./read-provisions.ts";

/** A content folder: everything in it, or every problem in it. */
export type ReadContent =
  | { kind: "content"; content: Content; files: number }
  | { kind: "problems"; problems: ContentProblem[] };

/** What stands in a content folder. */
const ENTRIES = new Set(["corpus.json", "README.md", "code", "constitution"]);

/**
 * Reads and checks a whole content folder. All problems are found in one run; a folder with a single one gives no content.
 * Documents come back in printed order.
 */
export function readContent(root: string): ReadContent {
  const problems: ContentProblem[] = [];
  let files = 0;
  const reading: Reading = { root, problems, onFile: () => (files += 1) };
  const corpus = readJsonFile(reading, "corpus.json", storedCorpus);
  for (const name of listFolder(root)) if (!ENTRIES.has(name)) problems.push(strayFile(name));
  const hasCode = ["code", "constitution"].some((name) => existsSync(join(root, name)));
  if (corpus !== null && corpus.code === undefined && hasCode) {
    const message = "there are documents of the Code; say what they are";
    problems.push({ file: "corpus.json", field: "code", value: "nothing", message });
  }
  const code = hasCode || corpus?.code !== undefined ? readCode(reading) : null;
  const provisions = hasCode
    ? readProvisions(reading, corpus === null ? null : (corpus.code?.constitutions ?? {}))
    : [];
  if (problems.length > 0 || corpus === null) return { kind: "problems", problems };
  return { kind: "content", content: { corpus, code: code && { ...code, provisions } }, files };
}
