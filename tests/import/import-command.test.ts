import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
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
    expect(stdout).toMatch(/^sections: \d+ printed, under \d+ citations$/m);
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
    const { constitutions: _, ...facts } = corpus.code;
    writeFileSync(join(folder, "to/corpus.json"), JSON.stringify({ ...corpus, bills: facts }));
    writeFileSync(join(folder, "to/code/title-95/95-9-9.md"), "of an import before");
    expect(run("code", "--from", "from", "--to", "to").status).toBe(0);
    const { bills, ...rest } = JSON.parse(readFileSync(join(folder, "to/corpus.json"), "utf8"));
    expect(bills).toEqual(facts);
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
      stderr: expect.stringContaining("no HTML, XML or text file in it"),
    });
    expect(existsSync(join(folder, "to"))).toBe(false);
  });

  it("takes several releases, keeps texts that changed and says how many", () => {
    for (const release of ["r74", "r75", "r86"]) {
      mkdirSync(join(folder, release));
      cpSync(
        join(import.meta.dirname, "golden-releases/changed-texts", `${release}.html`),
        join(folder, release, "gov.ga.ocga.title.95.html"),
      );
    }
    const { status, stdout } = run("code", "--from", "r86", "r74", "r75", "--to", "to", "--report", "report.json");
    expect(status).toBe(0);
    expect(stdout).toContain("r74 to r75: 2 sections with an earlier text (2 with its day), 2 identical");
    expect(stdout).toContain("r75 to r86: 4 sections with an earlier text (3 with its day), 1 identical");
    expect(readContent(join(folder, "to")).kind).toBe("content");
    expect(readdirSync(join(folder, "to/code/title-95"))).toEqual(
      expect.arrayContaining(["95-1-2@until-2020-02-01.md", "95-1-2@2020-02-01.md", "95-1-2@r86.md"]),
    );
    const { steps } = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
    expect(steps[1]).toMatchObject({ from: "r75", to: "r86", changed: ["95-1-1", "95-1-2", "95-1-3", "95-1-5"] });
  });

  it("takes different titles of one release from two folders, and not one title twice", () => {
    mkdirSync(join(folder, "more"));
    cpSync(join(folder, "from/gov.ga.ocga.title.95.html"), join(folder, "more/again.html"));
    const { status, stderr } = run("code", "--from", "from", "more", "--to", "to");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^import code: \S+more: has title 95 of r86, which \S+from has too; keep one of them$/m);
    const page = readFileSync(join(folder, "more/again.html"), "utf8");
    writeFileSync(
      join(folder, "more/again.html"),
      page.replace("TITLE 95 Lanterns", "TITLE 96 Bells").replaceAll("95-1-", "96-1-"),
    );
    expect(run("code", "--from", "from", "more", "--to", "to")).toMatchObject({ status: 0 });
    expect(readdirSync(join(folder, "to/code"))).toEqual(["title-95", "title-96", "titles.json"]);
  });

  it("takes a git address, and shows it and the cache", () => {
    const git = (...args: string[]) =>
      execFileSync("git", ["-C", join(folder, "up"), "-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
        env: { PATH: process.env["PATH"] },
      });
    for (const release of ["r75", "r86"]) {
      const place = join(folder, "up/transforms/ga/ocga", release);
      mkdirSync(place, { recursive: true });
      cpSync(
        join(import.meta.dirname, "golden-releases/changed-texts", `${release}.html`),
        join(place, "gov.ga.ocga.title.95.html"),
      );
    }
    git("init", "-q");
    git("add", "-A");
    git("commit", "-qm", "pages");
    const address = pathToFileURL(join(folder, "up")).href;
    const newest = run("code", "--from", address, "--to", "to");
    expect(newest).toMatchObject({ status: 0 });
    expect(newest.stdout).toMatch(
      /^fetching file:\/\/.*up\nupstream: file:\/\/\S+ at \w{12}, r86, kept in .*\.cache\/upstream\/\w{16}\n/,
    );
    expect(newest.stdout).toContain("release: r86\n");
    expect(newest.stdout).not.toContain("earlier text");
    const both = run("code", "--from", address, "--release", "r75", "r86", "--to", "to");
    expect(both.stdout).toContain("r75 to r86: 4 sections with an earlier text");
    expect(run("code", "--from", `${address}-not`, "--to", "to").stderr.trim().split("\n")).toHaveLength(1);
  });

  it("answers mistakes in its arguments with one line and exit code 2", () => {
    for (const args of [
      ["codes"],
      [],
      ["code"],
      ["code", "--from", "from", "--release", "86", "--to", "to"],
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
