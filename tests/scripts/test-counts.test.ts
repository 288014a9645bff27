import { expect, test } from "vitest";
import { countPlaywright, countVitest, formatCounts, settleCounts } from "../../scripts/test-counts.ts";

test("Vitest's skipped and planned tests count as skipped, and a file that does not load as failed", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: "failed", assertionResults: [{}] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test("Playwright's errors outside a test count as failed", () => {
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 4 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 1, skipped: 4 });
});

test.each([
  [{ passed: 2, failed: 0, skipped: 1 }, 0, { passed: 2, failed: 0, skipped: 1 }],
  [{ passed: 2, failed: 3, skipped: 0 }, 1, { passed: 2, failed: 3, skipped: 0 }],
  [{ passed: 2, failed: 0, skipped: 0 }, 1, { passed: 2, failed: 1, skipped: 0 }],
  [{ passed: 0, failed: 0, skipped: 5 }, 0, { passed: 0, failed: 1, skipped: 5 }],
  [undefined, 1, { passed: 0, failed: 1, skipped: 0 }],
  [undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
])("counts %j with exit code %i settle to %j", (counts, exitCode, settled) => {
  expect(settleCounts(counts, exitCode)).toEqual(settled);
});

test("the closing line names skipped tests only if there are any", () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(formatCounts([one, one])).toBe("2 passed, 0 failed");
  expect(formatCounts([one, { passed: 4, failed: 2, skipped: 3 }])).toBe("5 passed, 2 failed, 3 skipped");
});
