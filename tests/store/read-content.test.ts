import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatProblem } from "../../src/store/problem.ts";
import { readContent } from "../../src/store/read-content.ts";
import { formatSectionFile, sectionFilePath } from "../../src/store/section-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const FILE = "code/title-91/91-1-1.md";

function problems(): string[] {
  const read = readContent(folder);
  return read.kind === "problems" ? read.problems.map(formatProblem) : [];
}

function edit(file: string, change: (raw: string) => string): void {
  const path = join(folder, file);
  const raw = readFileSync(path, "utf8");
  const changed = change(raw);
  expect(changed).not.toBe(raw);
  writeFileSync(path, changed);
}

describe("reading a content folder", () => {
  it("reads the specimen without a problem", () => {
    const read = readContent(folder);
    expect(read.kind).toBe("content");
  });

  it("gives back every section in the file it would be written to", () => {
    const read = readContent(folder);
    if (read.kind !== "content" || read.content.code === null) throw new Error("the specimen has the Code");
    const perCitation = Map.groupBy(read.content.code.sections, (section) => section.citation);
    rmSync(join(folder, "code"), { recursive: true });
    cpSync("content/code/titles.json", join(folder, "code/titles.json"));
    for (const section of read.content.code.sections) {
      const path = join(folder, sectionFilePath(section, (perCitation.get(section.citation)?.length ?? 0) > 1));
      mkdirSync(join(path, ".."), { recursive: true });
      writeFileSync(path, formatSectionFile(section), { flag: "wx" });
    }
    expect(readContent(folder)).toEqual(read);
  });

  it.each<[string, (raw: string) => string, string]>([
    [
      "a broken value",
      (raw) => raw.replace("status: active", "status: alive"),
      `${FILE}: status: has "alive": Invalid option`,
    ],
    [
      "an unknown field",
      (raw) => raw.replace("status: active", "status: active\nstaus: active"),
      `${FILE}: staus: has "active": no such field`,
    ],
    ["a missing field", (raw) => raw.replace(/^under:.*\n/m, ""), `${FILE}: under: has nothing`],
    [
      "a day that does not exist",
      (raw) => raw.replace(/^effective_from:.*$/m, "effective_from: 2025-02-30"),
      `${FILE}: effective_from: has "2025-02-30"`,
    ],
    [
      "a heading that does not exist",
      (raw) => raw.replace(/^under:.*$/m, "under: article-77"),
      `${FILE}: under: has "article-77"`,
    ],
    [
      "an active section without text",
      (raw) => raw.replace(/---\n\n[\s\S]*$/, "---\n"),
      `${FILE}: text: has "": an active section has text`,
    ],
    ["no frontmatter", () => "words", `${FILE}: the file does not begin`],
    [
      "an end without what it ends as",
      (raw) => raw.replace(/^effective_until:.*$/m, "effective_until: 2030-01-01"),
      `${FILE}: ends_as`,
    ],
  ])("names file, field and value of %s", (_, change, expected) => {
    edit(FILE, change);
    expect(problems()).toHaveLength(1);
    expect(problems()[0]).toContain(expected);
  });

  it("finds the problems of all files in one run", () => {
    edit(FILE, (raw) => raw.replace("status: active", "status: alive"));
    edit("code/title-91/91-1-2.md", (raw) => raw.replace("91-1-2", "91-1-9"));
    edit("corpus.json", (raw) => raw.replace('"CC0-1.0"', '""'));
    writeFileSync(join(folder, "code/title-91/notes.txt"), "");
    const found = problems();
    expect(found).toHaveLength(4);
    expect(found.join("\n")).toMatch(/corpus\.json: code\.license: has ""/);
    expect(found.join("\n")).toMatch(/91-1-2\.md: citation: has "91-1-9": belongs in code\/title-91\/91-1-9\.md/);
    expect(found.join("\n")).toMatch(/notes\.txt: not a file this folder may hold/);
  });

  it("says what is missing when the folder is empty", () => {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    expect(problems()).toEqual(["corpus.json: missing; every content folder has it"]);
  });
});
