import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Artifact, ArtifactFiles } from "../../functions/artifact-files.ts";

const folder = mkdtempSync(path.join(tmpdir(), "artifact-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LARGE = 5 * 1024 * 1024;

/** Files below the folder that this process has open. */
function openFiles(): number {
  const links = readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });
  return links.filter((link) => link.startsWith(folder)).length;
}

async function textOf(artifact: Artifact | null): Promise<string> {
  if (artifact === null) throw new Error("there is no such artifact");
  const { body } = artifact;
  return new Response(body instanceof Uint8Array ? Buffer.from(body) : await body.open()).text();
}

const listed = (name: string, bytes: number) => ({ path: name, etag: '"1"', bytes, type: "text/plain" });

describe("artifacts", () => {
  test("one is read from disk once and then comes from memory at once", async () => {
    const file = path.join(folder, "a.txt");
    writeFileSync(file, "first");
    const files = new ArtifactFiles({ artifact: (name) => (name === "a.txt" ? listed(name, 5) : null) }, folder);
    const [one, two] = await Promise.all([files.find("a.txt"), files.find("a.txt")]);
    expect(await textOf(one)).toBe("first");
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

  test("one that is too large to keep is streamed from disk each time", async () => {
    const file = path.join(folder, "large.txt");
    writeFileSync(file, "a".repeat(LARGE));
    const files = new ArtifactFiles({ artifact: (name) => listed(name, LARGE) }, folder);
    const found = await files.find("large.txt");
    expect(found?.body).not.toBeInstanceOf(Uint8Array);
    expect(await textOf(found)).toHaveLength(LARGE);
    writeFileSync(file, "b".repeat(LARGE));
    expect((await textOf(await files.find("large.txt"))).slice(0, 3)).toBe("bbb");
  });

  test.skipIf(!existsSync("/proc/self/fd"))("a stream that is given up closes its file", async () => {
    writeFileSync(path.join(folder, "left.txt"), "a".repeat(LARGE));
    const files = new ArtifactFiles({ artifact: (name) => listed(name, LARGE) }, folder);
    const before = openFiles();
    const { body } = (await files.find("left.txt")) as Artifact;
    if (body instanceof Uint8Array) throw new Error("it is kept in memory");
    const reader = (await body.open()).getReader();
    await reader.read();
    expect(openFiles()).toBe(before + 1);
    await reader.cancel();
    await expect.poll(openFiles).toBe(before);
  });

  test("a file that is named but gone is an error, not a missing document", async () => {
    const files = new ArtifactFiles({ artifact: (name) => listed(name, 1) }, folder);
    await expect(files.find("gone.txt")).rejects.toThrow(/ENOENT/);
    const large = new ArtifactFiles({ artifact: (name) => listed(name, LARGE) }, folder);
    await expect(textOf(await large.find("gone.txt"))).rejects.toThrow(/ENOENT/);
  });
});
