import { MemoryLimiter } from "../../functions/limits/memory-limiter.ts";
import { madeUpAddress, memoryInUse } from "./memory-in-use.ts";

const CALLERS = 1_000_000;
const MEBIBYTE = 2 ** 20;

/** Time of counting a request, next to counting it in a bare Map, and memory before and after a million callers. */
export async function benchLimits(): Promise<Record<string, unknown>> {
  const counts = new Map<string, number>();
  const bare = nanoseconds((index) => {
    const caller = madeUpAddress(index % 1_000);
    counts.set(caller, (counts.get(caller) ?? 0) + 1);
  });
  const limiter = new MemoryLimiter();
  const before = memoryInUse();
  const many = nanoseconds((index) => limiter.take("read", madeUpAddress(index), index / 100));
  const after = memoryInUse();
  const few = nanoseconds((index) => limiter.take("read", madeUpAddress(index % 1_000), 20_000 + index));
  return {
    callers: CALLERS,
    remembered: limiter.size.callers,
    new_callers_ns: many,
    few_callers_ns: few,
    bare_map_ns: bare,
    heap_before_mebibytes: mebibytes(before.heap),
    heap_after_mebibytes: mebibytes(after.heap),
    anonymous_before_mebibytes: mebibytes(before.anonymous),
    anonymous_after_mebibytes: mebibytes(after.anonymous),
  };
}

function nanoseconds(work: (index: number) => unknown): number {
  const start = performance.now();
  for (let index = 0; index < CALLERS; index += 1) work(index);
  return Math.round(((performance.now() - start) * 1e6) / CALLERS);
}

function mebibytes(bytes: number | null): number | null {
  return bytes === null ? null : Math.round(bytes / MEBIBYTE);
}
