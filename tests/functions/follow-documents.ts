import fc from "fast-check";
import { expect } from "vitest";
import type { Ask } from "../support/hosts.ts";

/** What a batch read of bills or opinions answers, as far as following it needs. */
export type Batch = {
  items: { id: string; text: string | null }[];
  not_found: string[];
  next_ids: string[];
  next: string | null;
};

/** One id of a list as a test makes it: another way to write a document's id, or words that name nothing. */
export type WrittenId = { id: string; written: string } | { unknown: string };

const API = "https://api.example.org";

/** Lists of ids with repetitions, in the forms that `write` gives of each document, and some that name nothing. */
export function writtenLists(
  documents: readonly { id: string; written: readonly string[] }[],
  unknown: readonly string[],
): fc.Arbitrary<WrittenId[]> {
  const forms = documents.flatMap(({ id, written }) => written.map((form) => ({ id, written: form })));
  return fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...forms) },
      { weight: 1, arbitrary: fc.constantFrom(...unknown).map((word) => ({ unknown: word })) },
    ),
    { minLength: 1, maxLength: 60, size: "max" },
  );
}

/** Follows a list to its end: each document once, where it is first named, and every page within the budgets. */
export async function expectDocumentsFollowed(ask: Ask, path: string, ids: readonly WrittenId[]): Promise<number> {
  const words = ids.map((id) => ("unknown" in id ? id.unknown : id.written));
  let next: string | null = `${path}?ids=${encodeURIComponent(words.join(","))}`;
  const pages: Batch[] = [];
  while (next !== null) {
    const answer = await ask(next);
    expect(answer.status, next).toBe(200);
    const page = (await answer.json()) as Batch;
    const chars = page.items.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
    expect(page.items.length + page.not_found.length).toBeGreaterThan(0);
    expect(page.items.length).toBeLessThanOrEqual(20);
    expect(chars <= 300_000 || page.items.length === 1).toBe(true);
    expect(page.next_ids.length === 0).toBe(page.next === null);
    if (page.next !== null) expect(new URL(page.next).searchParams.get("ids")).toBe(page.next_ids.join(","));
    pages.push(page);
    expect(pages.length).toBeLessThan(100);
    next = page.next?.slice(API.length) ?? null;
  }
  const named = ids.flatMap((id) => ("id" in id ? [id.id] : []));
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([...new Set(named)]);
  const nothing = ids.flatMap((id) => ("unknown" in id ? [id.unknown] : []));
  expect(pages.flatMap(({ not_found }) => not_found)).toEqual([...new Set(nothing)]);
  return pages.length;
}
