import { expect } from "vitest";
import type { Ask } from "../../support/hosts.ts";

/** How long a redirect is kept: for good, or while what is published stays as it is. */
const AGES = { 308: "public, max-age=86400", 307: "public, max-age=3600, stale-while-revalidate=86400" } as const;

/** Expects that an address leads to another in one hop, that any page may read that, and that it has neither tag nor body. */
export async function expectLeads(ask: Ask, from: string, status: 307 | 308, to: string): Promise<void> {
  const answer = await ask(from);
  expect([from, answer.status, answer.headers.get("location")]).toEqual([from, status, to]);
  expect(answer.headers.get("cache-control")).toBe(AGES[status]);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("etag")).toBeNull();
  expect(await answer.text()).toBe("");
}
