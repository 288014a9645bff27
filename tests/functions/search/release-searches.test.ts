import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { currentFolder } from "../../../functions/release.ts";
import { ReleaseSearches } from "../../../functions/search/release-searches.ts";
import type { ThreadBounds } from "../../../functions/threads/bounded-threads.ts";
import type { Outcome } from "../../../functions/threads/outcome.ts";
import type { SearchResponse } from "../../../src/model/search-records.ts";
import type { SearchRequest } from "../../../src/search/search-index.ts";
import { buildSpecimen, type SpecimenRelease } from "../../support/specimen-release.ts";

const request = (q: string): SearchRequest => ({
  collection: "code",
  q,
  limit: 5,
  headings: false,
  title: null,
  chapter: null,
  status: "active",
  scheme: "ocga",
});

const worker = new URL("./test-worker.ts", import.meta.url);

describe("the searches of a release", () => {
  let release: SpecimenRelease;
  let store: string;
  let searches: ReleaseSearches;
  beforeAll(async () => {
    release = await buildSpecimen();
    store = path.join((await currentFolder(release.dist)) as string, "corpus.sqlite");
  });
  afterEach(() => searches.close());
  afterAll(() => release.remove());

  function open(bounds: Partial<ThreadBounds>): void {
    searches = new ReleaseSearches(store, { worker, ...bounds });
  }
  const search = (q: string): Promise<Outcome<SearchResponse>> => searches.search(request(q));
  const hitsOf = (outcome: Outcome<SearchResponse>): number =>
    outcome.kind === "found" ? outcome.value.hits.length : -1;

  test("are answered, again and again, several at once", async () => {
    open({});
    expect(hitsOf(await search("orchard"))).toBe(5);
    expect((await Promise.all(Array.from({ length: 20 }, () => search("orchard")))).map(hitsOf)).toEqual(
      Array.from({ length: 20 }, () => 5),
    );
    expect(await searches.acts({ q: null, limit: 2 })).toMatchObject({ kind: "found", value: { total: 4 } });
  });

  test("one that takes too long is ended with its thread, and the next one is answered", async () => {
    open({ threads: 1, patience: 400 });
    await searches.warm();
    const began = performance.now();
    expect(await search("block 5000")).toEqual({ kind: "unavailable", why: "slow" });
    expect(performance.now() - began).toBeLessThan(30_000);
    await expect.poll(async () => hitsOf(await search("orchard")), { timeout: 5_000 }).toBe(5);
  });

  test("one that fills its thread's heap is ended, and the next one is answered", async () => {
    open({ threads: 1, patience: 20_000, heapMegabytes: 24 });
    expect(await search("fill")).toEqual({ kind: "unavailable", why: "large" });
    expect(hitsOf(await search("orchard"))).toBe(5);
  });

  test("one beyond those that may wait is refused at once, and the others are answered", async () => {
    open({ threads: 1, waiting: 2 });
    await searches.warm();
    let answered = false;
    const first = search("block 500").finally(() => (answered = true));
    const waiting = [search("orchard"), search("orchard")];
    expect(await search("orchard")).toEqual({ kind: "unavailable", why: "full" });
    expect(answered).toBe(false);
    expect((await Promise.all([first, ...waiting])).map(({ kind }) => kind)).toEqual(["found", "found", "found"]);
  });

  test("one that waits too long for a thread is told so", async () => {
    open({ threads: 1, patience: 600 });
    await searches.warm();
    const slow = search("block 5000");
    expect(await search("orchard")).toMatchObject({ kind: "unavailable" });
    expect(await slow).toMatchObject({ kind: "unavailable" });
  });

  test("one that fails is a bug, and does not take the others with it", async () => {
    open({ threads: 1 });
    await expect(search("fail")).rejects.toThrow("the search fails");
    expect(hitsOf(await search("orchard"))).toBe(5);
  });

  test("the main thread goes on while all the others are busy", async () => {
    open({ threads: 2 });
    await searches.warm();
    const busy = [search("block 400"), search("block 400")];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 10);
    await Promise.all(busy);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  test("a store that cannot be opened is an error that names it", async () => {
    searches = new ReleaseSearches(path.join(release.dist, "no-such.sqlite"));
    await expect(searches.warm()).rejects.toThrow();
    await expect(search("orchard")).rejects.toThrow();
  });

  test("closing before the first search starts nothing", async () => {
    open({});
    await searches.close();
    expect(process.getActiveResourcesInfo().filter((name) => name === "MessagePort")).toEqual([]);
  });
});
