import type { ClusterId } from "../../identifiers/opinions/cluster-id.ts";
import type { StoredOpinion } from "../../model/stored-opinion.ts";
import { ImportError } from "../import-error.ts";
import type { SourceFile } from "../zip/source-files.ts";
import { assertNoneLost, type CourtCounts, type OpinionReport } from "./import-report.ts";
import { findDuplicates } from "./join-duplicates.ts";
import { makeDocuments } from "./make-documents.ts";
import { mergeOpinions } from "./merge-opinions.ts";
import { readUpstream, type UpstreamFiles } from "./read-upstream.ts";
import { createScratchStore, type ScratchStore } from "./scratch-store.ts";

/** What is imported: files in any order, the ids of the courts (or `all`), and a folder for temporary files. */
export type OpinionImport = {
  readonly files: readonly SourceFile[];
  readonly courts: readonly string[];
  readonly scratch: string;
  readonly onFile?: () => void;
  /** Called once all files are read, with the number of decisions; then for each of them. */
  readonly onDecisions?: (count: number) => void;
  readonly onDecision?: () => void;
};

/** Imported documents; they can be read until this is disposed of. */
export type ImportedOpinions = Disposable & {
  readonly report: OpinionReport;
  /** Every document by cluster id. */
  readonly clusters: readonly ClusterId[];
  document(cluster: ClusterId): StoredOpinion;
};

/** Imports decisions of CourtListener and of the Caselaw Access Project. */
export function importOpinions(input: OpinionImport): ImportedOpinions {
  const store = createScratchStore(input.scratch);
  try {
    const upstream = readUpstream(input.files, store, input.onFile ?? (() => {}));
    if ((upstream.records.get("cluster") ?? 0) + (upstream.records.get("case") ?? 0) === 0)
      throw nothingFound(upstream);
    const { sketches, ...remarks } = makeDocuments(input, store);
    const duplicates = findDuplicates(sketches, (cluster) => store.document(cluster).text);
    for (const { kept, joined } of duplicates.joined) {
      store.putDocument(mergeOpinions(store.document(kept), joined.map(store.document)));
    }
    const gone = new Set(duplicates.joined.flatMap(({ joined }) => joined));
    const clusters = sketches.map(({ cluster }) => cluster).filter((cluster) => !gone.has(cluster));
    const report: OpinionReport = {
      ...remarks,
      upstream,
      documents: clusters.length,
      joined: duplicates.joined,
      apart: duplicates.apart,
      ...countDocuments(clusters, store),
    };
    assertNoneLost(report);
    return { report, clusters, document: store.document, [Symbol.dispose]: () => store[Symbol.dispose]() };
  } catch (error) {
    store[Symbol.dispose]();
    throw error;
  }
}

function nothingFound({ files, aside }: UpstreamFiles): ImportError {
  const [first] = aside;
  const why = first === undefined ? "" : `; ${first.file}: ${first.why}`;
  return new ImportError(
    `no decision in ${files} files${why}; give a folder or ZIP of CourtListener's clusters, dockets and opinions, or of a volume of static.case.law`,
  );
}

function countDocuments(clusters: readonly ClusterId[], store: ScratchStore) {
  const by_court = new Map<string, CourtCounts>();
  const without_text: string[] = [];
  const without_docket: string[] = [];
  for (const cluster of clusters) {
    const { court, text, dockets } = store.document(cluster);
    const counts = by_court.get(court) ?? { documents: 0, withoutText: 0, withoutDocket: 0 };
    counts.documents += 1;
    if (text === "") {
      counts.withoutText += 1;
      without_text.push(cluster);
    }
    if (dockets.length === 0) {
      counts.withoutDocket += 1;
      without_docket.push(cluster);
    }
    by_court.set(court, counts);
  }
  return { by_court, without_text, without_docket };
}
