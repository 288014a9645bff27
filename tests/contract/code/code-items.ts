import { createHash } from "node:crypto";
import path from "node:path";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { currentFolder } from "../../../functions/release.ts";
import { openCorpus } from "../../../src/corpus/open-corpus.ts";
import { type CodeItems, codeItems } from "../../../src/model/code-lists.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { type AllDocuments, allDocuments, expectFollowed, madeUpLists } from "../../support/follow-items.ts";

const ITEMS = "/api/code/items?ids=";

/** Ids, the documents that come, those that do not exist, and what is next. */
const READS: readonly [ids: string, items: string[], notFound: string[], next: string[]][] = [
  ["90-1-1", ["90-1-1"], [], []],
  ["90-1-3,90-1-1", ["90-1-3", "90-1-1"], [], []],
  ["90-1-1..90-1-4", ["90-1-1", "90-1-2", "90-1-3", "90-1-4"], [], []],
  ["90-1-1 through 90-1-4", ["90-1-1", "90-1-2", "90-1-3", "90-1-4"], [], []],
  ["O.C.G.A. § 90-1-1,Section 90-1a-1,90-1-4(a)", ["90-1-1", "90-1A-1", "90-1-4"], [], []],
  ["90-1-1; 90-1-3", ["90-1-1", "90-1-3"], [], []],
  ["90-1-1,90-1-1,90-1-1..90-1-2", ["90-1-1", "90-1-2"], [], []],
  ["90-1-2,90-1-1..90-1-3", ["90-1-2", "90-1-1", "90-1-3"], [], []],
  ["ga-const:art-xx-sec-i-para-i,us-const:amend-lx", ["ga-const:art-xx-sec-i-para-i", "us-const:amend-lx"], [], []],
  ["US-CONST:Amend-LX,90-1-1", ["us-const:amend-lx", "90-1-1"], [], []],
  ["U.S. Const. amend. LX", ["us-const:amend-lx"], [], []],
  ["Section 90-1-999 ,fish,90-1-1,fish", ["90-1-1"], ["Section 90-1-999", "fish"], []],
  ["90-1-4..90-1-1,ga-const:art-l", [], ["90-1-4..90-1-1", "ga-const:art-l"], []],
  // A section inside a run that one heading stands for is that run.
  ["90-3-5,90-3-1", ["90-3-1"], [], []],
  ["90-3-5..90-3-9", ["90-3-1"], [], []],
];

/** Tests of the batch read. */
export function codeBatches(hosts: ServedSpecimen): void {
  let all: AllDocuments;
  beforeAll(async () => {
    const corpus = openCorpus(path.join((await currentFolder(hosts.dist)) as string, "corpus.sqlite"));
    all = allDocuments(corpus);
    corpus.close();
  });

  const read = async (ids: string): Promise<CodeItems> =>
    codeItems.parse(await (await hosts.api(ITEMS + encodeURIComponent(ids))).json());
  const idsOf = ({ items }: CodeItems) => items.map((item) => ("citation" in item ? item.citation : item.id));

  test.each(READS)("%s", async (ids, items, notFound, next) => {
    const page = await read(ids);
    expect([idsOf(page), page.not_found, page.next_ids]).toEqual([items, notFound, next]);
  });

  test("documents are whole, as at their own addresses", async () => {
    const { items } = await read("91-1-4,us-const:amend-lx");
    for (const item of items) expect(await (await hosts.api(new URL(item.json_url).pathname)).json()).toEqual(item);
  });

  test("the first 20 ids are read, whatever they are, and the others are next", async () => {
    const ids = [...all.sections.slice(0, 18), "fish", "89-1-1", ...all.sections.slice(18, 24), "hat"];
    const page = await read(ids.join(","));
    expect(idsOf(page)).toEqual(all.sections.slice(0, 18));
    expect(page.not_found).toEqual(["fish", "89-1-1"]);
    expect(page.next_ids).toEqual([...all.sections.slice(18, 24), "hat"]);
  });

  test("a range gives 40 sections at most and goes on where it stopped", async () => {
    const [first, last] = [all.sections[0], all.sections.at(-1)];
    const page = await read(`${first}..${last},fish`);
    expect(idsOf(page)).toEqual(all.sections.slice(0, page.items.length));
    expect(page.next_ids).toEqual([`${all.sections[page.items.length]}..${last}`, "fish"]);
    expect(page.not_found).toEqual([]);
    expect(page.next).toBe(`https://api.example.org${ITEMS}${page.next_ids.join(",")}`);
    const short = all.sections.filter((citation) => (all.chars.get(citation) ?? 0) < 2_000).slice(0, 45);
    const runs = await read(`${short[0]}..${short[10]},${short[11]}..${short[44]}`);
    expect(runs.items).toHaveLength(40);
  });

  test("the text of all versions counts against 300,000 characters", async () => {
    const longest = all.sections.toSorted((a, b) => (all.chars.get(b) ?? 0) - (all.chars.get(a) ?? 0)).slice(0, 20);
    const total = longest.reduce((sum, citation) => sum + (all.chars.get(citation) ?? 0), 0);
    const page = await read(longest.join(","));
    const chars = idsOf(page).reduce((sum, id) => sum + (all.chars.get(id) ?? 0), 0);
    expect(chars).toBeLessThanOrEqual(300_000);
    expect(page.next_ids.length > 0).toBe(total > 300_000);
  });

  test("it is a list: its age, its tag, and 304 on that", async () => {
    const path = `${ITEMS}90-1-1,90-1-4`;
    const answer = await hosts.api(path);
    const body = Buffer.from(await answer.arrayBuffer());
    const etag = `"${createHash("md5").update(body).digest("hex")}"`;
    expect(answer.headers.get("etag")).toBe(etag);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
    const same = await hosts.api(path, { headers: { "If-None-Match": etag } });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    const head = await hosts.api(path, { method: "HEAD" });
    expect([head.headers.get("content-length"), head.headers.get("etag")]).toEqual([String(body.byteLength), null]);
  });

  test("2,000 characters of ids are read", async () => {
    const page = await read("x".repeat(2_000));
    expect(page.not_found).toEqual(["x".repeat(2_000)]);
    expect((await read("90-1-1,".repeat(286).slice(0, 2_000))).next_ids).toEqual([]);
  });

  test("a rest that no later read could be asked for is refused at once, with what to do", async () => {
    // Every second section alone and then all of them as a range, which falls into pieces; and little room beside that.
    const alone = all.sections.filter((_, index) => index % 2 === 1);
    const list = [...alone, "x".repeat(1_600), `${all.sections[0]}..99-9-9`].join(",");
    expect(list.length).toBeLessThanOrEqual(2_000);
    const answer = await hosts.api(ITEMS + list);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toMatchObject([{ loc: ["query", "ids"], type: "string_too_long" }]);
  });

  test("following next to the end visits each document once, in order, within the budgets", async () => {
    const numRuns = hosts.way === "in process" ? 150 : 20;
    let pages = 0;
    await fc.assert(
      fc.asyncProperty(madeUpLists(all, { far: 70, most: 25 }), async (ids) => {
        pages += await expectFollowed(hosts.api, ids, all);
      }),
      { numRuns },
    );
    expect(pages).toBeGreaterThan(numRuns);
  });
}
