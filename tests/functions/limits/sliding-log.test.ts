import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SlidingLog } from "../../../functions/limits/sliding-log.ts";
import { RATE_LIMITS, type RateWindow } from "../../../src/contract/rate-limits.ts";

const SMALL: readonly RateWindow[] = [
  { name: "short", requests: 3, seconds: 1 },
  { name: "long", requests: 5, seconds: 4 },
];

/** Counts by looking at every accepted request anew. */
function naiveTake(accepted: number[], windows: readonly RateWindow[], now: number): boolean {
  const room = windows.every(
    ({ requests, seconds }) => accepted.filter((time) => time > now - seconds * 1000).length < requests,
  );
  if (room) accepted.push(now);
  return room;
}

describe("a caller's sliding log", () => {
  test("the 121st read in a minute is refused until the first has left the minute, to the millisecond", () => {
    const log = new SlidingLog();
    for (let read = 0; read < 120; read += 1)
      expect(log.take(RATE_LIMITS.read, 1_000 + read * 100).accepted).toBe(true);
    expect(log.take(RATE_LIMITS.read, 20_000)).toMatchObject({ accepted: false, retryAfter: 41 });
    expect(log.take(RATE_LIMITS.read, 60_999)).toMatchObject({ accepted: false, retryAfter: 1 });
    expect(log.take(RATE_LIMITS.read, 61_000).accepted).toBe(true);
    expect(log.take(RATE_LIMITS.read, 61_000)).toMatchObject({ accepted: false, retryAfter: 1 });
  });

  test("the turn of a minute gives nobody twice the limit", () => {
    const log = new SlidingLog();
    const times = Array.from({ length: 400 }, (_, index) => 59_000 + index * 5);
    expect(times.filter((time) => log.take(RATE_LIMITS.read, time).accepted)).toHaveLength(120);
  });

  test("the 2,001st read in an hour is refused though the minute has room, and says how long", () => {
    const log = new SlidingLog();
    for (let read = 0; read < 2_000; read += 1) expect(log.take(RATE_LIMITS.read, read * 1_000).accepted).toBe(true);
    const refused = log.take(RATE_LIMITS.read, 2_000_000);
    expect(refused).toMatchObject({ accepted: false, retryAfter: 1_600 });
    expect(refused.standings.map(({ remaining }) => remaining)).toEqual([61, 0]);
    expect(log.take(RATE_LIMITS.read, 3_599_999)).toMatchObject({ accepted: false, retryAfter: 1 });
    expect(log.take(RATE_LIMITS.read, 3_600_000).accepted).toBe(true);
  });

  test("refused requests put the end off by nothing", () => {
    const log = new SlidingLog();
    for (let read = 0; read < 120; read += 1) log.take(RATE_LIMITS.read, 0);
    for (let read = 0; read < 5_000; read += 1) log.take(RATE_LIMITS.read, read * 10);
    expect(log.size).toBe(120);
    expect(log.take(RATE_LIMITS.read, 60_000).accepted).toBe(true);
  });

  test("what is left and when more comes is told for each window", () => {
    const log = new SlidingLog();
    log.take(SMALL, 0);
    expect(log.take(SMALL, 500).standings.map(({ remaining, reset }) => [remaining, reset])).toEqual([
      [1, 1],
      [3, 4],
    ]);
  });

  test("a clock that goes back counts as one that stands still", () => {
    const log = new SlidingLog();
    for (const time of [5_000, 4_000, 3_000]) expect(log.take(SMALL, time).accepted).toBe(true);
    expect(log.take(SMALL, 4_500)).toMatchObject({ accepted: false, retryAfter: 1 });
    expect(log.take(SMALL, 6_000).accepted).toBe(true);
  });

  test("it accepts what counting anew accepts, and whoever waits as told is accepted, not a second sooner", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 200 }), (gaps) => {
        const log = new SlidingLog();
        const accepted: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const before = [...accepted];
          const taken = log.take(SMALL, now);
          expect(taken.accepted).toBe(naiveTake(accepted, SMALL, now));
          expect(log.size).toBeLessThanOrEqual(5);
          if (taken.accepted) continue;
          expect(naiveTake([...before], SMALL, now + taken.retryAfter * 1000)).toBe(true);
          expect(naiveTake([...before], SMALL, now + (taken.retryAfter - 1) * 1000)).toBe(false);
        }
      }),
    );
  });
});
