import { describe, expect, test } from "vitest";
import { computeDocumentItems } from "../../../functions/items/compute-document-items.ts";
import type { Reading } from "../../../functions/reading.ts";
import { routeById } from "../../../functions/route-by-id.ts";

/** Made-up documents: an id, and the length of the text. Any id may be written in capitals. */
const DOCUMENTS = new Map<string, number>([
  ["short", 10],
  ["half", 150_000],
  ["most", 290_000],
  ["over", 300_001],
]);

function read(ids: string): { items: string[]; not_found: string[]; next_ids: string[]; next: string | null } {
  const reading = {
    release: { corpus: { roots: { api: "https://api.example.org/api", site: "", mcp: "" } } },
    route: routeById("bills.items"),
    query: { ids, lang: "es" },
  } as unknown as Reading;
  const computed = computeDocumentItems(reading, {
    find: (written) => {
      const id = written.toLowerCase();
      return DOCUMENTS.has(id) ? { id, key: id } : null;
    },
    read: (key) => ({ document: key, chars: DOCUMENTS.get(key) ?? 0 }),
  });
  if (computed.kind !== "body") throw new Error(`not a batch: ${computed.kind}`);
  return JSON.parse(computed.body);
}

/** Ids, the documents that come, and what is left. */
const READS: readonly [title: string, ids: string, items: string[], next: string[]][] = [
  ["what fits comes", "half,short", ["half", "short"], []],
  ["two halves fit exactly", "half,HALF,short", ["half", "short"], []],
  ["it stops at the first that does not fit", "most,half,short", ["most"], ["half", "short"]],
  ["a first one over the budget comes alone", "over,short", ["over"], ["short"]],
  ["one over the budget waits for its turn", "short,over", ["short"], ["over"]],
  ["what was named before the stop is not named after it", "most,MOST,half", ["most"], ["half"]],
];

describe("a batch read of documents that are named one by one", () => {
  test.each(READS)("%s", (_, ids, items, next) => {
    const page = read(ids);
    expect([page.items, page.next_ids]).toEqual([items, next]);
    expect(page.next).toBe(
      next.length === 0 ? null : `https://api.example.org/api/bills/items?ids=${next.join(",")}&lang=es`,
    );
  });

  test("20 ids are read, found or not", () => {
    const unknown = Array.from({ length: 19 }, (_, index) => `x${index}`);
    const page = read([...unknown, "short", "half", "y"].join(","));
    expect([page.items, page.not_found, page.next_ids]).toEqual([["short"], unknown, ["half", "y"]]);
  });

  test("nothing but commas is no list", () => {
    expect(() => read(" , ,")).toThrow("answer");
  });
});
