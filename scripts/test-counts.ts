/** How many tests of a run passed, failed and were skipped. */
export type TestCounts = { readonly passed: number; readonly failed: number; readonly skipped: number };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

/** Counts of Vitest's JSON report; a file that could not be loaded is one failure. */
export function countVitest(report: VitestReport): TestCounts {
  const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
};

/** Counts of Playwright's JSON report; an error outside any test, such as a server that does not start, is a failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCounts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The counts of one runner, made to agree with its exit code: one that failed without a failed test (it crashed, or an
 * error happened outside any test) and one that ran nothing count as one failure.
 */
export function settleCounts(counts: TestCounts | undefined, exitCode: number): TestCounts {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const ranNothing = passed + failed === 0;
  return { passed, failed: failed === 0 && (exitCode !== 0 || ranNothing) ? 1 : failed, skipped };
}

/** The closing line over all runners. */
export function formatCounts(all: readonly TestCounts[]): string {
  const sum = (key: keyof TestCounts) => all.reduce((total, counts) => total + counts[key], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
