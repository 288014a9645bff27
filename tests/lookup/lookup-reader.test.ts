import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CODE_REFERENCE_EXAMPLES } from "../../src/identifiers/code-reference-examples.ts";
import { buildShards } from "../../src/lookup/build-shards.ts";
import { CODE_READING } from "../../src/lookup/code-reading.ts";
import { createLookup } from "../../src/lookup/lookup-reader.ts";
import { generatedEntries } from "./generated-entries.ts";
import { entriesOf, memoryLookup } from "./memory-lookup.ts";

const ENTRIES = entriesOf([
  ["16-5-1", "Murder."],
  ["16-5-2", "Voluntary manslaughter."],
  ["16-5-3", "Involuntary manslaughter."],
  ["16-5-21", "Aggravated assault."],
]);

describe("direct", () => {
  const lookup = memoryLookup(ENTRIES);
  const single = CODE_REFERENCE_EXAMPLES.flatMap((example) =>
    "id" in example && example.id === "16-5-1" ? [[example.written, example.subsection] as const] : [],
  );

  test("there are examples", () => expect(single.length).toBeGreaterThan(40));

  test.each(single)("%j is 16-5-1, part %j", async (written, subsection) => {
    const { direct } = await lookup.search(written);
    expect(direct).toMatchObject({ subsection, whole: true, entries: [{ id: "16-5-1", heading: "Murder." }] });
  });

  test("a range is its sections in printed order, and nothing else is searched", async () => {
    const { direct, hits } = await lookup.search("16-5-1 through 16-5-3");
    expect(direct?.entries.map(({ id }) => id)).toEqual(["16-5-1", "16-5-2", "16-5-3"]);
    expect(hits).toEqual([]);
  });

  test("a citation that the index does not have is named with no entry", async () => {
    const { direct, hits } = await lookup.search("O.C.G.A. § 99-1-1");
    expect(direct).toMatchObject({ read: ["99-1-1"], entries: [] });
    expect(hits).toEqual([]);
  });

  test("a citation among words is direct, and is not a hit as well", async () => {
    const { direct, hits } = await lookup.search("manslaughter, “16-5-2.”");
    expect(direct).toMatchObject({ whole: false, entries: [{ id: "16-5-2" }] });
    expect(hits.map(({ id }) => id)).toEqual(["16-5-3"]);
  });

  test("direct and hits share the limit", async () => {
    const { direct, hits } = await lookup.search("16-5-2", 1);
    expect([direct?.entries.length, hits.length]).toEqual([1, 0]);
  });
});

describe("loading", () => {
  test("nothing is fetched before the first search, then only what it needs, each once", async () => {
    const lookup = memoryLookup(generatedEntries(4000));
    expect(lookup.fetched).toEqual([]);
    await Promise.all([lookup.search("commi"), lookup.search("comm"), lookup.search("commi")]);
    const terms = lookup.fetched.filter((name) => name.startsWith("terms-"));
    expect(lookup.fetched[0]).toBe("directory.json");
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.length).toBeLessThan(4);
    expect(lookup.fetched.some((name) => name.startsWith("names-"))).toBe(false);
    expect(new Set(lookup.fetched).size).toBe(lookup.fetched.length);
  });

  test("a repeated query is the same answer", async () => {
    const lookup = memoryLookup(ENTRIES);
    expect(await lookup.search("murder")).toBe(await lookup.search("murder"));
  });

  test("a word that no heading has needs no slice", async () => {
    const lookup = memoryLookup(ENTRIES);
    await lookup.search("zzzzzz");
    expect(lookup.fetched).toEqual(["directory.json"]);
  });

  test("a failure is told, is not kept, and the next search succeeds", async () => {
    const bodies = new Map(buildShards(ENTRIES).map(({ name, body }) => [name, body]));
    let answer: (name: string) => Promise<string> = async () => "<html>Sign in</html>";
    const lookup = createLookup((name) => answer(name), CODE_READING);
    expect(await lookup.search("murder")).toEqual({ direct: null, hits: [], complete: false });
    answer = () => {
      throw new TypeError("offline");
    };
    expect((await lookup.search("16-5-1")).direct).toMatchObject({ read: ["16-5-1"], entries: [] });
    answer = async (name) => bodies.get(name) ?? Promise.reject(new Error(name));
    expect((await lookup.search("murder")).hits.map(({ id }) => id)).toEqual(["16-5-1"]);
  });

  test("a new release under an open page is found within the same search", async () => {
    const releases = [ENTRIES, ENTRIES.slice(1)].map((of) => new Map(buildShards(of).map((s) => [s.name, s.body])));
    let current = releases[0];
    const lookup = createLookup(
      async (name) => current?.get(name) ?? Promise.reject(new Error(`404 ${name}`)),
      CODE_READING,
    );
    await lookup.search("zzzzzz");
    current = releases[1];
    const { hits, complete } = await lookup.search("manslaughter");
    expect([complete, ...hits.map(({ id }) => id)]).toEqual([true, "16-5-2", "16-5-3"]);
  });
});

describe("hostile input", () => {
  const lookup = memoryLookup(ENTRIES);
  const hostile = [
    "",
    " ",
    "\0",
    "*",
    '"',
    "__proto__",
    "constructor",
    "🙂".repeat(200),
    "((((((((",
    "%E0%A4%A",
    "a".repeat(1e6),
  ];
  const numbers = [
    "16-".repeat(99),
    "1".repeat(300),
    "16-5-1-1-1-1-1",
    "\ud800",
    "ﷺ".repeat(300),
    "SELECT * FROM x; --",
  ];

  test.each([...hostile, ...numbers].map((text) => [text.slice(0, 20), text]))("%j… is answered", async (_, text) => {
    expect((await lookup.search(text)).complete).toBe(true);
  });

  test.each([Number.NaN, -1, 0, 0.5, 1e9, Number.POSITIVE_INFINITY])(
    "a limit of %d is kept within bounds",
    async (limit) => {
      const { hits } = await lookup.search("16-5", limit);
      expect(hits.length).toBe(limit >= 1 || Number.isNaN(limit) ? 4 : 0);
    },
  );

  test("any string and any limit is answered within the limit, and the same twice", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 320 }),
      fc.string(),
      fc.stringMatching(/^[-0-9a-z .()§]{0,40}$/),
    );
    const fresh = memoryLookup(ENTRIES);
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 0, max: 5 }), async (typed, limit) => {
        const answer = await lookup.search(typed, limit);
        expect(answer.complete).toBe(true);
        expect((answer.direct?.entries.length ?? 0) + answer.hits.length).toBeLessThanOrEqual(limit);
        expect(await fresh.search(typed, limit)).toEqual(answer);
      }),
      { numRuns: 2000 },
    );
  });
});
