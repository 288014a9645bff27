import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BenchOptions } from "./benchmarks.ts";
import { temporaryRelease } from "./temporary-release.ts";

/** Seconds of a fresh build, of one that finds everything as it was, and of plainly writing the same files. */
export async function benchBuild({ content }: BenchOptions): Promise<Record<string, unknown>> {
  using release = await temporaryRelease(content);
  const { folder } = release.result;
  const incremental = await seconds(() => release.build("2026-01-02"));
  const root = join(folder, "static");
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(root.length), body: readFileSync(path) }));
  const plain = await seconds(() => writePlainly(join(release.dist, "plain"), files));
  rmSync(join(release.dist, "releases"), { recursive: true });
  rmSync(join(release.dist, "current"));
  const fresh = await seconds(() => release.build("2026-01-01"));
  const bytes = files.reduce((sum, { body }) => sum + body.byteLength, 0);
  const documents = release.result.collections.reduce((sum, { count }) => sum + count, 0);
  return {
    documents,
    files: files.length,
    mebibytes: round(bytes / 2 ** 20),
    fresh_s: round(fresh),
    unchanged_s: round(incremental),
    plain_writes_s: round(plain),
    fresh_to_plain: round(fresh / plain),
    unchanged_to_plain: round(incremental / plain),
    peak_mebibytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

function writePlainly(root: string, files: readonly { path: string; body: Uint8Array }[]): void {
  for (const { path, body } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), body);
  }
}

async function seconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
