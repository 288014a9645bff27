import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildRelease } from "../../src/publish/build-release.ts";
import { readContent } from "../../src/store/read-content.ts";

const SCRIPT = resolve("scripts/import.ts");
const TITLE = join(import.meta.dirname, "golden/versions/input.html");
const CONSTITUTIONS = join(import.meta.dirname, "golden-constitution");
const roots = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  for (const name of ["titles", "constitutions"]) mkdirSync(join(folder, name));
  cpSync(TITLE, join(folder, "titles/gov.ga.ocga.title.95.html"));
  cpSync(join(CONSTITUTIONS, "united-states-html/input.html"), join(folder, "constitutions/us.html"));
  cpSync(join(CONSTITUTIONS, "plain-xml/input.xml"), join(folder, "constitutions/us.xml"));
  cpSync(join(CONSTITUTIONS, "georgia-html/input.html"), join(folder, "constitutions/ga.html"));
  writeFileSync(join(folder, "constitutions/SOURCE.txt"), "Where it comes from.");
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr };
}

function content(name: string) {
  const read = readContent(join(folder, name));
  if (read.kind !== "content" || read.content.code === null) throw new Error(JSON.stringify(read));
  return { ...read.content, code: read.content.code };
}

describe("npm run import -- code with constitutions", () => {
  it("takes them from among other files, one print of each, and says what it left aside", () => {
    const { status, stdout } = run("code", "--from", "titles", "constitutions", "--to", "to");
    expect(status).toBe(0);
    expect(stdout).toMatch(/Constitution of the State of Georgia: \d+ provisions, from UniCourt HTML/);
    expect(stdout).toMatch(/Constitution of the United States of America: \d+ provisions, from UniCourt HTML/);
    expect(stdout).toContain("left aside: us.xml, another print (plain XML) of the same constitution");
    expect(stdout).toMatch(/left aside: SOURCE\.txt in \S+constitutions, neither titles nor constitutions/);
    const { corpus, code } = content("to");
    expect(new Set(code.provisions.map(({ scheme }) => scheme))).toEqual(new Set(["ga", "us"]));
    expect(Object.keys(corpus.code?.constitutions ?? {})).toEqual(["ga", "us"]);
  });

  it("adds them to titles imported before, and keeps them when titles come anew", () => {
    run("code", "--from", "titles", "--to", "to");
    expect(run("code", "--from", "constitutions/ga.html", "--to", "to").status).toBe(0);
    const before = content("to");
    expect(new Set(before.code.provisions.map(({ scheme }) => scheme))).toEqual(new Set(["ga"]));
    expect(run("code", "--from", "titles", "--to", "to").status).toBe(0);
    expect(content("to")).toEqual(before);
  });

  it("does not take constitutions alone", () => {
    const { status, stderr } = run("code", "--from", "constitutions", "--to", "to");
    expect(status).toBe(1);
    expect(stderr).toBe(
      "import code: there are only constitutions here; import them together with titles of the Code, or after them\n",
    );
    expect(existsSync(join(folder, "to/constitution"))).toBe(false);
  });

  it("says so when nothing it was given can be imported", () => {
    const { status, stderr } = run("code", "--from", "constitutions/SOURCE.txt", "--to", "to");
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^import code: nothing to import: left aside: SOURCE\.txt in \S+, neither titles nor constitutions\n$/,
    );
    expect(existsSync(join(folder, "to"))).toBe(false);
  });
});

describe("npm run import -- bundle", () => {
  it("gives back the content folder that the bundle was made of, in place of another", async () => {
    run("code", "--from", "titles", "constitutions", "--to", "to");
    const input = {
      content: content("to"),
      dist: join(folder, "dist"),
      asOf: "2026-01-01",
      roots,
      projectRoot: resolve("."),
      site: null,
    };
    const release = await buildRelease(input, { step: () => {}, document: () => {}, page: () => {} });
    const bundle = join(release.folder, "static/code/bulk");
    cpSync(resolve("content"), join(folder, "back"), { recursive: true });
    const { status, stdout } = run("bundle", "--from", bundle, "--to", "back");
    expect(status).toBe(0);
    expect(stdout).toContain(`bundle: ${release.collections[0]?.corpusVersion}\n`);
    // What the bundle does not speak of stays.
    for (const other of ["bills", "opinions"]) {
      expect(existsSync(join(folder, "back", other))).toBe(true);
      rmSync(join(folder, "back", other), { recursive: true });
    }
    const corpus = JSON.parse(readFileSync(join(folder, "back/corpus.json"), "utf8")) as Record<string, unknown>;
    expect(Object.keys(corpus).sort()).toEqual(["bills", "code", "opinions"]);
    writeFileSync(join(folder, "back/corpus.json"), `${JSON.stringify({ code: corpus["code"] }, null, 2)}\n`);
    rmSync(join(folder, "back/README.md"));
    expect(files("back")).toEqual(files("to"));
  });

  it("changes nothing when a file does not fit its checksum", async () => {
    run("code", "--from", "titles", "--to", "to");
    const input = {
      content: content("to"),
      dist: join(folder, "dist"),
      asOf: "2026-01-01",
      roots,
      projectRoot: resolve("."),
      site: null,
    };
    const release = await buildRelease(input, { step: () => {}, document: () => {}, page: () => {} });
    const bundle = join(folder, "bundle");
    cpSync(join(release.folder, "static/code/bulk"), bundle, { recursive: true });
    appendFileSync(join(bundle, "ocga-code.jsonl.gz"), "x");
    const before = files("to");
    const { status, stderr } = run("bundle", "--from", "bundle", "--to", "to");
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^import bundle: ocga-code\.jsonl\.gz: its SHA-256 is [0-9a-f]{64}, and SHA256SUMS says [0-9a-f]{64}; download it again\n$/,
    );
    expect(files("to")).toEqual(before);
  });
});

function files(name: string): Map<string, string> {
  const root = join(folder, name);
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = found.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(root.length), readFileSync(path, "utf8")]));
}
