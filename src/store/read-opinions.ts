import { join } from "node:path";
import { compareClusterIds } from "../identifiers/opinions/compare-cluster-ids.ts";
import { compareDockets } from "../identifiers/opinions/docket.ts";
import type { OpinionContent } from "../model/content.ts";
import { type StoredOpinion, storedOpinion } from "../model/stored-opinion.ts";
import { findRepeats } from "./find-repeats.ts";
import { type DocumentFile, listFolder, type Reading, readMarkdownFiles, strayFile } from "./markdown-files.ts";
import { opinionFilePath } from "./opinion-file.ts";
import type { ContentProblem } from "./problem.ts";

/** Reads `opinions/`: every opinion in filing order, which is date filed, docket, cluster id. */
export function readOpinions(reading: Reading): OpinionContent {
  const files: DocumentFile<StoredOpinion>[] = [];
  for (const year of listFolder(join(reading.root, "opinions"))) {
    if (!/^\d{4}$/.test(year)) {
      reading.problems.push(strayFile(`opinions/${year}`));
      continue;
    }
    for (const docket of listFolder(join(reading.root, "opinions", year)))
      files.push(...readMarkdownFiles(reading, `opinions/${year}/${docket}`, storedOpinion));
  }
  reading.problems.push(
    ...files.flatMap(checkPlace),
    ...findRepeats(files, "cluster_id", ({ cluster_id }) => cluster_id),
    ...joinedProblems(files),
  );
  return { opinions: files.map(({ document }) => document).sort(inFilingOrder) };
}

function inFilingOrder(a: StoredOpinion, b: StoredOpinion): number {
  if (a.date_filed !== b.date_filed) return a.date_filed < b.date_filed ? -1 : 1;
  return compareDockets(a.docket, b.docket) || compareClusterIds(a.cluster_id, b.cluster_id);
}

function checkPlace({ file, document }: DocumentFile<StoredOpinion>): ContentProblem[] {
  const expected = opinionFilePath(document);
  if (file === expected) return [];
  return [{ file, field: "cluster_id", value: JSON.stringify(document.cluster_id), message: `belongs in ${expected}` }];
}

/** A cluster that was joined into one document is neither in another nor a document of its own. */
function joinedProblems(files: readonly DocumentFile<StoredOpinion>[]): ContentProblem[] {
  const owner = new Map<string, string>(files.map(({ file, document }) => [document.cluster_id, file]));
  return files.flatMap(({ file, document }) =>
    document.joined_clusters.flatMap((cluster) => {
      const before = owner.get(cluster);
      owner.set(cluster, before ?? file);
      if (before === undefined) return [];
      return [{ file, field: "joined_clusters", value: JSON.stringify(cluster), message: `${before} has it already` }];
    }),
  );
}
