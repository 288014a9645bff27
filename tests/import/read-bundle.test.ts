import { appendFileSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBundle } from "../../src/import/bundle/read-bundle.ts";
import { ImportError } from "../../src/import/import-error.ts";
import { BUNDLE } from "../../src/model/bundle.ts";
import type { Content } from "../../src/model/content.ts";
import { buildRelease } from "../../src/publish/build-release.ts";
import { readContent } from "../../src/store/read-content.ts";

const roots = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };
let folder: string;
let bundle: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "bundle-"));
  const read = readContent("content");
  if (read.kind !== "content") throw new Error("the specimen reads without a problem");
  const { corpus, code } = read.content;
  const only = { corpus: { code: corpus.code }, code, bills: null, opinions: null };
  bundle = join(await build("first", only), "static/code/bulk");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function build(name: string, content: Content): Promise<string> {
  const input = { content, dist: join(folder, name), asOf: "2026-01-01", roots, projectRoot: ".", site: null };
  return (await buildRelease(input, { step: () => {}, document: () => {}, page: () => {} })).folder;
}

describe("the download bundle", () => {
  it("gives back the collection it was made of, to the byte", async () => {
    const { manifest, sections, provisions } = readBundle(bundle);
    const content = {
      corpus: { code: manifest.collection },
      code: { titles: manifest.titles, sections, provisions },
      bills: null,
      opinions: null,
    };
    const second = await build("second", content);
    expect(readFileSync(join(second, "manifest.json"), "utf8")).toBe(
      readFileSync(join(bundle, "../../../manifest.json"), "utf8"),
    );
    expect(sections.length).toBeGreaterThan(80);
    expect(provisions.length).toBeGreaterThan(10);
  });

  it("has gzip streams without a timestamp or the name of a system", () => {
    for (const name of [BUNDLE.sections, BUNDLE.ga, BUNDLE.us]) {
      const header = readFileSync(join(bundle, name)).subarray(0, 10);
      expect([...header.subarray(4, 8), header[9]]).toEqual([0, 0, 0, 0, 255]);
    }
  });

  it.each<[string, () => void, RegExp]>([
    [
      "a missing file",
      () => unlinkSync(join(bundle, BUNDLE.us)),
      /ocga-constitution-us\.jsonl\.gz: cannot be read \(ENOENT\)/,
    ],
    [
      "an altered file",
      () => appendFileSync(join(bundle, BUNDLE.sections), "x"),
      /ocga-code\.jsonl\.gz: its SHA-256 is/,
    ],
    [
      "a line missing from the checksums",
      () => writeFileSync(join(bundle, BUNDLE.checksums), ""),
      /SHA256SUMS: has no line for/,
    ],
  ])("is refused with %s", (_, damage, message) => {
    damage();
    expect(() => readBundle(bundle)).toThrow(ImportError);
    expect(() => readBundle(bundle)).toThrow(message);
  });

  it("is refused with a document that does not fit, named by file and line", async () => {
    const { createHash } = await import("node:crypto");
    const lines = gunzipSync(readFileSync(join(bundle, BUNDLE.sections)))
      .toString("utf8")
      .split("\n");
    lines[1] = (lines[1] as string).replace('"status":"active"', '"status":"alive"');
    const body = gzipSync(lines.join("\n"));
    writeFileSync(join(bundle, BUNDLE.sections), body);
    const sums = readFileSync(join(bundle, BUNDLE.checksums), "utf8");
    const sum = createHash("sha256").update(body).digest("hex");
    writeFileSync(join(bundle, BUNDLE.checksums), sums.replace(/^.{64}(?= {2}ocga-code)/m, sum));
    expect(() => readBundle(bundle)).toThrow(/ocga-code\.jsonl\.gz, line 2: status: Invalid option/);
  });
});
