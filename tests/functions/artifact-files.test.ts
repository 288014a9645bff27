import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ArtifactFiles } from "../../functions/artifact-files.ts";

const folder = mkdtempSync(path.join(tmpdir(), "artifact-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const listed = (name: string, bytes: number) => ({ path: name, etag: '"1"', bytes, type: "text/plain" });

describe("artifacts", () => {
  test("one is read from disk once and then comes from memory at once", async () => {
    const file = path.join(folder, "a.txt");
    writeFileSync(file, "first");
    const files = new ArtifactFiles({ artifact: (name) => (name === "a.txt" ? listed(name, 5) : null) }, folder);
    const [one, two] = await Promise.all([files.find("a.txt"), files.find("a.txt")]);
    expect(Buffer.from(one?.body ?? []).toString()).toBe("first");
    expect(two).toBe(one);
    writeFileSync(file, "other");
    expect(files.find("a.txt")).toBe(one);
  });

  test("a file that the manifest does not name is not read", () => {
    writeFileSync(path.join(folder, "secret.txt"), "x");
    const files = new ArtifactFiles({ artifact: () => null }, folder);
    expect(files.find("secret.txt")).toBeNull();
    expect(files.find("../secret.txt")).toBeNull();
  });

  test("one that is too large to keep is read each time", async () => {
    writeFileSync(path.join(folder, "large.txt"), Buffer.alloc(5 * 1024 * 1024));
    const files = new ArtifactFiles({ artifact: (name) => listed(name, 5 * 1024 * 1024) }, folder);
    expect((await files.find("large.txt"))?.body.byteLength).toBe(5 * 1024 * 1024);
    expect(files.find("large.txt")).toBeInstanceOf(Promise);
  });

  test("a file that is named but gone is an error, not a missing document", async () => {
    const files = new ArtifactFiles({ artifact: (name) => listed(name, 1) }, folder);
    await expect(files.find("gone.txt")).rejects.toThrow(/ENOENT/);
  });
});
