import { join, resolve } from "node:path";
import { readSettings } from "../src/contract/settings.ts";
import { type BuildResult, buildRelease } from "../src/publish/build-release.ts";
import { PublishError } from "../src/publish/dist-folder.ts";
import { buildSiteApp } from "../src/publish/site-app.ts";
import { formatProblem } from "../src/store/problem.ts";
import { readContent } from "../src/store/read-content.ts";
import { CommandError, runCommand } from "./command-line.ts";
import { createProgress, type Progress } from "./progress.ts";
import { createSteps } from "./steps.ts";

const PROJECT = resolve(import.meta.dirname, "..");

await runCommand(
  {
    name: "build",
    summary: "Compiles a content folder and publishes it as the current release of DIST.",
    options: [
      { name: "content", type: "string", placeholder: "DIR", default: "content", description: "the content folder" },
      { name: "out", type: "string", placeholder: "DIST", default: "dist", description: "the folder of releases" },
      {
        name: "as-of",
        type: "date",
        placeholder: "DATE",
        description: "the day that decides what is in force; today in Georgia without it",
      },
      { name: "no-site", type: "boolean", description: "leave out the HTML pages" },
    ],
    examples: ["npm run build -- --content /data/content --out /data/dist --as-of 2026-01-01"],
  },
  async ({ values }) => {
    const steps = createSteps();
    const read = readSettings(process.env);
    if (read.kind === "problems") throw new CommandError(read.problems.join("\n"), 2);
    const { BASE_URL, SITE_URL, MCP_URL } = read.settings;

    steps.begin("read");
    const content = readContent(resolve(values.content));
    if (content.kind === "problems") {
      const lines = content.problems.map(formatProblem);
      throw new CommandError(
        `${lines.length} problem${lines.length === 1 ? "" : "s"} in ${values.content}; nothing was published\n${lines.join("\n")}`,
      );
    }
    steps.begin("site app");
    const site = values["no-site"] ? null : await buildSiteApp(join(PROJECT, ".cache/site"));
    const { sections = [], provisions = [] } = content.content.code ?? {};
    const { bills, opinions } = content.content;
    const documents =
      new Set(sections.map(({ citation }) => citation)).size +
      provisions.length +
      (bills?.bills.length ?? 0) +
      (opinions?.opinions.length ?? 0);
    using documentsDone = createProgress("Documents", documents);
    let pagesDone: Progress | null = null;
    const input = {
      content: content.content,
      dist: resolve(values.out),
      projectRoot: PROJECT,
      asOf: values["as-of"] ?? today(),
      roots: { api: BASE_URL, site: SITE_URL, mcp: MCP_URL },
      site,
    };
    const result = await buildRelease(input, {
      step: (name) => {
        if (name === "pages") documentsDone.finish();
        steps.begin(name);
      },
      document: () => documentsDone.advance(),
      page: () => {
        pagesDone ??= createProgress("Pages", undefined);
        pagesDone.advance();
      },
    })
      .catch((error) => {
        throw error instanceof PublishError ? new CommandError(error.message) : error;
      })
      .finally(() => pagesDone?.finish());
    process.stdout.write(`${summary(result, steps.end())}\n`);
  },
);

/** Today in Georgia: the day on which its law changes. */
function today(): string {
  return Temporal.Now.plainDateISO("America/New_York").toString();
}

function summary({ release, folder, collections, documents, pages, files }: BuildResult, times: string): string {
  return [
    ...collections.map(({ collection, count, corpusVersion }) => `${collection}: ${count} documents, ${corpusVersion}`),
    `documents: ${documents.rendered} rendered, ${documents.stamped} stamped anew, ${documents.reused} reused`,
    `pages: ${pages.rendered} rendered, ${pages.reused} reused`,
    `files: ${files.written} written, ${files.linked} linked to the release before`,
    `time: ${times}`,
    `release ${release} in ${folder}`,
  ].join("\n");
}
