import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CommandError } from "./command-line.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { runChild } from "./run-child.mjs";
import { countPlaywright, countVitest, formatCounts, settleCounts, type TestCounts } from "./test-counts.ts";

const VITEST = ["node_modules/vitest/vitest.mjs", "run"];
const PLAYWRIGHT = ["node_modules/playwright/cli.js", "test"];

// All arguments are Vitest's, which has its own --help; with any, only Vitest runs.
const filters = process.argv.slice(2);
try {
  process.exitCode = filters.length > 0 ? await runChild(process.execPath, [...VITEST, ...filters]) : await runAll();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`test: ${error.message}\n`);
  process.exitCode = error.exitCode;
}

async function runAll(): Promise<number> {
  await ensureBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), "test-reports-"));
  try {
    const vitestReport = path.join(folder, "vitest.json");
    const unit = await runRunner(
      [...VITEST, "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`],
      vitestReport,
      countVitest,
    );
    const browserReport = path.join(folder, "playwright.json");
    const browser = await runRunner([...PLAYWRIGHT, "--reporter=list,json"], browserReport, countPlaywright, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      // Playwright sets FORCE_COLOR for its processes, and Node warns when both are there.
      ...(process.env["NO_COLOR"] && { NO_COLOR: undefined, FORCE_COLOR: "0" }),
    });
    process.stdout.write(`\n${formatCounts([unit, browser])}\n`);
    return unit.failed + browser.failed > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runRunner<Report>(
  args: readonly string[],
  reportFile: string,
  count: (report: Report) => TestCounts,
  env: NodeJS.ProcessEnv = {},
): Promise<TestCounts> {
  const exitCode = await runChild(process.execPath, args, { env: { ...process.env, ...env } });
  if (exitCode > 128) throw new CommandError(`${args[0]} was stopped by a signal`, exitCode);
  const counts = readCounts(reportFile, count);
  if (counts === undefined)
    process.stderr.write(`test: ${args[0]} wrote no report (exit code ${exitCode}): it crashed\n`);
  return settleCounts(counts, exitCode);
}

function readCounts<Report>(file: string, count: (report: Report) => TestCounts): TestCounts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
