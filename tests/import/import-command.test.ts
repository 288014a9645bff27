import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readContent } from "../../src/store/read-content.ts";

const SCRIPT = resolve("scripts/import.ts");
const GOLDEN = join(import.meta.dirname, "golden");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  mkdirSync(join(folder, "from"));
  cpSync(join(GOLDEN, "versions/input.html"), join(folder, "from/gov.ga.ocga.title.95.html"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr };
}

function snapshot(): Map<string, string> {
  const files = readdirSync(join(folder, "to"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((file) => [join(file.parentPath, file.name), readFileSync(join(file.parentPath, file.name), "utf8")]),
  );
}

describe("npm run import -- code", () => {
  it("writes a content folder that the store reads, and says what it did", () => {
    const { status, stdout } = run("code", "--from", "from", "--to", "to");
    expect(status).toBe(0);
    expect(stdout).toContain("titles: 1\n");
    expect(stdout).toContain("not understood: nothing\n");
    const read = readContent(join(folder, "to"));
    if (read.kind !== "content") throw new Error(JSON.stringify(read.problems));
    expect(read.content.code?.sections.length).toBe(read.files);
    expect(readdirSync(join(folder, "to/code/title-95"))).toEqual(
      expect.arrayContaining(["95-1-1@2023-07-01.md", "95-1-1@until-2023-07-01.md", "95-1-2.md"]),
    );
  });

  it("replaces the code, keeps other collections, and gives the same bytes again", () => {
    run("code", "--from", "from", "--to", "to");
    const first = snapshot();
    const corpus = JSON.parse(readFileSync(join(folder, "to/corpus.json"), "utf8"));
    writeFileSync(join(folder, "to/corpus.json"), JSON.stringify({ ...corpus, bills: corpus.code }));
    writeFileSync(join(folder, "to/code/title-95/95-9-9.md"), "of an import before");
    expect(run("code", "--from", "from", "--to", "to").status).toBe(0);
    const { bills, ...rest } = JSON.parse(readFileSync(join(folder, "to/corpus.json"), "utf8"));
    expect(bills).toEqual(corpus.code);
    expect(rest).toEqual(corpus);
    writeFileSync(join(folder, "to/corpus.json"), first.get(join(folder, "to/corpus.json")) ?? "");
    expect(snapshot()).toEqual(first);
    expect(readdirSync(join(folder, "to")).sort()).toEqual(["code", "corpus.json"]);
  });

  it("changes nothing and exits 1 when a page cannot be imported", () => {
    run("code", "--from", "from", "--to", "to");
    const before = snapshot();
    writeFileSync(join(folder, "from/zebra.html"), "<p>No title.</p>");
    const { status, stderr } = run("code", "--from", "from", "--to", "to");
    expect(status).toBe(1);
    expect(stderr).toContain("import code: zebra.html: ");
    expect(snapshot()).toEqual(before);
  });

  it("writes no content and exits 1 when the content folder's corpus.json is broken", () => {
    mkdirSync(join(folder, "to"));
    writeFileSync(join(folder, "to/corpus.json"), "{");
    const { status, stderr } = run("code", "--from", "from", "--to", "to");
    expect(status).toBe(1);
    expect(stderr).toMatch(/corpus\.json: cannot be read .* correct it or take it away/);
    expect(existsSync(join(folder, "to/code"))).toBe(false);
  });

  it("names a folder that is missing or has no page in it", () => {
    expect(run("code", "--from", "nowhere", "--to", "to")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("nowhere: is not there"),
    });
    mkdirSync(join(folder, "empty"));
    expect(run("code", "--from", "empty", "--to", "to")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("no HTML file in it"),
    });
    expect(existsSync(join(folder, "to"))).toBe(false);
  });

  it("takes one release, and one line and exit code 2 answer anything else", () => {
    for (const args of [
      ["codes"],
      [],
      ["code"],
      ["code", "--from", "from", "more", "--to", "to"],
      ["code", "--form", "from"],
    ]) {
      const { status, stderr } = run(...args);
      expect(status, args.join(" ")).toBe(2);
      expect(stderr.trimEnd().split("\n"), args.join(" ")).toHaveLength(1);
    }
  });

  it("lists what was not understood and writes all of it on request", () => {
    cpSync(join(GOLDEN, "not-understood/input.html"), join(folder, "from/gov.ga.ocga.title.95.html"));
    const { status, stdout } = run("code", "--from", "from", "--to", "to", "--report", "report.json");
    expect(status).toBe(0);
    const { not_understood } = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
    expect(stdout).toContain(`not understood: ${not_understood.length}\n`);
    expect(stdout).toContain("  unknown bracket: 1 (");
    expect(readContent(join(folder, "to")).kind).toBe("content");
  });
});
