import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { compareSessions } from "../../src/identifiers/bills/session-slug.ts";
import { placeTexts } from "../../src/import/bill-texts/place-texts.ts";
import { ImportError } from "../../src/import/import-error.ts";
import { describeBills } from "../../src/import/legiscan/bill-facts.ts";
import { billImportLines, type KeptCounts } from "../../src/import/legiscan/bill-import-lines.ts";
import { emptyTally } from "../../src/import/legiscan/bill-tally.ts";
import { datasetDay } from "../../src/import/legiscan/choose-bills.ts";
import { type DatasetIndex, indexDataset } from "../../src/import/legiscan/dataset-index.ts";
import { later } from "../../src/import/legiscan/newest-day.ts";
import { replaceFolders } from "../../src/import/replace-folders.ts";
import { openSourceFiles, type SourceFile } from "../../src/import/zip/source-files.ts";
import type { StoredCorpus } from "../../src/model/stored-corpus.ts";
import { CommandError, defineCommand } from "../command-line.ts";
import { createProgress } from "../progress.ts";
import { createSteps } from "../steps.ts";
import { asCommandError } from "./as-command-error.ts";
import { type BillImport, billFiles, sessionsBefore } from "./bill-files.ts";

/** `npm run import -- bills`: datasets of LegiScan, and texts of their bills. */
export const importBills = defineCommand(
  {
    name: "import bills",
    summary: "Imports bills of Georgia from LegiScan's datasets, with texts from RTF, HTML or plain text.",
    options: [
      {
        name: "from",
        type: "string",
        placeholder: "DIR|ZIP",
        repeatable: true,
        required: true,
        description: "folder or ZIP of a dataset, or a folder of several; of a bill that is there twice the newer wins",
      },
      {
        name: "texts",
        type: "string",
        placeholder: "DIR|ZIP",
        repeatable: true,
        description: "folder or ZIP of texts named by their bills, such as 2023-2024/HB1.rtf",
      },
      {
        name: "to",
        type: "string",
        placeholder: "CONTENT",
        required: true,
        description: "content folder; the sessions that are imported replace those it had",
      },
      {
        name: "report",
        type: "string",
        placeholder: "FILE",
        description: "write everything that was left out or not understood, as JSON",
      },
    ],
    examples: [
      "npm run import -- bills --from /data/GA.zip --to /data/content",
      "npm run import -- bills --from /data/legiscan --texts /data/texts --to /data/content",
    ],
  },
  ({ values }) => asCommandError(() => run(values)),
);

type BillOptions = {
  from: readonly string[];
  texts: readonly string[];
  to: string;
  report?: string | undefined;
};

async function run({ from, texts, to, report }: BillOptions): Promise<void> {
  const steps = createSteps();
  const content = resolve(to);
  using stack = new DisposableStack();
  const open = async (paths: readonly string[]): Promise<SourceFile[]> => {
    const files: SourceFile[] = [];
    for (const path of paths) files.push(...stack.use(await openSourceFiles(resolve(path))).files);
    return files;
  };
  steps.begin("find");
  const [datasets, given] = [await open(from), await open(texts)];
  steps.begin("read");
  const before = sessionsBefore(content);
  const index = readDatasets(datasets, before);
  if (index.bills.length === 0) throw new ImportError(nothingToImport(from, index));
  const work = prepare(content, index, given, before);
  steps.begin("write");
  writeBills(work, datasets);
  index.report.texts = work.placed.items;
  if (report !== undefined)
    writeReport(resolve(report), { ...index.report, no_json: index.aside, gone: work.kept.gone });
  const aside =
    index.aside.length === 0 ? [] : [`not read, since they are no JSON: ${index.aside.length} files of the datasets`];
  const lines = [...billImportLines(work.tally, index.report, work.kept), ...aside, `time: ${steps.end()}`];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function readDatasets(files: readonly SourceFile[], before: BillImport["sessions"]): DatasetIndex {
  using progress = createProgress("Files", files.length);
  return indexDataset(files, before, () => progress.advance());
}

function prepare(
  content: string,
  index: DatasetIndex,
  given: readonly SourceFile[],
  before: BillImport["sessions"],
): Omit<BillImport, "onBill"> {
  using progress = createProgress("Texts", given.length);
  const placed = placeTexts(given, index.texts, index.bills, () => progress.advance());
  const imported = new Set(index.sessions.map(({ slug }) => slug));
  const sessions = [...before.filter(({ slug }) => !imported.has(slug)), ...index.sessions];
  const kept: KeptCounts = { texts: 0, services: 0, dropped: 0, gone: [] };
  sessions.sort((a, b) => compareSessions(a.slug, b.slug));
  return { content, index, placed, sessions, tally: emptyTally(), kept };
}

function writeBills(work: Omit<BillImport, "onBill">, datasets: readonly SourceFile[]): void {
  using progress = createProgress("Bills", work.index.bills.length);
  const day = datasets.map(({ name }) => datasetDay(name)).reduce(later, "");
  const describe = (before: StoredCorpus): StoredCorpus => ({
    ...before,
    // Asked for when corpus.json is written, after the bills that it counts.
    get bills() {
      return describeBills(work.tally, work.sessions, day);
    },
  });
  replaceFolders(work.content, ["bills"], describe, billFiles({ ...work, onBill: () => progress.advance() }));
}

function nothingToImport(from: readonly string[], { report, aside }: DatasetIndex): string {
  const [first] = report.left_out;
  const why =
    first !== undefined
      ? `${report.left_out.length} files left out, the first ${first.file}: ${first.reason}`
      : `no JSON file of a bill among ${aside.length} files`;
  return `nothing to import from ${from.join(", ")} (${why}); give LegiScan's dataset of Georgia`;
}

function writeReport(path: string, report: object): void {
  try {
    writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    throw new CommandError(
      `${path}: the report cannot be written (${(error as Error).message}); the bills are imported`,
    );
  }
}
