import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { opinionImportLines } from "../../src/import/opinions/import-lines.ts";
import { type ImportedOpinions, importOpinions as importDecisions } from "../../src/import/opinions/import-opinions.ts";
import type { OpinionReport } from "../../src/import/opinions/import-report.ts";
import { ALL_COURTS } from "../../src/import/opinions/make-documents.ts";
import { replaceFolders } from "../../src/import/replace-folders.ts";
import { openSourceFiles, type SourceFiles } from "../../src/import/zip/source-files.ts";
import { CommandError, defineCommand } from "../command-line.ts";
import { createProgress, type Progress } from "../progress.ts";
import { createSteps } from "../steps.ts";
import { asCommandError } from "./as-command-error.ts";
import { opinionFiles } from "./opinion-files.ts";

/** The court that is imported when none is named. */
const DEFAULT_COURT = "ga";

/** `npm run import -- opinions`: decisions of CourtListener and of the Caselaw Access Project. */
export const importOpinions = defineCommand(
  {
    name: "import opinions",
    summary: "Imports opinions from CourtListener's JSON (REST v3 and v4) and volumes of the Caselaw Access Project.",
    options: [
      {
        name: "from",
        type: "string",
        placeholder: "DIR|ZIP",
        repeatable: true,
        required: true,
        description: "folder or ZIP with records in any layout; of several the records are taken together",
      },
      {
        name: "court",
        type: "string",
        placeholder: "ID",
        repeatable: true,
        description: `courts to take, by CourtListener's id such as ga or gactapp; ${ALL_COURTS} takes every court; ${DEFAULT_COURT} when left out`,
      },
      {
        name: "to",
        type: "string",
        placeholder: "CONTENT",
        required: true,
        description: "content folder; imported opinions replace those of the same id, all others stay",
      },
      {
        name: "report",
        type: "string",
        placeholder: "FILE",
        description: "write everything that was joined, kept apart, left out or not understood, as JSON",
      },
    ],
    examples: [
      "npm run import -- opinions --from /data/courtlistener --to /data/content",
      "npm run import -- opinions --from /data/courtlistener /data/cap/ga --court ga gactapp --to /data/content",
    ],
  },
  ({ values }) => asCommandError(() => run(values)),
);

type Options = { from: readonly string[]; court: readonly string[]; to: string; report?: string | undefined };

async function run({ from, court, to, report }: Options): Promise<void> {
  const wrong = court.find((id) => !/^[a-z0-9-]{1,40}$/.test(id));
  if (wrong !== undefined)
    throw new CommandError(`--court must be an id such as ga, and not ${JSON.stringify(wrong)}`, 2);
  const steps = createSteps();
  steps.begin("find");
  using sources = await openAll(from);
  steps.begin("read");
  using imported = read(sources, court.length === 0 ? [DEFAULT_COURT] : court);
  if (imported.report.documents === 0) {
    process.stdout.write(`${opinionImportLines(imported.report).join("\n")}\n`);
    throw new CommandError("no opinion of the courts asked for; name others with --court, or all; nothing was changed");
  }
  steps.begin("write");
  if (report !== undefined) writeReport(resolve(report), imported.report);
  const { files, collection, kept, replaced, service } = opinionFiles(resolve(to), imported);
  {
    using progress = createProgress("Files", imported.clusters.length + kept);
    replaceFolders(
      resolve(to),
      ["opinions"],
      (before) => ({ ...before, opinions: collection }),
      counted(files(), progress),
    );
  }
  const lines = [
    ...opinionImportLines(imported.report),
    `in the folder: ${replaced} documents replaced, ${kept} others kept, ${service} with texts of the service kept`,
    `coverage: ${collection.coverage}`,
    `time: ${steps.end()}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Every file of all places, which are closed together. */
async function openAll(places: readonly string[]): Promise<SourceFiles> {
  const stack = new DisposableStack();
  try {
    const opened: SourceFiles[] = [];
    for (const place of places) opened.push(stack.use(await openSourceFiles(place)));
    return { files: opened.flatMap(({ files }) => files), [Symbol.dispose]: () => stack.dispose() };
  } catch (error) {
    stack.dispose();
    throw error;
  }
}

function read({ files }: SourceFiles, courts: readonly string[]): ImportedOpinions {
  const bars: Progress[] = [createProgress("Files", files.length)];
  try {
    return importDecisions({
      files,
      courts,
      scratch: tmpdir(),
      onFile: () => bars.at(-1)?.advance(),
      onDecisions: (count) => {
        bars.at(-1)?.finish();
        bars.push(createProgress("Decisions", count));
      },
      onDecision: () => bars.at(-1)?.advance(),
    });
  } finally {
    bars.at(-1)?.finish();
  }
}

function* counted<T>(items: Iterable<T>, progress: Progress): Generator<T> {
  for (const item of items) {
    yield item;
    progress.advance();
  }
}

function writeReport(path: string, report: OpinionReport): void {
  try {
    const plain = (_: string, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);
    writeFileSync(path, `${JSON.stringify(report, plain, 2)}\n`);
  } catch (error) {
    throw new CommandError(`${path}: the report cannot be written (${(error as Error).message}); nothing was changed`);
  }
}
