import { describe, expect, test } from "vitest";
import { readItemIds } from "../../../functions/items/item-id.ts";
import { CODE_REFERENCE_EXAMPLES } from "../../../src/identifiers/code-reference-examples.ts";

const section = (written: string, from: string, to = from) => ({ written, kind: "sections", from, to });
const provision = (written: string, scheme: string, slug: string) => ({ written, kind: "provision", scheme, slug });
const unread = (written: string) => ({ written, kind: "unread" });

/** A list as sent, and how its ids read. */
const LISTS: readonly [ids: string, read: object[]][] = [
  ["90-1-1", [section("90-1-1", "90-1-1")]],
  ["90-1-1,90-1-4..90-1-7", [section("90-1-1", "90-1-1"), section("90-1-4..90-1-7", "90-1-4", "90-1-7")]],
  [" 90-1a-1 , , 90-1-4(a)(1),", [section("90-1a-1", "90-1A-1"), section("90-1-4(a)(1)", "90-1-4")]],
  ["O.C.G.A. § 90-1-1", [section("O.C.G.A. § 90-1-1", "90-1-1")]],
  ["90-1-1 through 90-1-5", [section("90-1-1 through 90-1-5", "90-1-1", "90-1-5")]],
  ["§§ 90-1-1 to -5", [section("§§ 90-1-1 to -5", "90-1-1", "90-1-5")]],
  [
    "90-1-1; 90-1-3..90-1-5 and -9",
    [section("90-1-1", "90-1-1"), section("90-1-3..90-1-5", "90-1-3", "90-1-5"), section("90-1-9", "90-1-9")],
  ],
  ["ga-const:art-xx-sec-i-para-i", [provision("ga-const:art-xx-sec-i-para-i", "ga", "art-xx-sec-i-para-i")]],
  ["US-CONST:Amend-LX", [provision("US-CONST:Amend-LX", "us", "amend-lx")]],
  ["us-const:preamble", [provision("us-const:preamble", "us", "preamble")]],
  ["Ga. Const. art. XX § I ¶ I", [provision("Ga. Const. art. XX § I ¶ I", "ga", "art-xx-sec-i-para-i")]],
  ["90-1-5..90-1-1,fish,art-i", [unread("90-1-5..90-1-1"), unread("fish"), unread("art-i")]],
  ["fr-const:art-i,ga-const:", [unread("fr-const:art-i"), unread("ga-const:")]],
  [" , ,", []],
];

describe("ids of a batch read", () => {
  test.each(LISTS)("%j", (ids, read) => {
    expect(readItemIds(ids)).toEqual(read);
  });

  const alone = CODE_REFERENCE_EXAMPLES.filter(({ written }) => !written.includes(",") && written.trim() === written);
  test.each(alone.map((example) => [example.written.slice(0, 60), example] as const))(
    "%j is read as at the section routes",
    (_, example) => {
      const read = readItemIds(example.written);
      if (example.kind === "unknown") expect(read.filter(({ kind }) => kind === "sections")).toEqual([]);
      else if (example.kind === "range")
        expect(read).toMatchObject(example.items.map(({ from, to }) => ({ kind: "sections", from, to })));
      else expect(read).toEqual([section(example.written, example.id)]);
    },
  );
});
