import { describe, expect, test } from "vitest";
import { MemoryLimiter } from "../../../functions/limits/memory-limiter.ts";
import { madeUpAddress, memoryInUse } from "../../../scripts/benchmarks/memory-in-use.ts";

const MEBIBYTE = 2 ** 20;

describe("counting in memory", () => {
  test("callers and buckets are counted apart", () => {
    const limiter = new MemoryLimiter();
    for (let read = 0; read < 120; read += 1) limiter.take("read", "192.0.2.1", 0);
    expect(limiter.take("read", "192.0.2.1", 0).accepted).toBe(false);
    expect(limiter.take("read", "192.0.2.2", 0).accepted).toBe(true);
    expect(limiter.take("beacon", "192.0.2.1", 0).accepted).toBe(true);
    expect(limiter.take("ask", "192.0.2.1", 0).accepted).toBe(true);
    for (let ask = 1; ask < 10; ask += 1) expect(limiter.take("ask", "192.0.2.1", 0).accepted).toBe(true);
    expect(limiter.take("ask", "192.0.2.1", 0)).toMatchObject({ accepted: false, retryAfter: 60 });
  });

  test("past its bound on callers it forgets those seen least lately, and remembers who keeps asking", () => {
    const limiter = new MemoryLimiter({ callers: 100 });
    for (let read = 0; read < 120; read += 1) limiter.take("read", "busy", 0);
    limiter.take("read", "quiet", 0);
    for (let caller = 0; caller < 10_000; caller += 1) {
      limiter.take("read", `caller ${caller}`, 1);
      if (caller % 50 === 0) expect(limiter.take("read", "busy", 1).accepted).toBe(false);
    }
    expect(limiter.size).toEqual({ callers: 100, requests: 219 });
    expect(limiter.take("read", "quiet", 1).standings[0]?.remaining).toBe(119);
  });

  test("past its bound on requests it forgets callers too", () => {
    const limiter = new MemoryLimiter({ requests: 1_000 });
    for (let caller = 0; caller < 100; caller += 1)
      for (let read = 0; read < 120; read += 1) limiter.take("read", String(caller), 0);
    expect(limiter.size.requests).toBeLessThanOrEqual(1_000);
    expect(limiter.take("read", "99", 0).accepted).toBe(false);
  });

  test("callers with nothing left to count are forgotten", () => {
    const limiter = new MemoryLimiter();
    for (let caller = 0; caller < 1_000; caller += 1) limiter.take("read", String(caller), caller);
    limiter.take("read", "late", 3_600_500);
    expect(limiter.size).toEqual({ callers: 500, requests: 500 });
  });

  test("a million callers leave less than 48 MiB behind", () => {
    const limiter = new MemoryLimiter();
    const before = memoryInUse();
    for (let caller = 0; caller < 1_000_000; caller += 1) limiter.take("read", madeUpAddress(caller), caller / 100);
    expect(limiter.size).toEqual({ callers: 100_000, requests: 100_000 });
    expect(memoryInUse().heap - before.heap).toBeLessThan(48 * MEBIBYTE);
  });
});
