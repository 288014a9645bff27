import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { etagOf } from "../../src/corpus/etag.ts";
import { openCorpus } from "../../src/corpus/open-corpus.ts";
import type { Content } from "../../src/model/content.ts";
import { type BuildResult, buildRelease } from "../../src/publish/build-release.ts";
import { PublishError } from "../../src/publish/dist-folder.ts";
import type { Manifest } from "../../src/publish/manifest.ts";
import { readContent } from "../../src/store/read-content.ts";

const roots = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };
const silent = { step: () => {}, document: () => {}, page: () => {} };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function specimen(): Content {
  const read = readContent("content");
  if (read.kind !== "content") throw new Error("the specimen reads without a problem");
  return read.content;
}

function build(dist: string, content = specimen(), asOf = "2026-01-01"): Promise<BuildResult> {
  return buildRelease({ content, dist: join(folder, dist), asOf, roots, projectRoot: ".", site: null }, silent);
}

/** The specimen with the text of one section changed. */
function edited(citation: string): Content {
  const content = specimen();
  const section = content.code?.sections.find((each) => each.citation === citation);
  if (section === undefined) throw new Error(`the specimen has ${citation}`);
  section.text += " The bell shall be rung twice.";
  return content;
}

/** Every file below a release's static folder with its content, and the manifest. */
function files(dist: string): Map<string, string> {
  const root = join(folder, dist, "current");
  const names = readdirSync(join(root, "static"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = [...names.map((entry) => join(entry.parentPath, entry.name)), join(root, "manifest.json")];
  return new Map(paths.sort().map((path) => [relative(root, path), readFileSync(path, "utf8")]));
}

describe("a build", () => {
  it("lists every artifact with the ETag and the size of its bytes, in the manifest and in the store", async () => {
    const { folder: release } = await build("a");
    const manifest = JSON.parse(readFileSync(join(release, "manifest.json"), "utf8")) as Manifest;
    const corpus = openCorpus(join(release, "corpus.sqlite"));
    const written = [...files("a")].filter(([path]) => path !== "manifest.json");
    expect(manifest.artifacts.map(({ path }) => `static/${path}`)).toEqual(written.map(([path]) => path).sort());
    for (const entry of manifest.artifacts) {
      const body = readFileSync(join(release, "static", entry.path));
      expect(entry).toMatchObject({ etag: etagOf(body), bytes: body.byteLength });
      expect({ ...corpus.artifact(entry.path) }).toEqual(entry);
    }
    expect(manifest.artifacts.length).toBeGreaterThan(300);
    corpus.close();
  });

  it("gives the same bytes from the same content", async () => {
    await build("a");
    await build("b");
    expect(files("a")).toEqual(files("b"));
  });

  it("renders one document after one has changed, stamps the others, and ends as a fresh build does", async () => {
    const before = await build("a");
    const after = await build("a", edited("91-1-2"));
    await build("b", edited("91-1-2"));
    expect(before.documents).toMatchObject({ stamped: 0, reused: 0 });
    // The other collections keep their versions: nothing of them is touched.
    const others = specimen();
    const reused = (others.bills?.bills.length ?? 0) + (others.opinions?.opinions.length ?? 0);
    expect(reused).toBeGreaterThan(40);
    const stamped = before.documents.rendered - 1 - reused;
    expect(after.documents).toEqual({ rendered: 1, stamped, reused });
    expect(files("a")).toEqual(files("b"));
  });

  it.each<[string, (content: Content) => void]>([
    [
      "one word of a bill's text, of the same length",
      ({ bills }) => {
        const bill = bills?.bills.find(({ text }) => /\bthe\b/.test(text)) ?? expect.fail("no bill has a text");
        bill.text = bill.text.replace(/\bthe\b/, "one");
      },
    ],
    [
      "the English summary of a bill that has a Spanish one",
      ({ bills }) => {
        const { service } =
          bills?.bills.find((bill) => bill.service?.summary.es != null) ?? expect.fail("no bill has a Spanish summary");
        if (service !== null) service.summary.en = "Other words.";
      },
    ],
    [
      "one word of an opinion's text, of the same length",
      ({ opinions }) => {
        const opinion =
          opinions?.opinions.find(({ text, service }) => service === null && /\bthe\b/.test(text)) ??
          expect.fail("no opinion has a text");
        opinion.text = opinion.text.replace(/\bthe\b/, "one");
      },
    ],
    [
      "the Spanish reasoning of an opinion",
      ({ opinions }) => {
        const { service } =
          opinions?.opinions.find((opinion) => opinion.service?.reasoning?.es != null) ??
          expect.fail("no opinion has a Spanish reasoning");
        if (service?.reasoning != null) service.reasoning.es = "Otras palabras.";
      },
    ],
  ])("ends as a fresh build does after a change of %s, with one document rendered", async (_, change) => {
    const before = await build("a");
    const changed = specimen();
    change(changed);
    const after = await build("a", changed);
    await build("b", changed);
    expect(after.documents.rendered).toBe(1);
    expect(after.documents.rendered + after.documents.stamped + after.documents.reused).toBe(before.documents.rendered);
    expect(files("a")).toEqual(files("b"));
  });

  it("takes everything over when nothing but the day has changed, as hard links", async () => {
    const before = await build("a");
    const after = await build("a", specimen(), "2026-01-02");
    expect(after.documents).toEqual({ rendered: 0, stamped: 0, reused: before.documents.rendered });
    // The page about the Code names the day.
    expect(after.files.written).toBe(1);
    const inode = (release: string) => statSync(join(release, "static/code/sections/90-1-1.json")).ino;
    expect(inode(after.folder)).toBe(inode(before.folder));
  });

  it("renders again what a new day puts in force", async () => {
    await build("a");
    const after = await build("a", specimen(), "2027-07-01");
    await build("b", specimen(), "2027-07-01");
    expect(after.documents.rendered).toBeGreaterThan(0);
    expect(files("a")).toEqual(files("b"));
  });

  it("keeps the current release and the one before, and no other", async () => {
    const first = await build("a");
    const second = await build("a", edited("91-1-2"));
    const third = await build("a", edited("91-1-5"));
    expect(readlinkSync(join(folder, "a/current"))).toBe(`releases/${third.release}`);
    expect(readdirSync(join(folder, "a/releases")).sort()).toEqual([second.release, third.release].sort());
    expect(first.release).not.toBe(second.release);
  });

  it("is the same release when it is built twice", async () => {
    const first = await build("a");
    const second = await build("a");
    expect(second.folder).toBe(first.folder);
    expect(readdirSync(join(folder, "a/releases"))).toEqual([first.release]);
  });

  it("leaves the current release as it was when it fails, and clears up at the next", async () => {
    const good = await build("a");
    const content = specimen();
    const failing = {
      step: (name: string) => {
        if (name === "pages") throw new Error("the power went");
      },
      document: () => {},
      page: () => {},
    };
    const input = { content, dist: join(folder, "a"), asOf: "2030-01-01", roots, projectRoot: ".", site: null };
    await expect(buildRelease(input, failing)).rejects.toThrow("the power went");
    expect(readlinkSync(join(folder, "a/current"))).toBe(`releases/${good.release}`);
    await build("a");
    expect(readdirSync(join(folder, "a/releases"))).toEqual([good.release]);
  });

  it("does not begin beside another build, and takes over the lock of one that has ended", async () => {
    mkdirSync(join(folder, "a"));
    writeFileSync(join(folder, "a/.build-lock"), String(process.ppid));
    await expect(build("a")).rejects.toThrow(PublishError);
    expect(existsSync(join(folder, "a/current"))).toBe(false);
    writeFileSync(join(folder, "a/.build-lock"), "999999999");
    await build("a");
    expect(existsSync(join(folder, "a/current"))).toBe(true);
    expect(existsSync(join(folder, "a/.build-lock"))).toBe(false);
  });

  it("makes everything anew when the release before cannot be read", async () => {
    const { folder: release } = await build("a");
    cpSync(release, join(folder, "kept"), { recursive: true });
    writeFileSync(join(release, "manifest.json"), "{");
    const after = await build("a", specimen(), "2026-01-02");
    expect(after.documents.reused).toBe(0);
    expect(after.files.linked).toBe(0);
  });
});
