import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BuildResult, buildRelease } from "../../src/publish/build-release.ts";
import { formatProblem } from "../../src/store/problem.ts";
import { readContent } from "../../src/store/read-content.ts";
import { CommandError } from "../command-line.ts";

/** A release built for a benchmark, without pages, in a folder that `dispose` removes. */
export type TemporaryRelease = Disposable & {
  dist: string;
  result: BuildResult;
  build: (asOf: string) => Promise<BuildResult>;
};

/** Builds a content folder into a temporary DIST. */
export async function temporaryRelease(content: string): Promise<TemporaryRelease> {
  const read = readContent(resolve(content));
  if (read.kind === "problems") throw new CommandError(read.problems.map(formatProblem).join("\n"));
  const dist = mkdtempSync(join(tmpdir(), "bench-"));
  const roots = { api: "http://localhost:8787/api", site: "http://localhost:8788", mcp: "http://localhost:8787/mcp" };
  const build = (asOf: string) =>
    buildRelease(
      { content: read.content, dist, asOf, roots, projectRoot: resolve(import.meta.dirname, "../.."), site: null },
      { step: () => {}, document: () => {}, page: () => {} },
    );
  return {
    dist,
    build,
    result: await build("2026-01-01"),
    [Symbol.dispose]: () => rmSync(dist, { recursive: true, force: true }),
  };
}
