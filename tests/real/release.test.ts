import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importOcga } from "../../src/import/ocga/import-ocga.ts";
import { buildRelease } from "../../src/publish/build-release.ts";
import type { Manifest } from "../../src/publish/manifest.ts";
import { type Hosts, openInProcess } from "../support/hosts.ts";
import { hasRelease, releasePages } from "./real-data.ts";
import { PARTS, UNKNOWN, WRITTEN_FORMS } from "./written-forms.ts";

const roots = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };
const silent = { step: () => {}, document: () => {}, page: () => {} };
const FORMS = [
  ["", ".json", "application/json; charset=utf-8"],
  ["/markdown", ".md", "text/markdown; charset=utf-8"],
  ["/text", ".txt", "text/plain; charset=utf-8"],
] as const;

describe.skipIf(!hasRelease("r86"))("the real Code, release 86, built and served", () => {
  const folder = mkdtempSync(join(tmpdir(), "real-"));
  let hosts: Hosts;
  let manifests: string[];
  let citations: string[];

  beforeAll(async () => {
    const { sections, titles, collection } = await importOcga(releasePages("r86"));
    const content = {
      corpus: { code: { ...collection, constitutions: {} } },
      code: { titles, sections, provisions: [] },
      bills: null,
      opinions: null,
    };
    const build = (name: string) =>
      buildRelease(
        { content, dist: join(folder, name), asOf: "2022-12-01", roots, projectRoot: ".", site: null },
        silent,
      );
    manifests = [await build("a"), await build("b")].map(({ folder }) =>
      readFileSync(join(folder, "manifest.json"), "utf8"),
    );
    hosts = await openInProcess(join(folder, "a"), Date.parse("2022-12-01T12:00:00Z"));
    const tree = (await (await hosts.api("/api/code/tree")).json()) as {
      titles: { title: number; chapters: { chapter: string }[] }[];
    };
    citations = [];
    for (const { title, chapters } of tree.titles) {
      for (const { chapter } of chapters) {
        const answer = await hosts.api(`/api/code/titles/${title}/chapters/${chapter}`);
        citations.push(
          ...((await answer.json()) as { items: { citation: string }[] }).items.map((item) => item.citation),
        );
      }
    }
  }, 240_000);
  afterAll(async () => {
    await hosts?.close();
    rmSync(folder, { recursive: true });
  });

  it("has the sections of 25 titles, and counts alike in meta, tree and health", async () => {
    const meta = (await (await hosts.api("/api/code/meta")).json()) as {
      counts: { titles: number; sections: number; versions: number };
    };
    const health = (await (await hosts.api("/health")).json()) as { collections: { count: number }[] };
    expect(meta.counts).toMatchObject({ titles: 25, sections: 8488, versions: 8510 });
    expect(citations).toHaveLength(meta.counts.sections);
    expect(new Set(citations).size).toBe(citations.length);
    expect(health.collections[0]?.count).toBe(citations.length);
  });

  it("gives the same bytes in two builds", () => {
    expect(manifests[0]?.length).toBeGreaterThan(1_000_000);
    expect(manifests[0] === manifests[1]).toBe(true);
  });

  it("answers every section of the tree in JSON, Markdown and text, with the manifest's ETag, and 304 on it", async () => {
    const manifest = JSON.parse(manifests[0] ?? "") as Manifest;
    const etags = new Map(manifest.artifacts.map(({ path, etag }) => [path, etag]));
    let fetched = 0;
    for (const citation of citations) {
      for (const [suffix, extension, type] of FORMS) {
        const path = `/api/code/sections/${citation}${suffix}`;
        const answer = await hosts.api(path);
        const etag = answer.headers.get("etag") ?? "";
        const again = await hosts.api(path, { headers: { "if-none-match": etag } });
        const seen = [answer.status, answer.headers.get("content-type"), etag, again.status];
        const expected = [200, type, etags.get(`code/sections/${citation}${extension}`), 304];
        if (JSON.stringify(seen) !== JSON.stringify(expected)) expect([path, ...seen]).toEqual([path, ...expected]);
        fetched += 1;
      }
    }
    expect(fetched).toBe(citations.length * 3);
  }, 240_000);

  it("chains all sections by previous and next", async () => {
    const visited: string[] = [];
    let at = citations.at(0) ?? null;
    while (at !== null && visited.length <= citations.length) {
      const record = (await (await hosts.api(`/api/code/sections/${at}`)).json()) as {
        previous: string | null;
        next: string | null;
      };
      expect(record.previous).toBe(visited.at(-1) ?? null);
      visited.push(at);
      at = record.next;
    }
    expect([...visited].sort()).toEqual([...citations].sort());
  }, 120_000);

  it.each(WRITTEN_FORMS)("leads %j to %s in one hop", async (written, to) => {
    const answer = await hosts.api(`/api/code/sections/${encodeURIComponent(written)}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, `/api/code/${to}`]);
    if (to.startsWith("sections/")) expect((await hosts.api(`/api/code/${to}`)).status).toBe(200);
  });

  it.each(PARTS)("leads the Markdown of %j to %s in one hop", async (written, to) => {
    const answer = await hosts.api(`/api/code/sections/${encodeURIComponent(written)}/markdown`);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, `/api/code/${to}`]);
    expect((await hosts.api(`/api/code/${to}`)).status).toBe(200);
  });

  it.each(UNKNOWN)("answers %j with 404 and what is near", async (written, near) => {
    const answer = await hosts.api(`/api/code/sections/${encodeURIComponent(written)}`);
    const problem = (await answer.json()) as { nearest: { id: string }[]; above: { id: string } | null };
    expect(answer.status).toBe(404);
    if (near !== null) expect(problem.nearest.map(({ id }) => id)).toContain(near);
  });

  it("changes which text of 3-2-35 is in force on 1 July 2023", async () => {
    const { sections, titles, collection } = await importOcga(
      [...releasePages("r86")].filter(({ name }) => name.includes(".03.")),
    );
    const content = {
      corpus: { code: { ...collection, constitutions: {} } },
      code: { titles, sections, provisions: [] },
      bills: null,
      opinions: null,
    };
    const seen: unknown[] = [];
    for (const asOf of ["2023-06-30", "2023-07-02"]) {
      await buildRelease({ content, dist: join(folder, "three"), asOf, roots, projectRoot: ".", site: null }, silent);
      const three = await openInProcess(join(folder, "three"));
      const record = (await (await three.api("/api/code/sections/3-2-35")).json()) as {
        versions: { version: string; in_force_now: boolean }[];
      };
      seen.push(record.versions.map(({ version, in_force_now }) => [version, in_force_now]));
      await three.close();
    }
    expect(seen).toEqual([
      [
        ["until-2023-07-01", true],
        ["2023-07-01", false],
      ],
      [
        ["2023-07-01", true],
        ["until-2023-07-01", false],
      ],
    ]);
  });
});
