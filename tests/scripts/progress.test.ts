import { expect, test } from "vitest";
import { createProgress } from "../../scripts/progress.ts";

function stage(isTTY: boolean, columns = 80) {
  let now = 1_000;
  const writes: string[] = [];
  return {
    writes,
    stream: { isTTY, columns, write: (text: string) => void writes.push(text) },
    clock: () => now,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

test("without a terminal it prints a plain line every few seconds and one at the end", () => {
  const { writes, stream, clock, wait } = stage(false);
  const progress = createProgress("Compiling", 2000, stream, clock);
  for (let item = 0; item < 1300; item += 1) {
    wait(10);
    progress.advance();
  }
  expect(writes).toEqual([
    "Compiling: 500 of 2,000 (25%), 100/s, 15 s left\n",
    "Compiling: 1,000 of 2,000 (50%), 100/s, 10 s left\n",
  ]);
  progress.advance(700);
  progress.finish();
  expect(writes.slice(2)).toEqual(["Compiling: 2,000 in 13 s (154/s)\n"]);
});

test("on a terminal it redraws one line with a bar, ten times a second at most", () => {
  const { writes, stream, clock, wait } = stage(true);
  const progress = createProgress("Compiling", 100, stream, clock);
  for (let item = 0; item < 50; item += 1) {
    wait(50);
    progress.advance();
  }
  progress.finish();
  expect(writes.length).toBe(26);
  expect(writes[24]).toBe("\r\u001b[KCompiling [████████████░░░░░░░░░░░░] 49 of 100 (49%), 20/s, 2.5 s left");
  expect(writes[25]).toBe("\r\u001b[KCompiling: 50 of 100, stopped in 2.5 s (20/s)\n");
  for (const text of writes.slice(0, -1)) expect(text).not.toContain("\n");
});

test("a terminal line is cut to the terminal's width", () => {
  const { writes, stream, clock, wait } = stage(true, 30);
  const progress = createProgress("Compiling", 100, stream, clock);
  wait(50);
  progress.advance();
  expect(writes[0]?.replace("\r\u001b[K", "").length).toBe(29);
});

test("an unknown total shows count and rate alone", () => {
  const { writes, stream, clock, wait } = stage(false);
  const progress = createProgress("Reading", undefined, stream, clock);
  wait(6_000);
  progress.advance(30_000);
  progress.finish();
  expect(writes).toEqual(["Reading: 30,000, 5,000/s\n", "Reading: 30,000 in 6.0 s (5,000/s)\n"]);
});

test("nothing to do is one line", () => {
  const { writes, stream, clock } = stage(true);
  createProgress("Compiling", 0, stream, clock).finish();
  expect(writes).toEqual(["\r\u001b[KCompiling: 0 in 0.0 s\n"]);
});

test("leaving a using block finishes once, and later calls do nothing", () => {
  const { writes, stream, clock } = stage(false);
  const run = () => {
    using progress = createProgress("Compiling", 3, stream, clock);
    progress.advance(2);
    throw new Error("broken item");
  };
  expect(run).toThrow("broken item");
  expect(writes).toEqual(["Compiling: 2 of 3, stopped in 0.0 s\n"]);
  const progress = createProgress("Compiling", 1, stream, clock);
  progress.advance();
  progress.finish();
  progress.finish();
  progress.advance();
  expect(writes.slice(1)).toEqual(["Compiling: 1 in 0.0 s\n"]);
});
