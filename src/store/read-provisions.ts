import { existsSync } from "node:fs";
import { join } from "node:path";
import { compareProvisions, SCHEMES } from "../identifiers/provision.ts";
import type { StoredCodeCollection } from "../model/stored-corpus.ts";
import { type StoredProvision, storedProvision } from "../model/stored-provision.ts";
import { type DocumentFile, listFolder, type Reading, readMarkdownFiles, strayFile } from "./markdown-files.ts";
import type { ContentProblem } from "./problem.ts";
import { provisionFilePath } from "./provision-file.ts";

/**
 * Reads `constitution/`: every provision in printed order, Georgia's first. Each constitution needs its facts; null when
 * they cannot be known.
 */
export function readProvisions(
  reading: Reading,
  facts: StoredCodeCollection["constitutions"] | null,
): StoredProvision[] {
  for (const name of listFolder(join(reading.root, "constitution"))) {
    if (!(SCHEMES as readonly string[]).includes(name)) reading.problems.push(strayFile(`constitution/${name}`));
  }
  return SCHEMES.flatMap((scheme) => {
    const folder = `constitution/${scheme}`;
    if (facts !== null && facts[scheme] === undefined && existsSync(join(reading.root, folder))) {
      const message = `the folder ${folder} is there; say what it holds`;
      reading.problems.push({ file: "corpus.json", field: `code.constitutions.${scheme}`, value: "nothing", message });
    }
    const files = readMarkdownFiles(reading, folder, storedProvision);
    reading.problems.push(...files.flatMap(checkName));
    return files.map(({ document }) => document).sort(compareProvisions);
  });
}

function checkName({ file, document }: DocumentFile<StoredProvision>): ContentProblem[] {
  const expected = provisionFilePath(document);
  if (file === expected) return [];
  return [{ file, field: "slug", value: JSON.stringify(document.slug), message: `belongs in ${expected}` }];
}
