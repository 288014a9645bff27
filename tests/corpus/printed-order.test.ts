import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestIn, nearestProvisionsIn, spanOf } from "../../src/corpus/printed-order.ts";
import { runMembers } from "../../src/corpus/run-members.ts";
import { type Citation, citationOf, compareCitations } from "../../src/identifiers/citation.ts";
import type { ProvisionSlug } from "../../src/identifiers/provision.ts";

const citation = fc
  .tuple(fc.integer({ min: 90, max: 91 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 12 }))
  .map(([title, chapter, section]) => citationOf(title, String(chapter), String(section)) as Citation);
const corpus = fc.uniqueArray(citation, { maxLength: 30 }).map((list) => list.sort(compareCitations));

describe("printed order", () => {
  it("gives the span that filtering gives", () => {
    fc.assert(
      fc.property(corpus, citation, citation, (list, a, b) => {
        const [from, to] = compareCitations(a, b) <= 0 ? [a, b] : [b, a];
        const expected = list.filter((one) => compareCitations(one, from) >= 0 && compareCitations(one, to) <= 0);
        expect(list.slice(...spanOf(list, from, to))).toEqual(expected);
      }),
    );
  });

  it("names the neighbours of a missing section, its own chapter first", () => {
    const list = ["90-1-9", "90-2-1", "90-2-2", "90-2-5", "91-1-1"] as Citation[];
    expect(nearestIn(list, "90-2-4" as Citation, 4)).toEqual(["90-2-2", "90-2-5", "90-2-1", "90-1-9"]);
  });

  it("names as many as there are, up to the limit, each once", () => {
    fc.assert(
      fc.property(corpus, citation, fc.integer({ min: 1, max: 6 }), (list, one, limit) => {
        const near = nearestIn(list, one, limit);
        expect(near).toHaveLength(Math.min(limit, list.length));
        expect(new Set(near).size).toBe(near.length);
        expect(list).toEqual(expect.arrayContaining(near));
      }),
    );
  });
});

describe("the provisions nearest to a missing one", () => {
  const slugs = [
    "preamble",
    "art-xx-sec-i",
    "art-xx-sec-iii",
    "art-xxi",
    "amend-lx",
    "amend-lxi",
    "amend-lxv",
  ] as ProvisionSlug[];

  it.each([
    ["amend-lxii", ["amend-lxi", "amend-lxv", "amend-lx"]],
    ["art-xx-sec-ii", ["art-xx-sec-i", "art-xx-sec-iii", "preamble"]],
  ])("%s are of its own kind first", (missing, near) => {
    expect(nearestProvisionsIn(slugs, "us", missing as ProvisionSlug, 3)).toEqual(near);
  });
});

describe("the members of a run", () => {
  it.each([
    ["90-3-1", "90-3-4", ["90-3-2", "90-3-3", "90-3-4"]],
    ["90-3-4.1", "90-3-4.3", ["90-3-4.2", "90-3-4.3"]],
    ["90-3-1", "90-4-4", ["90-4-4"]],
    ["90-3-1", "90-3-4A", ["90-3-4A"]],
    ["90-3-1", "90-3-999999", ["90-3-999999"]],
  ])("of %s through %s are spelled out as far as they are known", (from, through, members) => {
    expect(runMembers(from as Citation, through as Citation)).toEqual(members);
  });
});
