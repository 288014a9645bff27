import { expect } from "vitest";
import type { Ask } from "../support/hosts.ts";

/** One window of a list, as far as following it needs. */
export type Page<T> = { items: T[]; total: number; limit: number; next: string | null };

const API = "https://api.example.org";

/** Follows a list of the specimen by its `next` to the end. Every window is full but the last, and all say the same total. */
export async function walkWindows<T>(ask: Ask, path: string): Promise<{ items: T[]; total: number; pages: number }> {
  const items: T[] = [];
  let next: string | null = path;
  let total = 0;
  let pages = 0;
  while (next !== null) {
    const answer = await ask(next);
    expect(answer.status, next).toBe(200);
    const page = (await answer.json()) as Page<T>;
    items.push(...page.items);
    total = page.total;
    pages += 1;
    expect(pages).toBeLessThan(200);
    if (page.next !== null) expect(page.items, next).toHaveLength(page.limit);
    expect(page.next === null || page.next.startsWith(`${API}/api/`)).toBe(true);
    next = page.next?.slice(API.length) ?? null;
  }
  expect(items).toHaveLength(total);
  return { items, total, pages };
}

/** The ids of a list, followed to its end. */
export async function idsOfList(ask: Ask, path: string): Promise<string[]> {
  return (await walkWindows<{ id: string }>(ask, path)).items.map(({ id }) => id);
}
