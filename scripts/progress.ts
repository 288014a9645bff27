// Own code: cli-progress, the usual library, has had no release since 2023 and adds five packages for what is one file.

/** Where progress is shown: a terminal when `isTTY` is true. */
export type ProgressStream = {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
};

/** Also disposable: `using progress = createProgress(…)` leaves the terminal tidy when the work throws. */
export type Progress = Disposable & {
  /** Counts `by` more items as done, 1 by default. */
  advance(by?: number): void;
  /** Prints the final line; calls after the first do nothing. */
  finish(): void;
};

const REDRAW_MS = 100;
const LINE_MS = 5_000;
const BAR_WIDTH = 24;
const CLEAR_LINE = "\r\u001b[K";

/**
 * Shows how far long work is: on a terminal one line with a bar, count, rate and time left, otherwise a plain line every
 * few seconds; and a line at the end.
 *
 * @param label what is being done, for example `Compiling`
 * @param total number of items, or undefined when it is not known
 * @param clock milliseconds from any start
 */
export function createProgress(
  label: string,
  total: number | undefined,
  stream: ProgressStream = process.stderr,
  clock: () => number = () => performance.now(),
): Progress {
  const onTerminal = stream.isTTY === true;
  const started = clock();
  let lastShown = onTerminal ? Number.NEGATIVE_INFINITY : started;
  let done = 0;
  let finished = false;

  const show = (now: number) => {
    const state = `${describeState(done, total, now - started)}`;
    if (!onTerminal) return stream.write(`${label}: ${state}\n`);
    const line = `${label} ${total ? `${drawBar(done / total)} ` : ""}${state}`;
    return stream.write(CLEAR_LINE + line.slice(0, (stream.columns ?? 80) - 1));
  };
  const finish = () => {
    if (finished) return;
    finished = true;
    stream.write(`${onTerminal ? CLEAR_LINE : ""}${label}: ${describeEnd(done, total, clock() - started)}\n`);
  };

  return {
    advance(by = 1) {
      if (finished) return;
      done += by;
      const now = clock();
      if (now - lastShown < (onTerminal ? REDRAW_MS : LINE_MS)) return;
      lastShown = now;
      show(now);
    },
    finish,
    [Symbol.dispose]: finish,
  };
}

function describeState(done: number, total: number | undefined, elapsed: number): string {
  const rate = elapsed > 0 ? (done / elapsed) * 1000 : 0;
  const parts = [
    total ? `${formatCount(done)} of ${formatCount(total)} (${percent(done / total)}%)` : formatCount(done),
  ];
  if (rate > 0) parts.push(`${formatRate(rate)}/s`);
  if (rate > 0 && total && done < total) parts.push(`${formatDuration(((total - done) / rate) * 1000)} left`);
  return parts.join(", ");
}

function describeEnd(done: number, total: number | undefined, elapsed: number): string {
  const stopped = total !== undefined && done < total ? ` of ${formatCount(total)}, stopped` : "";
  const rate = elapsed > 0 && done > 0 ? ` (${formatRate((done / elapsed) * 1000)}/s)` : "";
  return `${formatCount(done)}${stopped} in ${formatDuration(elapsed)}${rate}`;
}

function drawBar(part: number): string {
  const filled = Math.round(Math.min(1, part) * BAR_WIDTH);
  return `[${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)}]`;
}

function percent(part: number): number {
  // Never 100 before the end.
  return Math.floor(Math.min(1, part) * 100);
}

function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

function formatRate(rate: number): string {
  return rate < 10 ? rate.toFixed(1) : formatCount(Math.round(rate));
}

function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
