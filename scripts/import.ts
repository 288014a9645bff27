import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { ImportError } from "../src/import/import-error.ts";
import { importOcga } from "../src/import/ocga/import-ocga.ts";
import { describeProblems, describeReport, type ImportReport } from "../src/import/ocga/import-report.ts";
import { listPages, readPages } from "../src/import/read-pages.ts";
import { type ContentFile, replaceCollection } from "../src/import/replace-collection.ts";
import type { StoredTitle } from "../src/model/stored-headings.ts";
import type { StoredSection } from "../src/model/stored-section.ts";
import { formatSectionFile, sectionFilePath } from "../src/store/section-file.ts";
import { CommandError, defineCommand, defineCommandGroup, runDefinedCommand } from "./command-line.ts";
import { createProgress } from "./progress.ts";
import { createSteps } from "./steps.ts";

/** Items of what was not understood that are shown; all of them go into the report file. */
const SHOWN = 50;

const code = defineCommand(
  {
    name: "import code",
    summary: "Imports UniCourt title pages of one release of the Official Code of Georgia.",
    options: [
      {
        name: "from",
        type: "string",
        placeholder: "DIR",
        repeatable: true,
        required: true,
        description: "folder of title pages; one release at a time for now",
      },
      {
        name: "to",
        type: "string",
        placeholder: "CONTENT",
        required: true,
        description: "content folder; its code is replaced",
      },
      {
        name: "report",
        type: "string",
        placeholder: "FILE",
        description: "write everything that was not understood there, as JSON",
      },
    ],
    examples: ["npm run import -- code --from /data/ocga/r86 --to /data/content"],
  },
  async ({ values }) => {
    await importCode(values).catch((error) => {
      throw error instanceof ImportError ? new CommandError(error.message) : error;
    });
  },
);

async function importCode(values: { from: readonly string[]; to: string; report?: string | undefined }): Promise<void> {
  const [from, ...more] = values.from;
  if (from === undefined || more.length > 0) {
    throw new CommandError(`--from names ${values.from.length} folders: import one release at a time for now`, 2);
  }
  const steps = createSteps();
  steps.begin("read");
  const names = listPages(resolve(from));
  using progress = createProgress("Titles", names.length);
  const imported = await importOcga(readPages(resolve(from), names), { onFile: () => progress.advance() });
  progress.finish();
  steps.begin("write");
  const { not_understood: problems } = imported.report;
  if (values.report !== undefined) writeReport(resolve(values.report), imported.report);
  replaceCollection(resolve(values.to), "code", "code", imported.collection, contentFiles(imported));
  const lines = [
    ...describeReport(imported.report),
    ...orderLines(imported.report),
    ...problemLines(problems),
    `time: ${steps.end()}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function writeReport(path: string, report: ImportReport): void {
  try {
    writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    throw new CommandError(`${path}: the report cannot be written (${(error as Error).message}); nothing was changed`);
  }
}

function* contentFiles({
  sections,
  titles,
}: {
  sections: StoredSection[];
  titles: StoredTitle[];
}): Generator<ContentFile> {
  yield { path: "code/titles.json", text: `${JSON.stringify({ titles }, null, 2)}\n` };
  for (const versions of Map.groupBy(sections, ({ citation }) => citation).values()) {
    for (const section of versions) {
      yield { path: sectionFilePath(section, versions.length > 1), text: formatSectionFile(section) };
    }
  }
}

function orderLines({ out_of_order: moved }: ImportReport): string[] {
  if (moved.length === 0) return [];
  const ids = [...new Set(moved.map(({ id }) => id))];
  return [`out of order in the source: ${ids.length} sections, named in corpus.json (${ids.join(" ")})`];
}

function problemLines(problems: ImportReport["not_understood"]): string[] {
  const { kinds, items } = describeProblems(problems);
  if (items.length === 0) return ["not understood: nothing"];
  const hidden = items.length - SHOWN;
  return [
    `not understood: ${items.length}`,
    ...kinds.map((line) => `  ${line}`),
    ...items.slice(0, SHOWN).map((line) => `  ${line}`),
    ...(hidden > 0 ? [`  … and ${hidden} more: --report FILE writes all of them`] : []),
  ];
}

await runDefinedCommand(defineCommandGroup("import", "Imports upstream files into a content folder.", [code]));
