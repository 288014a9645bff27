import { describe, expect, test } from "vitest";
import { BILL_REFERENCE_EXAMPLES } from "../../src/identifiers/bills/bill-reference-examples.ts";
import { BILL_READING, billName } from "../../src/lookup/bill-reading.ts";
import type { NamedEntry } from "../../src/lookup/lookup-entry.ts";
import { memoryLookup } from "./memory-lookup.ts";

const bill = (id: string, heading: string): NamedEntry => ({
  id,
  heading,
  place: id.slice(0, id.indexOf("/")),
  status: "Introduced",
  names: [billName(id)],
});

/** Newest session first, as they are published. */
const ENTRIES = [
  bill("2025-2026/hb13", "Lanterns; wicks; revise"),
  bill("2025-2026/hb136", "Orchards; ladders; provide"),
  bill("2025-2026/hb1360", "Elections; ballots of paper; count"),
  bill("2025-2026/sb136", "Ferries; ropes; keep"),
  bill("2023-2024/hb136", "Kites; strings; lend"),
  bill("2021-special-1/hb136ex", "Lanterns; pilot season"),
];
const lookup = memoryLookup(ENTRIES, BILL_READING);
const found = async (text: string): Promise<[direct: string[], hits: string[]]> => {
  const { direct, hits } = await lookup.search(text);
  return [direct?.entries.map(({ id }) => id) ?? [], hits.map(({ id }) => id)];
};

const written = BILL_REFERENCE_EXAMPLES.flatMap((example) =>
  example.kind === "bill" ? [[example.written, example.number] as const] : [],
);

test("every written form of a bill's number names it alone", () => {
  expect(written.length).toBeGreaterThan(50);
  for (const [text, number] of written) {
    const direct = BILL_READING.readDirect(text);
    expect([text, direct?.whole, direct?.read.map((read) => read.replace(" ", "").toLowerCase())]).toEqual([
      text,
      true,
      [number],
    ]);
  }
});

describe("a bill's number", () => {
  test("leads to the newest session's bill first, then the other sessions', then longer numbers", async () => {
    expect(await found("HB 136")).toEqual([
      ["2025-2026/hb136", "2023-2024/hb136"],
      ["2025-2026/hb1360", "2021-special-1/hb136ex"],
    ]);
  });

  test("with a session leads to that session's alone", async () => {
    expect(await found("H.B. 136 (2023-2024)")).toEqual([["2023-2024/hb136"], []]);
    expect(await found("2025-2026/sb136")).toEqual([["2025-2026/sb136"], []]);
    expect(await found("hb 136 1999")).toEqual([[], []]);
  });

  test("is found as it is typed", async () => {
    expect((await found("hb"))[1]).toEqual(ENTRIES.filter(({ id }) => id.includes("/hb")).map(({ id }) => id));
    expect(await found("hb13")).toEqual([
      ["2025-2026/hb13"],
      ["2025-2026/hb136", "2025-2026/hb1360", "2023-2024/hb136", "2021-special-1/hb136ex"],
    ]);
  });

  test("among words leads to its bill, and the words are searched", async () => {
    expect(await found("ballots House Bill No. 136, please")).toEqual([
      ["2025-2026/hb136", "2023-2024/hb136"],
      ["2025-2026/hb1360"],
    ]);
  });

  test("is none in words that begin like one", async () => {
    expect((await found("heating 136"))[0]).toEqual([]);
    expect((await found("season 2 of lanterns"))[0]).toEqual([]);
  });
});

test.each([
  ["ladders", ["2025-2026/hb136"], "a word of the title"],
  ["electoins", ["2025-2026/hb1360"], "two letters swapped"],
  ["lanterns 2021", ["2021-special-1/hb136ex", "2025-2026/hb13"], "a session's year tells bills apart"],
])("%j finds %j: %s", async (text, expected) => {
  expect((await found(text))[1]).toEqual(expected);
});

test("an id is written as people write the number; what is none stays as it is", () => {
  expect(["2021-special-1/hb136ex", "what"].map(BILL_READING.written)).toEqual(["HB 136EX", "what"]);
  expect(() => billName("what")).toThrow('"what"');
});
