import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BILL_READING } from "../../src/lookup/bill-reading.ts";
import { buildShards } from "../../src/lookup/build-shards.ts";
import { CODE_READING } from "../../src/lookup/code-reading.ts";
import { DIRECTORY_NAME, readDirectory } from "../../src/lookup/directory.ts";
import { createLookup } from "../../src/lookup/lookup-reader.ts";
import { OPINION_READING } from "../../src/lookup/opinion-reading.ts";
import { generatedBills, generatedOpinions } from "./generated-collections.ts";
import { generatedEntries } from "./generated-entries.ts";
import { entriesOf } from "./memory-lookup.ts";

/** Compressed bytes of a first keystroke: the directory, the slices of terms and names, and the blocks of ten hits. */
const FIRST_KEYSTROKE = 150_000;

/** The texts that occur most often, each once. */
function commonest(texts: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const ordered = [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
  return ordered.slice(0, most);
}

test("the same entries give the same bytes, whatever the order of their fields", () => {
  const entries = generatedEntries(700);
  const turned = entries.map(({ names, status, place, heading, id }) => ({ names, status, place, heading, id }));
  expect(buildShards(turned)).toEqual(buildShards(entries));
});

test("every shard is named once, by the directory, and after its content", () => {
  const shards = buildShards(generatedEntries(700));
  const { names, slices, blocks } = readDirectory(shards[0]?.body ?? "");
  const named = [DIRECTORY_NAME, ...names.map(({ name }) => name), ...slices.map(({ name }) => name), ...blocks];
  expect(shards.map(({ name }) => name)).toEqual(named);
  expect(new Set(named).size).toBe(named.length);
  for (const { name, chars } of slices) expect(shards.find((shard) => shard.name === name)?.body.length).toBe(chars);
});

test("one changed heading renames its block and leaves the other blocks alone", () => {
  const entries = generatedEntries(700);
  const changed = entries.map((entry, at) => (at === 100 ? { ...entry, heading: "Murder." } : entry));
  const blocksOf = (of: typeof entries) => readDirectory(buildShards(of)[0]?.body ?? "").blocks;
  const before = blocksOf(entries);
  expect(blocksOf(changed).map((name, at) => name === before[at])).toEqual(before.map((_, at) => at !== 1));
});

test("a block holds what a hit shows, in the order given, and nothing else", () => {
  const block =
    buildShards(
      entriesOf([
        ["16-5-3", "x"],
        ["16-5-20", "y", "z", "repealed"],
      ]),
    ).at(-1)?.body ?? "";
  expect(JSON.parse(block)).toEqual([
    { id: "16-5-3", heading: "x", place: "", status: "active" },
    { id: "16-5-20", heading: "y", place: "z", status: "repealed" },
  ]);
});

test.each(["1-1-1", "", "1-1 1"])("an id that is there twice, empty or in pieces is refused: %j", (id) => {
  expect(() =>
    buildShards(
      entriesOf([
        ["1-1-1", "a"],
        [id, "b"],
      ]),
    ),
  ).toThrow(JSON.stringify(id));
});

test("any headings can be built, none included", () => {
  expect(buildShards([]).map(({ name }) => name)).toEqual([DIRECTORY_NAME]);
  const heading = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(fc.array(fc.tuple(heading, heading)), (rows) => {
      buildShards(entriesOf(rows.map(([heading, place], at) => [`1-1-${at + 1}`, heading, place])));
    }),
  );
});

const COLLECTIONS = [
  { collection: "code", generate: generatedEntries, reading: CODE_READING },
  { collection: "bills", generate: generatedBills, reading: BILL_READING },
  { collection: "opinions", generate: generatedOpinions, reading: OPINION_READING },
];
const SIZES = COLLECTIONS.flatMap((each) => [10_000, 50_000, 100_000].map((count) => ({ ...each, count })));

describe.each(SIZES)("over $count generated documents of $collection", ({ generate, reading, count }) => {
  const entries = generate(count);
  const shards = buildShards(entries);
  const bodies = new Map(shards.map(({ name, body }) => [name, body]));
  const bytes = new Map(shards.map(({ name, body }) => [name, gzipSync(body).length]));
  const { slices } = readDirectory(shards[0]?.body ?? "");
  const terms = slices.flatMap((slice) => slice.terms);
  const costOf = async (text: string): Promise<number> => {
    let cost = 0;
    const fetchShard = async (name: string): Promise<string> => {
      cost += bytes.get(name) ?? 0;
      return bodies.get(name) ?? "";
    };
    expect((await createLookup(fetchShard, reading).search(text)).complete).toBe(true);
    return cost;
  };

  test(`no first search needs ${FIRST_KEYSTROKE} bytes: the commonest beginnings, and numbers`, async () => {
    const beginnings = [2, 3].flatMap((letters) =>
      commonest(
        terms.map((term) => term.slice(0, letters)),
        25,
      ),
    );
    const names = entries.slice(0, 3).flatMap(({ names: [name = ""] }) => [name.replace(/\/.*/, ""), name.slice(0, 3)]);
    expect(beginnings.length).toBeGreaterThan(40);
    const costs: { text: string; cost: number }[] = [];
    for (const text of [...beginnings, ...names]) costs.push({ text, cost: await costOf(text) });
    expect(costs.filter(({ cost }) => cost >= FIRST_KEYSTROKE)).toEqual([]);
  }, 240_000);

  test("no shard but the directory is over 60 kB", () => {
    expect([...bytes].filter(([name, size]) => name !== DIRECTORY_NAME && size > 60_000)).toEqual([]);
  });
});
