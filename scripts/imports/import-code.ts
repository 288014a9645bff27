import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { describeCode } from "../../src/import/code-facts.ts";
import { codeImportLines } from "../../src/import/code-import-lines.ts";
import { chooseConstitutions } from "../../src/import/constitution/choose-constitutions.ts";
import { constitutionImportLines } from "../../src/import/constitution/import-lines.ts";
import { ImportError } from "../../src/import/import-error.ts";
import type { ImportedCode } from "../../src/import/ocga/import-ocga.ts";
import { importReleases } from "../../src/import/releases/import-releases.ts";
import { replaceFolders } from "../../src/import/replace-folders.ts";
import { findSources, leftAside, type Source } from "../../src/import/upstream/find-sources.ts";
import { CommandError, defineCommand } from "../command-line.ts";
import { createProgress } from "../progress.ts";
import { createSteps } from "../steps.ts";
import { asCommandError } from "./as-command-error.ts";
import { codeFiles, provisionFiles } from "./code-files.ts";

/** Where copies of repositories are kept, below the folder the command is run in. */
const CACHE = ".cache/upstream";

/** `npm run import -- code`: titles of the Code, one release or several, and the constitutions. */
export const importCode = defineCommand(
  {
    name: "import code",
    summary: "Imports the Official Code of Georgia, one release or several, and the two constitutions.",
    options: [
      {
        name: "from",
        type: "string",
        placeholder: "DIR|FILE|GIT",
        repeatable: true,
        required: true,
        description:
          "folder of one release's title pages, file or folder of constitutions, or the git address of a repository that has them; of several releases the newest wins and changed texts are kept",
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
        description: "content folder; what is imported replaces what it had",
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
      "npm run import -- code --from /data/ocga/r74 /data/ocga/r86 /data/constitutions --to /data/content",
    ],
  },
  ({ values }) => asCommandError(() => run(values)),
);

type CodeOptions = { from: readonly string[]; release: readonly string[]; to: string; report?: string | undefined };

async function run({ from, release, to, report }: CodeOptions): Promise<void> {
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
  const titles = await importTitles(sources.filter(({ pageCount }) => pageCount > 0));
  const { chosen, aside } = chooseConstitutions(sources.flatMap(({ constitutions }) => constitutions));
  if (titles === null && chosen.length === 0) {
    throw new ImportError(`nothing to import: ${sources.flatMap(leftAside).join("; ") || "no file was read"}`);
  }
  steps.begin("write");
  if (report !== undefined) writeReport(resolve(report), { ...titles?.report, constitutions: chosen.map(reportOf) });
  replaceFolders(
    resolve(to),
    [...(titles === null ? [] : ["code"]), ...chosen.map(({ scheme }) => `constitution/${scheme}`)],
    (before) => describeCode(before, titles?.collection ?? null, chosen),
    [...(titles === null ? [] : codeFiles(titles)), ...provisionFiles(chosen.flatMap(({ provisions }) => provisions))],
  );
  const lines = [
    ...(titles === null ? [] : codeImportLines(titles.report)),
    ...chosen.flatMap(constitutionImportLines),
    ...aside,
    ...sources.flatMap(leftAside),
    `time: ${steps.end()}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** The titles of all places that have some; null where none has. */
async function importTitles(sources: readonly Source[]): Promise<ImportedCode | null> {
  if (sources.length === 0) return null;
  const pages = sources.reduce((sum, { pageCount }) => sum + pageCount, 0);
  using progress = createProgress("Titles", pages);
  return await importReleases(sources, { onFile: () => progress.advance() });
}

type Constitution = ReturnType<typeof chooseConstitutions>["chosen"][number];

function reportOf({ scheme, format, left_out, problems }: Constitution) {
  return { scheme, format, left_out, not_understood: problems };
}

function writeReport(path: string, report: object): void {
  try {
    writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    throw new CommandError(`${path}: the report cannot be written (${(error as Error).message}); nothing was changed`);
  }
}
