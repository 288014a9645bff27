import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { checkImports } from "./check-imports.ts";
import { findImports } from "./find-imports.ts";
import { listSources, ROOT } from "./list-sources.ts";
import { STATIONS, stationOf } from "./stations.ts";

/** Fewer than this means that the search for files is broken. */
const FEWEST_FILES = 40;

const files = ["src", "functions", "scripts"].flatMap(listSources);

test("stations import only what the design's table allows", () => {
  expect(files.length).toBeGreaterThanOrEqual(FEWEST_FILES);
  const problems = files.flatMap((file) => checkImports(file, readFileSync(path.join(ROOT, file), "utf8")));
  expect(problems).toEqual([]);
});

test("the check sees files of every station that has any", () => {
  const seen = new Set(files.map((file) => stationOf(file)?.name));
  for (const { name, folders } of STATIONS) {
    expect(seen.has(name), name).toBe(folders.flatMap(listSources).length > 0);
  }
  expect(seen.has("scripts")).toBe(true);
});

test("the check reads the imports of real files", () => {
  const { specifiers } = findImports("scripts/run.mjs", readFileSync(path.join(ROOT, "scripts/run.mjs"), "utf8"));
  expect(specifiers).toEqual(["node:path", "node:url", "./install.mjs", "./run-child.mjs", "./server-flags.mjs"]);
});

test.each([
  ["src/text/a.ts", 'import { b } from "../corpus/b.ts";', "src/corpus/b.ts: text must not import corpus"],
  ["src/text/a.ts", 'import type { B } from "../corpus/b.ts";', "src/corpus/b.ts: text must not import corpus"],
  ["src/text/a.ts", 'export * from "../corpus/b.ts";', "src/corpus/b.ts: text must not import corpus"],
  ["src/text/a.ts", 'export { b } from "../corpus/b.ts";', "src/corpus/b.ts: text must not import corpus"],
  ["src/text/a.ts", 'const b = await import("../corpus/b.ts");', "src/corpus/b.ts: text must not import corpus"],
  ["src/text/deep/a.ts", 'import "../../store/b.ts";', "src/store/b.ts: text must not import store"],
  ["src/text/a.ts", 'import fs from "node:fs";', "node:fs: text must run without Node"],
  ["src/text/a.ts", 'import fs from "fs";', "fs: text must run without Node"],
  ["src/text/a.ts", "await import(name);", "a computed module: text must name what it imports"],
  ["src/corpus/a.ts", 'import { b } from "src/text/b.ts";', "src/text/b.ts: write the path relative to the file"],
  ["src/corpus/a.ts", 'import b from "../../tests/b.ts";', "tests/b.ts, which lies in no station"],
  ["functions/a.ts", 'import { b } from "../src/publish/b.ts";', "src/publish/b.ts: functions must not import publish"],
  ["functions/a.ts", 'import { b } from "../scripts/b.ts";', "scripts/b.ts: functions must not import scripts"],
  [
    "src/pages/[id].astro",
    '---\nimport b from "../import/b.ts";\n---\n<p/>',
    "src/import/b.ts: site must not import import",
  ],
  ["src/components/A.astro", '<script>import "../store/b.ts";</script>', "src/store/b.ts: site must not import store"],
])("a forbidden import is found: %s with %s", (file, source, problem) => {
  expect(checkImports(file, source)).toEqual([`${file} imports ${problem}`]);
});

test.each([
  ["src/verify/a.ts", 'import { b } from "../text/b.ts";\nimport { z } from "zod";'],
  ["src/corpus/a.ts", 'import { DatabaseSync } from "node:sqlite";\nimport { b } from "./b.ts";'],
  ["src/components/A.astro", '---\nimport B from "../layouts/B.astro";\n---\n<B/>'],
  ["functions/a.ts", 'import b from "../package.json" with { type: "json" };\nawait import(entry);'],
  ["scripts/a.ts", 'import { b } from "../src/publish/b.ts";'],
  ["src/text/a.ts", '// import "../corpus/b.ts"\nconst text = \'import "../corpus/b.ts"\';'],
])("an allowed import passes: %s with %s", (file, source) => {
  expect(checkImports(file, source)).toEqual([]);
});

test("a source in no station is reported", () => {
  expect(checkImports("src/misc/a.ts", "")).toEqual([
    "src/misc/a.ts lies in no station: move it into one or add its folder to the table",
  ]);
});
