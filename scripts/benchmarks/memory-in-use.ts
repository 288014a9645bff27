import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes after a full collection: the heap in use, and the process's anonymous memory (null where the system tells none). */
export type MemoryInUse = { heap: number; anonymous: number | null };

/** Collects garbage and measures. */
export function memoryInUse(): MemoryInUse {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // Once does not give the pages back.
  for (let time = 0; time < 3; time += 1) collect();
  return { heap: process.memoryUsage().heapUsed, anonymous: anonymousBytes("self") };
}

/** What a process holds that is not a mapped file, in bytes, as Linux counts it; null elsewhere. */
export function anonymousBytes(process: number | "self"): number | null {
  try {
    const status = readFileSync(`/proc/${process}/status`, "utf8");
    const kibibytes = /RssAnon:\s+(?<number>\d+) kB/.exec(status)?.groups?.["number"];
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}

/** The address of one of sixteen million callers. */
export function madeUpAddress(index: number): string {
  return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
}
