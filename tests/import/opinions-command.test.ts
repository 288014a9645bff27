import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { storedCorpus } from "../../src/model/stored-corpus.ts";
import { type StoredOpinion, storedOpinion } from "../../src/model/stored-opinion.ts";
import { splitFrontmatter } from "../../src/store/frontmatter.ts";
import { formatOpinionFile, opinionFilePath } from "../../src/store/opinion-file.ts";

const SCRIPT = resolve("scripts/import.ts");
const GOLDEN = join(import.meta.dirname, "golden-opinions");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-opinions-"));
  cpSync(join(GOLDEN, "html-with-pages-and-notes/input"), join(folder, "from"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, "opinions", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const PATH = "opinions/2021/S21A0101/501.md";

function read(path: string): StoredOpinion {
  const split = splitFrontmatter(readFileSync(join(folder, "to", path), "utf8"));
  if (split.kind === "error") throw new Error(split.message);
  return storedOpinion.parse({ ...split.fields, text: split.body });
}

function write(opinion: StoredOpinion): void {
  const path = join(folder, "to", opinionFilePath(opinion));
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, formatOpinionFile(opinion));
}

function files(): string[] {
  return readdirSync(join(folder, "to"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "to").length + 1))
    .sort();
}

function serviceOf(text: string): StoredOpinion["service"] {
  return {
    model: "made-up",
    written_on: "2099-01-01",
    source_hash: createHash("sha256").update(text).digest("hex").slice(0, 16),
    summary: { en: "A summary.", es: null },
    legal_areas: [],
    reasoning: null,
    key_quotes: [],
  };
}

describe("npm run import -- opinions", () => {
  it("writes the court asked for, Georgia's when none is, and says what it did", () => {
    const { status, stdout } = run("--from", "from", join(GOLDEN, "columbia-notes/input"), "--to", "to");
    expect(status).toBe(0);
    expect(stdout).toContain("decisions: 2 = 1 documents + 0 joined + 1 left out\n");
    expect(stdout).toContain("left out: 1 of a court that was not asked for: gactapp 1\n");
    expect(files()).toEqual(["corpus.json", PATH]);
    const { opinions } = storedCorpus.parse(JSON.parse(readFileSync(join(folder, "to/corpus.json"), "utf8")));
    expect(opinions).toMatchObject({
      release_label: "courtlistener-2021-04-06",
      license: "Public Domain Mark 1.0",
      specimen: false,
    });
    expect(opinions?.coverage).toMatch(
      /^1 opinion of the Supreme Court of Georgia, filed in 2021, as CourtListener held them/,
    );
  });

  it("gives the same bytes again, and keeps opinions that are not imported and other collections", () => {
    run("--from", "from", "--to", "to");
    const first = readFileSync(join(folder, "to", PATH), "utf8");
    const other = { ...read(PATH), cluster_id: "77" as never, court: "gactapp", date_filed: "1999-01-01" };
    write(other);
    const { stdout } = run("--from", "from", "--to", "to");
    expect(stdout).toContain("1 documents replaced, 1 others kept");
    expect(readFileSync(join(folder, "to", PATH), "utf8")).toBe(first);
    expect(read("opinions/1999/S21A0101/77.md")).toEqual(other);
    expect(JSON.parse(readFileSync(join(folder, "to/corpus.json"), "utf8")).opinions.coverage).toContain(
      "filed from 1999 to 2021",
    );
  });

  it("takes the place of the provisional document, with what the service wrote of the same text", () => {
    run("--from", "from", "--to", "to");
    const imported = read(PATH);
    rmSync(join(folder, "to", PATH));
    write({ ...imported, cluster_id: "ga-s21a0101" as never, service: serviceOf(imported.text) });
    write({
      ...imported,
      cluster_id: "ga-s21a0999" as never,
      docket: "S21A0999" as never,
      dockets: ["S21A0999" as never],
    });
    expect(run("--from", "from", "--to", "to").stdout).toContain("1 with texts of the service kept");
    expect(files()).toEqual(["corpus.json", "opinions/2021/S21A0101/501.md", "opinions/2021/S21A0999/ga-s21a0999.md"]);
    expect(read(PATH).service).toEqual(serviceOf(imported.text));
  });

  it("drops what the service wrote of another text", () => {
    run("--from", "from", "--to", "to");
    write({ ...read(PATH), service: serviceOf("another text") });
    run("--from", "from", "--to", "to");
    expect(read(PATH).service).toBeNull();
  });

  it("moves a document whose day or docket has changed, and leaves no second one", () => {
    run("--from", "from", "--to", "to");
    write({ ...read(PATH), date_filed: "2020-01-01" });
    rmSync(join(folder, "to", PATH));
    run("--from", "from", "--to", "to");
    expect(files()).toEqual(["corpus.json", PATH]);
  });

  it("writes a report of everything that was joined, kept apart or left out", () => {
    expect(run("--from", join(GOLDEN, "duplicates/input"), "--to", "to", "--report", "report.json").status).toBe(0);
    const report = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
    expect(report.joined).toEqual([{ kept: "601", joined: ["602", "603"] }]);
    expect(report.clusters).toBe(report.documents + 2 + report.left_out.length);
  });

  it("changes nothing when there is nothing to import, a folder is missing or a document cannot be read", () => {
    run("--from", "from", "--to", "to");
    const before = files().map((path) => readFileSync(join(folder, "to", path), "utf8"));
    expect(run("--from", "from", "--court", "fla", "--to", "to")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("no opinion of the courts asked for"),
    });
    expect(run("--from", "nowhere", "--to", "to")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("nowhere"),
    });
    mkdirSync(join(folder, "empty"));
    expect(run("--from", "empty", "--to", "to").stderr).toContain("no decision in 0 files");
    expect(run("--from", "from", "--court", "G A", "--to", "to")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("--court must be an id"),
    });
    expect(files().map((path) => readFileSync(join(folder, "to", path), "utf8"))).toEqual(before);
    mkdirSync(join(folder, "to/opinions/1999/X1"), { recursive: true });
    writeFileSync(join(folder, "to/opinions/1999/X1/9.md"), "no frontmatter");
    const { status, stderr } = run("--from", "from", "--to", "to");
    expect([status, stderr]).toEqual([1, expect.stringContaining("opinions/1999/X1/9.md: cannot be read")]);
    expect(existsSync(join(folder, "to/opinions/1999/X1/9.md"))).toBe(true);
  });

  it("reads past files that are no JSON and names them", () => {
    writeFileSync(join(folder, "from/broken.json"), "{");
    writeFileSync(join(folder, "from/notes.txt"), "hello");
    const { status, stdout } = run("--from", "from", "--to", "to");
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /files left aside: 2: from\/broken\.json: not JSON that can be read .*; from\/notes\.txt: not JSON/,
    );
  });
});
