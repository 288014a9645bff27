import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readAnchors } from "../../src/text/anchors.ts";
import { readOutlines } from "../text/ocga-outline.ts";

const RELEASES = ["r86", "r84"];
const folder = resolve(process.env["REAL_DATA"] ?? "../shared/data", "ocga");

/**
 * Sections in which the page's nesting and the printed sequence disagree. Read one by one: in each the page has torn a
 * list apart (`(I)` after `(H)` as a list of its own at the top, `(D.1)` outside every list), so the sequence is kept.
 */
const KNOWN = [
  "t07c01a02p05s7-1-334",
  "t26c04a12s26-4-201",
  "t27c01s27-1-2",
  "t30c01s30-1-5",
  "t31c53a03s31-53-40",
  "t37c01a06s37-1-112",
  "t37c02a01s37-2-10",
  "t38c03a11s38-3-164",
  "t45c16a02s45-16-27",
  "t49c05a02s49-5-41",
];

describe.skipIf(!existsSync(folder))("the real Code", () => {
  test("anchors read from the printed markers are those of the page's nesting", () => {
    const pages = RELEASES.flatMap((release) =>
      readdirSync(join(folder, release)).map((name) => readFileSync(join(folder, release, name), "utf8")),
    );
    const outlines = pages.flatMap(readOutlines);
    const told = outlines.filter((outline) => outline.told && outline.anchors.length > 0);
    const different = told.filter(
      ({ text, anchors }) =>
        readAnchors(text)
          .map(({ anchor }) => anchor)
          .join() !== anchors.join(),
    );
    expect(outlines.length).toBeGreaterThan(8_000);
    expect(told.length).toBeGreaterThan(4_000);
    expect(outlines.length - outlines.filter((outline) => outline.told).length).toBeLessThan(outlines.length * 0.01);
    expect(different.map(({ id }) => id).filter((id) => !KNOWN.includes(id))).toEqual([]);
    expect(different.length).toBeLessThan(told.length * 0.005);
  });
});
