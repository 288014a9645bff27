import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findSources, leftAside } from "../../src/import/upstream/find-sources.ts";
import { chooseReleases, findReleaseFolders } from "../../src/import/upstream/release-folders.ts";
import { runGit } from "../../src/import/upstream/run-git.ts";
import { readUpstreamAddress, shownAddress } from "../../src/import/upstream/upstream-address.ts";

describe("git addresses", () => {
  it.each([
    "https://example.org/UniCourt/cic-code-ga",
    "http://example.org/a.git",
    "ssh://git@example.org:22/a.git",
    "git@example.org:UniCourt/cic-code-ga.git",
    "file:///data/a",
    "git://example.org/a.git",
  ])("%s is one", (address) => expect(readUpstreamAddress(address)).toBe(address));

  it("is a path that ends in .git, and no other path", () => {
    expect(readUpstreamAddress("/data/a.git")).toBe("file:///data/a.git");
    for (const folder of ["/data/r86", "../r86", "r86", "git@home", "a:b"])
      expect(readUpstreamAddress(folder), folder).toBeNull();
  });

  it("is not an option, a helper or an unknown protocol", () => {
    for (const text of ["--upload-pack=touch x.git", "-x.git", "git@-oProxyCommand=x:a"])
      expect(readUpstreamAddress(text), text).toBeNull();
    for (const text of ["ext::sh -c touch% x", "https://-x/a", "ftp://example.org/a.git", "fd::17/a.git"]) {
      expect(() => readUpstreamAddress(text), text).toThrow(/address/);
    }
  });

  it("is shown without what opens it", () => {
    expect(shownAddress("https://me:secret@example.org/a.git")).toBe("https://…@example.org/a.git");
    expect(shownAddress("https://example.org/a@b.git")).toBe("https://example.org/a@b.git");
  });
});

describe("release folders of a repository", () => {
  const files = ["r9", "r74", "r86"].map((release) => `transforms/ga/ocga/${release}/gov.ga.ocga.title.95.html`);

  it("are those with title pages, the oldest first", () => {
    const found = findReleaseFolders([
      ...files.toReversed(),
      "transforms/ga/ocga/r99/README.md",
      "r100/x.title.1.html",
    ]);
    expect(found.map(({ release }) => release)).toEqual(["r9", "r74", "r86"]);
    expect(chooseReleases(found, [], "x").map(({ release }) => release)).toEqual(["r86"]);
    expect(chooseReleases(found, ["r86", "r9"], "x").map(({ release }) => release)).toEqual(["r9", "r86"]);
    expect(() => chooseReleases(found, ["r75"], "x")).toThrow("x: has no release r75; it has r9, r74, r86");
    expect(() => chooseReleases([], [], "x")).toThrow(/^x: has no release in it/);
  });
});

describe("copies of a repository", () => {
  let folder: string;
  let address: string;
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      ["-C", join(folder, "upstream"), "-c", "user.name=t", "-c", "user.email=t@example.org", ...args],
      {
        stdio: ["ignore", "pipe", "ignore"],
        env: { PATH: process.env["PATH"] },
      },
    );
  const put = (release: string, words: string) => {
    const place = join(folder, "upstream/transforms/ga/ocga", release);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, "gov.ga.ocga.title.95.html"), words);
    writeFileSync(join(place, "gov.ga.code.constitution.us.html"), "A constitution.");
    git("add", "-A");
    git("commit", "-qm", words);
  };
  const find = (releases: string[] = [], lines: string[] = []) =>
    findSources([address], { releases, cache: join(folder, "cache"), onUpstream: (line) => lines.push(line) });
  const textsOf = (sources: Awaited<ReturnType<typeof find>>) =>
    sources.map(({ pages }) => [...(pages as Iterable<{ html: string }>)].map(({ html }) => html).join());

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "upstream-"));
    mkdirSync(join(folder, "upstream"));
    git("init", "-q");
    put("r74", "older");
    put("r86", "newer");
    address = pathToFileURL(join(folder, "upstream")).href;
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it.each([false, true])(
    "hold the newest release, or those that are named (contents on demand: %s)",
    async (onDemand) => {
      git("config", "uploadpack.allowFilter", String(onDemand));
      git("config", "uploadpack.allowAnySHA1InWant", String(onDemand));
      const lines: string[] = [];
      const [newest, ...more] = await find([], lines);
      expect(more).toEqual([]);
      expect(newest && textsOf([newest])).toEqual(["newer"]);
      expect(newest && leftAside(newest)[0]).toContain("gov.ga.code.constitution.us.html");
      expect(lines[0]).toBe(`fetching ${address}`);
      expect(lines[1]).toMatch(
        new RegExp(`^upstream: ${address} at [0-9a-f]{12}, r86, kept in ${folder}/cache/[0-9a-f]{16}$`),
      );
      expect(textsOf(await find(["r86", "r74"]))).toEqual(["older", "newer"]);
      await expect(find(["r75"])).rejects.toThrow("has no release r75; it has r74, r86");
    },
  );

  it("are updated, and used again where nothing is new", async () => {
    const written = async () => statSync(join((await find())[0]?.name ?? "", "gov.ga.ocga.title.95.html")).ino;
    expect(await written()).toBe(await written());
    put("r87", "newest");
    expect(textsOf(await find())).toEqual(["newest"]);
    expect(readdirSync(join(folder, "cache"))).toHaveLength(1);
  });

  it("do not follow links out of the repository", async () => {
    writeFileSync(join(folder, "secret"), "secret");
    const place = join(folder, "upstream/transforms/ga/ocga/r86/gov.ga.ocga.title.96.html");
    symlinkSync(join(folder, "secret"), place);
    git("add", "-A");
    git("commit", "-qm", "link");
    expect(textsOf(await find())).toEqual([`newer,${join(folder, "secret")}`]);
  });

  it("are made inside another repository's hooks too", async () => {
    vi.stubEnv("GIT_DIR", join(folder, "nowhere"));
    vi.stubEnv("GIT_INDEX_FILE", join(folder, "index"));
    expect(textsOf(await find())).toEqual(["newer"]);
  });

  it("fail with one line, and leave nothing behind", async () => {
    const missing = pathToFileURL(join(folder, "missing")).href;
    const failed = findSources([missing], { releases: [], cache: join(folder, "cache") });
    await expect(failed).rejects.toThrow(
      /^file:\/\/\S+missing: git failed \(.*does not appear to be a git repository\)$/,
    );
    expect(existsSync(join(folder, "cache")) ? readdirSync(join(folder, "cache")) : []).toEqual([]);
    await expect(runGit("x", ["--version"], { PATH: folder })).rejects.toThrow(
      "x: git is not installed; install it or give a folder",
    );
  });

  it("are no place to choose a release of a folder from", async () => {
    const place = join(folder, "upstream/transforms/ga/ocga/r86");
    await expect(findSources([place], { releases: ["r86"], cache: folder })).rejects.toThrow(
      /is chosen from a git address/,
    );
    expect(readFileSync(join(place, "gov.ga.ocga.title.95.html"), "utf8")).toBe("newer");
  });
});
