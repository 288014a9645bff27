import { existsSync } from "node:fs";
import { join } from "node:path";
import { COLLECTIONS } from "../model/common.ts";
import type { Content } from "../model/content.ts";
import { storedCorpus } from "../model/stored-corpus.ts";
import { listFolder, type Reading, readJsonFile, strayFile } from "./markdown-files.ts";
import type { ContentProblem } from "./problem.ts";
import { readBills } from "./read-bills.ts";
import { readCode } from "./read-code.ts";
import { readOpinions } from "./read-opinions.ts";
import { readProvisions } from "./read-provisions.ts";

/** A content folder: everything in it, or every problem in it. */
export type ReadContent =
  | { kind: "content"; content: Content; files: number }
  | { kind: "problems"; problems: ContentProblem[] };

/** What stands in a content folder. */
const ENTRIES = new Set(["corpus.json", "README.md", "code", "constitution", "bills", "opinions"]);

/** Folders whose documents `corpus.json` has to describe, by the key under which it does. */
const DESCRIBED = { code: ["code", "constitution"], bills: ["bills"], opinions: ["opinions"] } as const;

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
  const has = (key: keyof typeof DESCRIBED) => DESCRIBED[key].some((name) => existsSync(join(root, name)));
  const wanted = (key: keyof typeof DESCRIBED) => has(key) || corpus?.[key] !== undefined;
  for (const key of COLLECTIONS) {
    if (corpus === null || corpus[key] !== undefined || !has(key)) continue;
    const message = `there are documents in ${DESCRIBED[key].join(" or ")}; say what they are`;
    problems.push({ file: "corpus.json", field: key, value: "nothing", message });
  }
  const code = wanted("code") ? readCode(reading) : null;
  const provisions = has("code")
    ? readProvisions(reading, corpus === null ? null : (corpus.code?.constitutions ?? {}))
    : [];
  const bills = wanted("bills") ? readBills(reading) : null;
  const opinions = wanted("opinions") ? readOpinions(reading) : null;
  if (problems.length > 0 || corpus === null) return { kind: "problems", problems };
  return { kind: "content", content: { corpus, code: code && { ...code, provisions }, bills, opinions }, files };
}
