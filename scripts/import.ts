import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { codeImportLines } from "../src/import/code-import-lines.ts";
import { ImportError } from "../src/import/import-error.ts";
import type { ImportedCode } from "../src/import/ocga/import-ocga.ts";
import { importReleases } from "../src/import/releases/import-releases.ts";
import { type ContentFile, replaceCollection } from "../src/import/replace-collection.ts";
import { findSources, leftAside } from "../src/import/upstream/find-sources.ts";
import { formatSectionFile, sectionFilePath } from "../src/store/section-file.ts";
import { CommandError, defineCommand, defineCommandGroup, runDefinedCommand } from "./command-line.ts";
import { createProgress } from "./progress.ts";
import { createSteps } from "./steps.ts";

/** Where copies of repositories are kept, below the folder the command is run in. */
const CACHE = ".cache/upstream";

const code = defineCommand(
  {
    name: "import code",
    summary: "Imports UniCourt title pages of the Official Code of Georgia, one release or several.",
    options: [
      {
        name: "from",
        type: "string",
        placeholder: "DIR|GIT",
        repeatable: true,
        required: true,
        description:
          "folder of one release's title pages, or the git address of a repository that has them; of several releases the newest wins and changed texts are kept",
      },
      {
        name: "release",
        type: "string",
        placeholder: "rNN",
        repeatable: true,
        description: "releases to take from a git address; the newest alone when left out",
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
        description: "write what changed from release to release and everything that was not understood there, as JSON",
      },
    ],
    examples: [
      "npm run import -- code --from https://github.com/UniCourt/cic-code-ga.git --to /data/content",
      "npm run import -- code --from https://github.com/UniCourt/cic-code-ga.git --release r75 r86 --to /data/content",
      "npm run import -- code --from /data/ocga/r74 /data/ocga/r75 /data/ocga/r86 --to /data/content",
    ],
  },
  async ({ values }) => {
    await importCode(values).catch((error) => {
      throw error instanceof ImportError ? new CommandError(error.message) : error;
    });
  },
);

type CodeOptions = {
  from: readonly string[];
  release: readonly string[];
  to: string;
  report?: string | undefined;
};

async function importCode({ from, release, to, report }: CodeOptions): Promise<void> {
  const wrong = release.find((name) => !/^r\d{1,4}$/.test(name));
  if (wrong !== undefined)
    throw new CommandError(`--release must be a name such as r86, and not ${JSON.stringify(wrong)}`, 2);
  const steps = createSteps();
  steps.begin("find");
  const sources = await findSources(from, {
    releases: release,
    cache: resolve(CACHE),
    onUpstream: (line) => process.stdout.write(`${line}\n`),
  });
  steps.begin("read");
  using progress = createProgress(
    "Titles",
    sources.reduce((sum, { pageCount }) => sum + pageCount, 0),
  );
  const imported = await importReleases(sources, { onFile: () => progress.advance() });
  progress.finish();
  steps.begin("write");
  if (report !== undefined) writeReport(resolve(report), imported.report);
  replaceCollection(resolve(to), "code", "code", imported.collection, contentFiles(imported));
  const lines = [...codeImportLines(imported.report), ...sources.flatMap(leftAside), `time: ${steps.end()}`];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function writeReport(path: string, report: ImportedCode["report"]): void {
  try {
    writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    throw new CommandError(`${path}: the report cannot be written (${(error as Error).message}); nothing was changed`);
  }
}

function* contentFiles({ sections, titles }: ImportedCode): Generator<ContentFile> {
  yield { path: "code/titles.json", text: `${JSON.stringify({ titles }, null, 2)}\n` };
  for (const versions of Map.groupBy(sections, ({ citation }) => citation).values()) {
    for (const section of versions) {
      yield { path: sectionFilePath(section, versions.length > 1), text: formatSectionFile(section) };
    }
  }
}

await runDefinedCommand(defineCommandGroup("import", "Imports upstream files into a content folder.", [code]));
