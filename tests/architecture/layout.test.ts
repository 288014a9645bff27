import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listSources, ROOT } from "./list-sources.ts";
import { STATIONS } from "./stations.ts";

const LONGEST_FILE = 400;

const present = STATIONS.filter(({ folders }) => folders.some((folder) => existsSync(path.join(ROOT, folder))));

test.each(present)("$name says in a README what it reads, writes and must not do", ({ readmes }) => {
  expect(
    readmes.filter((readme) => existsSync(path.join(ROOT, readme))),
    readmes.join(" or "),
  ).not.toEqual([]);
});

test(`no source is longer than ${LONGEST_FILE} lines`, () => {
  const files = ["src", "functions", "scripts", "tests"].flatMap(listSources);
  expect(files.length).toBeGreaterThan(0);
  const lines = files.map((file) => ({ file, lines: readFileSync(path.join(ROOT, file), "utf8").split("\n").length }));
  expect(lines.filter((entry) => entry.lines > LONGEST_FILE)).toEqual([]);
});
