import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildShards } from "../../src/lookup/build-shards.ts";
import { DIRECTORY_NAME, readDirectory } from "../../src/lookup/directory.ts";
import { createLookup } from "../../src/lookup/lookup-reader.ts";
import { generatedEntries, numbers } from "./generated-entries.ts";
import { entriesOf } from "./memory-lookup.ts";

/** Compressed bytes of a first keystroke: the directory, the slices, and the blocks of ten hits. */
const FIRST_KEYSTROKE = 150_000;

/** The texts that occur most often, each once. */
function commonest(texts: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const ordered = [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
  return ordered.slice(0, most);
}

test("the same entries in any order give the same bytes", () => {
  const entries = generatedEntries(700);
  const next = numbers(1);
  const shuffled = entries
    .map((entry) => ({ entry, key: next(1e9) }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry: { status, place, heading, id } }) => ({ status, place, heading, id }));
  expect(buildShards(shuffled)).toEqual(buildShards(entries));
});

test("every shard is named once, by the directory, and after its content", () => {
  const shards = buildShards(generatedEntries(700));
  const { ids, slices, blocks } = readDirectory(shards[0]?.body ?? "");
  const named = [DIRECTORY_NAME, ids, ...slices.map(({ name }) => name), ...blocks];
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

test("entries stand in printed order, whatever is no citation behind them", () => {
  const ids = ["zz", "16-10-1", "16-5-20", "16-5-3", "8-2-20A", "8-2-20", "hb-2"];
  const block = buildShards(entriesOf(ids.map((id) => [id, "x"]))).at(-1)?.body ?? "";
  const printed = (JSON.parse(block) as { id: string }[]).map(({ id }) => id);
  expect(printed).toEqual(["8-2-20", "8-2-20A", "16-5-3", "16-5-20", "16-10-1", "hb-2", "zz"]);
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
  expect(buildShards([]).map(({ name }) => name.slice(0, 3))).toEqual(["dir", "ids"]);
  const heading = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(fc.array(fc.tuple(heading, heading)), (rows) => {
      buildShards(rows.map(([heading, place], at) => ({ id: `1-1-${at + 1}`, heading, place, status: "active" })));
    }),
  );
});

describe.each([10_000, 50_000])("over %i generated entries", (count) => {
  const shards = buildShards(generatedEntries(count));
  const bodies = new Map(shards.map(({ name, body }) => [name, body]));
  const bytes = new Map(shards.map(({ name, body }) => [name, gzipSync(body).length]));
  const { slices } = readDirectory(shards[0]?.body ?? "");
  const terms = slices.flatMap((slice) => slice.terms.split(" "));

  test.each([2, 3])(
    `none of the commonest first keystrokes of %i letters needs ${FIRST_KEYSTROKE} bytes`,
    async (letters) => {
      const beginnings = commonest(
        terms.map((term) => term.slice(0, letters)),
        60,
      );
      expect(beginnings.length).toBeGreaterThan(20);
      const costs: { beginning: string; cost: number }[] = [];
      for (const beginning of beginnings) {
        let cost = 0;
        const lookup = createLookup(async (name) => {
          cost += bytes.get(name) ?? 0;
          return bodies.get(name) ?? "";
        });
        expect((await lookup.search(beginning)).complete).toBe(true);
        costs.push({ beginning, cost });
      }
      expect(costs.filter(({ cost }) => cost >= FIRST_KEYSTROKE)).toEqual([]);
    },
    240_000,
  );

  test("no shard but the directory is over 40 kB", () => {
    expect([...bytes].filter(([name, size]) => name !== DIRECTORY_NAME && size > 40_000)).toEqual([]);
  });
});
