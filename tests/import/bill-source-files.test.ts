import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSourceFiles } from "../../src/import/zip/source-files.ts";
import { zipBytes } from "./bill-zip-bytes.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sources-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function contents(path: string): Promise<Record<string, string>> {
  using opened = await openSourceFiles(path);
  return Object.fromEntries(
    opened.files.map((file) => [file.name.replace(/^sources-[^/]*/, ""), file.read().toString()]),
  );
}

describe("files to import", () => {
  it("are those of folders and of the ZIPs in them, in the order of their names", async () => {
    mkdirSync(join(folder, "b/__MACOSX"), { recursive: true });
    writeFileSync(join(folder, "b/two.json"), "2");
    writeFileSync(join(folder, "b/.hidden"), "no");
    writeFileSync(join(folder, "b/__MACOSX/two.json"), "no");
    const files = [
      { name: "GA/bill/", content: "" },
      { name: "GA/bill/HB1.json", content: "one".repeat(1000) },
      { name: "GA/stored.txt", content: "as it is", stored: true },
      { name: "__MACOSX/HB1.json", content: "no" },
    ];
    writeFileSync(join(folder, "a.zip"), zipBytes(files));
    expect(await contents(folder)).toEqual({
      "/a.zip/GA/bill/HB1.json": "one".repeat(1000),
      "/a.zip/GA/stored.txt": "as it is",
      "/b/two.json": "2",
    });
    expect(Object.keys(await contents(join(folder, "a.zip")))).toEqual([
      "a.zip/GA/bill/HB1.json",
      "a.zip/GA/stored.txt",
    ]);
    expect(await contents(join(folder, "b/two.json"))).toEqual({ "two.json": "2" });
  });

  it.each([
    ["damaged", { spoil: true }, /a\.zip\/x\.json: damaged inside its ZIP.*download it again/],
    ["damaged though stored", { spoil: true, stored: true }, /a\.zip\/x\.json: damaged inside its ZIP/],
    ["locked", { locked: true }, /a\.zip\/x\.json: locked with a password/],
  ])("that are %s inside a ZIP say so when they are read", async (_, how, message) => {
    writeFileSync(join(folder, "a.zip"), zipBytes([{ name: "x.json", content: "some content", ...how }]));
    await expect(contents(join(folder, "a.zip"))).rejects.toThrow(message);
  });

  it("that are no ZIP, or not there, or linked folders say so", async () => {
    writeFileSync(join(folder, "a.zip"), "no zip");
    await expect(contents(folder)).rejects.toThrow(/a\.zip: not a ZIP that can be read .*download it again/);
    await expect(contents(join(folder, "nowhere"))).rejects.toThrow(/nowhere: is not there; give a folder or a ZIP/);
    rmSync(join(folder, "a.zip"));
    symlinkSync(folder, join(folder, "loop"));
    await expect(contents(folder)).rejects.toThrow(/loop: a link to a folder; give that folder itself/);
  });
});
