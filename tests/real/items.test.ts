import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentFolder } from "../../functions/release.ts";
import { openCorpus } from "../../src/corpus/open-corpus.ts";
import { importOcga } from "../../src/import/ocga/import-ocga.ts";
import { buildRelease } from "../../src/publish/build-release.ts";
import { type AllDocuments, allDocuments, expectFollowed, madeUpLists } from "../support/follow-items.ts";
import { type Hosts, openInProcess } from "../support/hosts.ts";
import { hasRelease, releasePages } from "./real-data.ts";

const roots = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };

describe.skipIf(!hasRelease("r86"))("the batch read of the real Code, release 86", () => {
  const dist = mkdtempSync(path.join(tmpdir(), "real-items-"));
  let hosts: Hosts;
  let all: AllDocuments;

  beforeAll(async () => {
    const { sections, titles, collection } = await importOcga(releasePages("r86"));
    const content = {
      corpus: { code: { constitutions: {}, ...collection } },
      code: { titles, sections, provisions: [] },
      bills: null,
      opinions: null,
    };
    const input = { content, dist, asOf: "2022-12-01", roots, projectRoot: ".", site: null };
    await buildRelease(input, { step: () => {}, document: () => {}, page: () => {} });
    const corpus = openCorpus(path.join((await currentFolder(dist)) as string, "corpus.sqlite"));
    all = allDocuments(corpus);
    corpus.close();
    hosts = await openInProcess(dist, Date.parse("2022-12-01T12:00:00Z"));
  }, 240_000);
  afterAll(async () => {
    await hosts?.close();
    rmSync(dist, { recursive: true });
  });

  test("following next to the end visits each section once, in order, within the budgets", async () => {
    let pages = 0;
    await fc.assert(
      fc.asyncProperty(madeUpLists(all, { far: 300, most: 40 }), async (ids) => {
        pages += await expectFollowed(hosts.api, ids, all);
      }),
      { numRuns: 60 },
    );
    expect(pages).toBeGreaterThan(60);
  }, 240_000);

  test("a whole title as one range comes to its end", async () => {
    for (const title of [21, 49]) {
      const own = all.sections.filter((citation) => citation.startsWith(`${title}-`));
      const [from, to] = [own.at(0), own.at(-1)];
      if (from === undefined || to === undefined) throw new Error(`release 86 has no title ${title}`);
      expect(await expectFollowed(hosts.api, [{ from, to }], all)).toBeGreaterThan(own.length / 40);
    }
  });

  test("the longest sections come alone or together as the budget allows", async () => {
    const longest = all.sections.toSorted((a, b) => (all.chars.get(b) ?? 0) - (all.chars.get(a) ?? 0)).slice(0, 20);
    expect(
      await expectFollowed(
        hosts.api,
        longest.map((id) => ({ id })),
        all,
      ),
    ).toBeGreaterThan(1);
  });
});
