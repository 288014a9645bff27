import { describe, expect, test } from "vitest";
import { OPINION_REFERENCE_EXAMPLES } from "../../src/identifiers/opinions/opinion-reference-examples.ts";
import type { NamedEntry } from "../../src/lookup/lookup-entry.ts";
import { OPINION_READING, opinionNames } from "../../src/lookup/opinion-reading.ts";
import { memoryLookup } from "./memory-lookup.ts";

function opinion(id: string, heading: string, year: string, cites: string[] = [], joined: string[] = []): NamedEntry {
  const [docket = "", cluster = ""] = id.split("/");
  const names = opinionNames([docket, ...joined], cites, cluster);
  return { id, heading, place: year, status: "Published", names };
}

/** Newest first, as they are published; names made up. */
const lookup = memoryLookup(
  [
    opinion("S99A9902/88", "Windfall v. Quillby", "2099"),
    opinion("S99A9901/77", "Windfall v. State", "2099", ["912 Ga. 456", "961 S.E.2d 99"], ["S99A9903"]),
    opinion("S98A0001/66", "State v. Windfall", "2098", ["911 Ga. 40"]),
    opinion("27629/55", "In re Thistlewood", "1971", ["827 Ga. 456"]),
  ],
  OPINION_READING,
);
const found = async (text: string): Promise<[direct: string[], hits: string[]]> => {
  const { direct, hits } = await lookup.search(text);
  return [direct?.entries.map(({ id }) => id) ?? [], hits.map(({ id }) => id)];
};

/** Forms that only the server reads: addresses, and a serial that lost its zeros, which may be the beginning of another. */
const LEFT_TO_THE_SERVER = /^\/|^https:|^S99A99$|Quillby v\. (?:Marsh|State, 312)|^Case No\. S99A9901, 312/;

test("every other written form of docket numbers and citations names the same as the reader of references says", () => {
  const examples = OPINION_REFERENCE_EXAMPLES.filter(({ written }) => !LEFT_TO_THE_SERVER.test(written));
  const read = examples.flatMap((example) => {
    if (example.kind === "citation") return [[example.written, example.cites] as const];
    if (example.kind !== "dockets") return [];
    const names = example.cluster === null ? example.dockets : [`${example.dockets[0]}/${example.cluster}`];
    return [[example.written, names] as const];
  });
  expect(read.length).toBeGreaterThan(80);
  expect(read.map(([written]) => [written, OPINION_READING.readDirect(written)?.read])).toEqual(read);
});

describe("what names an opinion leads to it", () => {
  test.each([
    ["s99a9901", "S99A9901/77", "a docket number"],
    ["S99A9903", "S99A9901/77", "a joined docket number"],
    ["Case No. S98A0001", "S98A0001/66", "a docket number with a label"],
    ["912 Ga. 456", "S99A9901/77", "a citation"],
    ["961 SE2d 99", "S99A9901/77", "a parallel citation"],
    ["windfall, 911 ga 40 (2098)", "S98A0001/66", "a citation among words"],
    ["see S99A9902 on ladders", "S99A9902/88", "a docket number among words"],
    ["27629", "27629/55", "a docket number before 1990"],
    ["S99A9901/77", "S99A9901/77", "an id"],
  ])("%j: %s is %s", async (text, id) => {
    expect((await found(text))[0]).toEqual([id]);
  });

  test("two docket numbers lead to both, in the order written", async () => {
    expect((await found("S98A0001, S99A9902"))[0]).toEqual(["S98A0001/66", "S99A9902/88"]);
  });

  test("a docket number and a citation are found as they are typed", async () => {
    expect((await found("s99"))[1]).toEqual(["S99A9902/88", "S99A9901/77"]);
    expect((await found("s99a990"))[1]).toEqual(["S99A9902/88", "S99A9901/77"]);
    expect((await found("912 Ga. 4"))[1]).toEqual(["S99A9901/77"]);
  });
});

test.each([
  ["windfall v. state", ["S99A9901/77", "S98A0001/66", "S99A9902/88"], "a whole name, the newest of equal ones first"],
  ["state v. wind", ["S98A0001/66", "S99A9901/77", "S99A9902/88"], "the name that begins as typed before its reverse"],
  ["windfal", ["S99A9902/88", "S99A9901/77", "S98A0001/66"], "a beginning"],
  ["thistelwood", ["27629/55"], "two letters swapped"],
  ["windfall 2098", ["S98A0001/66", "S99A9902/88", "S99A9901/77"], "the year tells names apart"],
])("%j finds %j: %s", async (text, expected) => {
  expect((await found(text))[1]).toEqual(expected);
});

test("names have no white space and are there once, whatever is cited", () => {
  expect(opinionNames(["S99A9901", "S99A9901"], ["912 Ga. 456", "none"], "77")).toEqual([
    "s99a9901/77",
    "912-ga-456/77",
  ]);
  expect(OPINION_READING.written("S99A9901/77")).toBe("S99A9901");
});
