import { writeFileSync } from "node:fs";
import { constants } from "node:os";
import { resolve } from "node:path";
import { readSettings, type Settings } from "../src/contract/settings.ts";
import { createEndpoint } from "../src/summarize/endpoint.ts";
import { WRITTEN_COLLECTIONS } from "../src/summarize/list-documents.ts";
import { type Plan, planSummaries } from "../src/summarize/plan-summaries.ts";
import { planLines, reportLines } from "../src/summarize/report-lines.ts";
import { summarizeContent } from "../src/summarize/summarize-content.ts";
import { CommandError, runCommand } from "./command-line.ts";
import { createProgress } from "./progress.ts";

/** What the endpoint is: all three, or the command cannot ask. */
const ENDPOINT_SETTINGS = ["ASK_BASE_URL", "ASK_MODEL", "ASK_MODEL_KEY"] as const;

await runCommand(
  {
    name: "summarize",
    summary:
      "Asks a language model for the summaries of bills and opinions that lack them, and checks every quotation.",
    options: [
      { name: "content", type: "string", placeholder: "DIR", required: true, description: "the content folder" },
      {
        name: "collection",
        type: "string",
        placeholder: "NAME",
        repeatable: true,
        choices: WRITTEN_COLLECTIONS,
        description: "only this collection; both without it",
      },
      { name: "limit", type: "integer", min: 1, placeholder: "N", description: "ask for at most N documents" },
      {
        name: "concurrency",
        type: "integer",
        min: 1,
        max: 32,
        default: 2,
        placeholder: "N",
        description: "documents that are asked for at the same time",
      },
      { name: "again", type: "boolean", description: "write again what another model than ASK_MODEL wrote" },
      { name: "dry-run", type: "boolean", description: "list what would be asked for, and ask nothing" },
      { name: "report", type: "string", placeholder: "FILE", description: "write every list in full, as JSON" },
    ],
    examples: ["npm run summarize -- --content /data/content --collection opinions --limit 100"],
  },
  async ({ values }) => {
    const content = resolve(values.content);
    const settings = requireSettings();
    const missing = ENDPOINT_SETTINGS.filter((name) => settings[name] === null);
    const needed = values["dry-run"] ? missing.filter((name) => name === "ASK_MODEL" && values.again) : missing;
    if (needed.length > 0) throw new CommandError(`set ${needed.join(", ")}: the language model's endpoint`, 2);
    const plan = planSummaries({
      content,
      collections: values.collection.length > 0 ? values.collection : WRITTEN_COLLECTIONS,
      again: values.again ? settings.ASK_MODEL : null,
      limit: values.limit ?? null,
    });
    if (isEmpty(plan)) throw new CommandError(`${values.content}: no bill and no opinion in it`);
    if (values["dry-run"]) {
      process.stdout.write(`${planLines(plan).join("\n")}\n`);
      writeReport(values.report, plan);
      return plan.unreadable.length > 0 ? 1 : 0;
    }
    return run(content, plan, settings, values.concurrency, values.report);
  },
);

async function run(
  content: string,
  plan: Plan,
  { ASK_BASE_URL, ASK_MODEL, ASK_MODEL_KEY }: Settings,
  concurrency: number,
  reportFile: string | undefined,
): Promise<number> {
  const endpoint = createEndpoint({ baseUrl: ASK_BASE_URL ?? "", model: ASK_MODEL ?? "", key: ASK_MODEL_KEY ?? "" });
  const interruption = interruptible();
  using progress = createProgress("Documents", plan.asked.length);
  const report = await summarizeContent({
    content,
    asked: plan.asked,
    endpoint,
    model: ASK_MODEL ?? "",
    concurrency,
    today: () => Temporal.Now.plainDateISO("UTC").toString(),
    signal: interruption.signal,
    onDocument: () => progress.advance(),
  });
  progress.finish();
  process.stdout.write(`${reportLines(plan, report, endpoint.usage, endpoint.concessions()).join("\n")}\n`);
  writeReport(reportFile, { ...plan, ...report, usage: endpoint.usage });
  if (report.stopped !== null) throw new CommandError(`stopped: ${report.stopped}`);
  const name = interruption.received();
  if (name !== null) {
    process.stderr.write("summarize: interrupted; the next run goes on from here\n");
    return 128 + constants.signals[name];
  }
  return report.failed.length + plan.unreadable.length > 0 ? 1 : 0;
}

function requireSettings(): Settings {
  const read = readSettings(process.env);
  if (read.kind === "settings") return read.settings;
  throw new CommandError(["these settings cannot be read:", ...read.problems].join("\n  "), 2);
}

function isEmpty({ asked, left, present, skipped, unreadable }: Plan): boolean {
  return [asked, left, present, skipped, unreadable].every(({ length }) => length === 0);
}

/** A signal that SIGINT or SIGTERM aborts; later ones change nothing (a terminal sends Ctrl-C to every process). */
function interruptible(): { signal: AbortSignal; received(): NodeJS.Signals | null } {
  const controller = new AbortController();
  let received: NodeJS.Signals | null = null;
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.on(name, () => {
      received ??= name;
      controller.abort();
    });
  }
  return { signal: controller.signal, received: () => received };
}

function writeReport(path: string | undefined, report: object): void {
  if (path === undefined) return;
  try {
    writeFileSync(resolve(path), `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    throw new CommandError(`${path}: the report cannot be written: ${(error as Error).message}`);
  }
}
