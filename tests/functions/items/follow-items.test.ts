import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestIds, nextIds } from "../../../functions/items/next-ids.ts";
import { type PlannedId, planItems } from "../../../functions/items/plan-items.ts";
import { type ItemBudget, takeItems } from "../../../functions/items/take-items.ts";

/** A made-up collection: document `n` has so many characters, and `n` is its id. */
type Shelf = readonly number[];
/** One id as a test makes it: of a document, of a span of them, or of nothing. */
type Written = { from: number; to: number } | { unknown: number };

const BUDGET: ItemBudget = { ids: 5, documents: 8, chars: 100 };

/** Ids have unequal lengths, as citations do. */
const idAt = (position: number) => (position % 3 === 0 ? `${position}-long` : String(position));

function write(id: Written): string {
  if ("unknown" in id) return `nothing${id.unknown}`;
  return id.from === id.to ? idAt(id.from) : `${idAt(id.from)}..${idAt(id.to)}`;
}

function readSpan(written: string, shelf: Shelf): { start: number; end: number } {
  if (written.startsWith("nothing")) return { start: 0, end: 0 };
  const [from = 0, to = from] = written.split("..").map((id) => Number.parseInt(id, 10));
  return { start: from, end: Math.min(to + 1, shelf.length) };
}

function planOf(ids: readonly string[], shelf: Shelf): PlannedId[] {
  return planItems(ids.map((written) => ({ written, span: readSpan(written, shelf) })));
}

/** Every page of a list, followed by what each page says is next, as a client would. */
function follow(ids: readonly string[], shelf: Shelf) {
  const pages: { items: number[]; notFound: string[]; next: string[]; longest: number }[] = [];
  let next = [...ids];
  while (next.length > 0 && pages.length < 1_000) {
    const read = (position: number) => ({ document: position, chars: shelf[position] as number });
    const { items, notFound, rest } = takeItems(planOf(next, shelf), read, BUDGET);
    next = nextIds(rest, idAt);
    pages.push({ items, notFound, next, longest: longestIds(rest, idAt) });
  }
  return pages;
}

/** The naive answer: every document named, in the order in which it is first named. */
function namedInOrder(ids: readonly Written[], shelf: Shelf): number[] {
  const named: number[] = [];
  for (const id of ids) {
    if ("unknown" in id) continue;
    for (let position = id.from; position <= id.to; position += 1)
      if (position < shelf.length && !named.includes(position)) named.push(position);
  }
  return named;
}

const shelves = fc.array(fc.integer({ min: 0, max: 140 }), { minLength: 1, maxLength: 60, size: "max" });
const lists = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.nat(59).map((at) => ({ from: at, to: at })) },
    { weight: 4, arbitrary: fc.tuple(fc.nat(59), fc.nat(30)).map(([from, more]) => ({ from, to: from + more })) },
    { weight: 1, arbitrary: fc.nat(3).map((unknown) => ({ unknown })) },
  ),
  { minLength: 1, maxLength: 40, size: "max" },
);

/** A span that begins past the last document names nothing. */
const existing = (ids: readonly Written[], shelf: Shelf) =>
  ids.filter((id) => "unknown" in id || id.from < shelf.length);

describe("following a list of ids to its end", () => {
  test("visits each document once, in the order in which it is first named", () => {
    fc.assert(
      fc.property(lists, shelves, (list, shelf) => {
        const ids = existing(list, shelf);
        const pages = follow(ids.map(write), shelf);
        expect(pages.flatMap(({ items }) => items)).toEqual(namedInOrder(ids, shelf));
      }),
      { numRuns: 2_000 },
    );
  });

  test("keeps every page within the budgets, and lets no page be empty", () => {
    fc.assert(
      fc.property(lists, shelves, (list, shelf) => {
        for (const { items, notFound } of follow(existing(list, shelf).map(write), shelf)) {
          const chars = items.reduce((sum, position) => sum + (shelf[position] as number), 0);
          expect(items.length).toBeLessThanOrEqual(BUDGET.documents);
          expect(chars <= BUDGET.chars || items.length === 1).toBe(true);
          expect(items.length + notFound.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test("fills every page: what comes first on the next one did not fit", () => {
    fc.assert(
      fc.property(lists, shelves, (list, shelf) => {
        const pages = follow(existing(list, shelf).map(write), shelf);
        for (const [index, { items, notFound, next }] of pages.entries()) {
          const [first] = pages[index + 1]?.items ?? [];
          if (first === undefined || next[0]?.startsWith("nothing")) continue;
          const chars = [...items, first].reduce((sum, position) => sum + (shelf[position] as number), 0);
          const idsAtMost = items.length + notFound.length;
          expect(chars > BUDGET.chars || items.length === BUDGET.documents || idsAtMost >= BUDGET.ids).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test("names each id that names nothing once", () => {
    fc.assert(
      fc.property(lists, shelves, (list, shelf) => {
        const pages = follow(existing(list, shelf).map(write), shelf);
        const unknown = list.flatMap((id) => ("unknown" in id ? [write(id)] : []));
        expect(pages.flatMap(({ notFound }) => notFound)).toEqual([...new Set(unknown)]);
      }),
      { numRuns: 1_000 },
    );
  });

  test("never needs a longer list than it foresaw", () => {
    fc.assert(
      fc.property(lists, shelves, (list, shelf) => {
        let foreseen = Number.POSITIVE_INFINITY;
        for (const { next, longest } of follow(existing(list, shelf).map(write), shelf)) {
          expect(next.join(",").length).toBeLessThanOrEqual(longest);
          expect(longest).toBeLessThanOrEqual(foreseen);
          foreseen = longest;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

/** Ids, the lengths of the documents, what one read gives, and what is next. */
const PAGES: readonly [title: string, ids: string, shelf: Shelf, items: number[], next: string][] = [
  ["a range stops at the budget and goes on from there", "1..6", Array(9).fill(30), [1, 2, 3], "4..6-long"],
  ["the last of a range is written alone", "1..4", Array(9).fill(30), [1, 2, 3], "4"],
  ["a first document over the budget comes alone", "1,2", [5, 500, 5], [1], "2"],
  ["a large document later waits for its turn", "0,1,2", [5, 500, 5], [0], "1,2"],
  ["nothing overtakes what did not fit", "0,1,2", [60, 60, 5], [0], "1,2"],
  ["a second mention is dropped", "1,1,2,1", Array(9).fill(1), [1, 2], ""],
  ["a section named before is left out of a later range", "4,1..6", Array(9).fill(50), [4, 1], "2..3-long,5..6-long"],
  ["a section within a range before it is dropped", "1..6,4", Array(9).fill(50), [1, 2], "3-long..6-long"],
  ["only so many ids are read", "1,2,3,4,5,6,7", Array(9).fill(1), [1, 2, 3, 4, 5], "6-long,7"],
  ["only so many documents come", "0..20", Array(30).fill(1), [0, 1, 2, 3, 4, 5, 6, 7], "8..20"],
  ["an unknown id counts as one that was read", "nothing1,1,2,3,4,5", Array(9).fill(1), [1, 2, 3, 4], "5"],
];

describe("one read of a list", () => {
  test.each(PAGES)("%s", (_, ids, shelf, items, next) => {
    const [page] = follow(ids.split(","), shelf);
    expect(page?.items).toEqual(items);
    expect(page?.next.join(",")).toBe(next);
  });
});
