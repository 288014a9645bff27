import fc from "fast-check";
import { expect } from "vitest";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { type Citation, compareCitations } from "../../src/identifiers/citation.ts";
import { provisionId, SCHEMES } from "../../src/identifiers/provision.ts";
import { type CodeItems, codeItems } from "../../src/model/code-lists.ts";
import type { Ask } from "./hosts.ts";

/** One id of a list that a test makes: a document, a range of sections whose ends need not exist, or nothing. */
export type MadeUpId = { id: string } | { from: Citation; to: Citation } | { unknown: string };

/** Every document of a store with the length of its text in all versions, sections in printed order. */
export type AllDocuments = { sections: Citation[]; provisions: string[]; chars: ReadonlyMap<string, number> };

/** Lists what a store holds, one record after the other. */
export function allDocuments(corpus: Corpus): AllDocuments {
  const chars = new Map<string, number>();
  const sections = corpus.citations();
  for (const citation of sections) {
    const versions = corpus.section(citation)?.versions ?? [];
    chars.set(
      citation,
      versions.reduce((sum, { text }) => sum + text.length, 0),
    );
  }
  const provisions = SCHEMES.flatMap((scheme) =>
    corpus.provisions(scheme).map((slug) => {
      const id = provisionId(scheme, slug);
      chars.set(id, corpus.provision(scheme, slug)?.text.length ?? 0);
      return id;
    }),
  );
  return { sections, provisions, chars };
}

/** Lists of ids that name documents of a store alone and in ranges, with repetitions and overlaps; `far` bounds a range. */
export function madeUpLists(
  { sections, provisions }: AllDocuments,
  { far, most }: { far: number; most: number },
): fc.Arbitrary<MadeUpId[]> {
  const last = sections.length - 1;
  const single = fc.nat(last).map((at): MadeUpId => ({ id: sections[at] as Citation }));
  const range = fc.tuple(fc.nat(last), fc.nat(far)).map(([at, more]): MadeUpId => {
    const from = sections[at] as Citation;
    const to = sections[Math.min(last, at + more)] as Citation;
    // An end that does not exist, just past one that does.
    return more % 3 === 0 ? { from, to: `${to}.999` as Citation } : { from, to };
  });
  const provision = fc
    .nat(Math.max(0, provisions.length - 1))
    .map((at): MadeUpId => ({ id: provisions[at] as string }));
  const unknown = fc.constantFrom("89-1-1", "fish", "ga-const:art-l", "89-1-1..89-9-9").map((unknown) => ({ unknown }));
  return fc.array(
    fc.oneof(
      { weight: 6, arbitrary: single },
      { weight: 4, arbitrary: range },
      { weight: provisions.length === 0 ? 0 : 2, arbitrary: provision },
      { weight: 1, arbitrary: unknown },
    ),
    { minLength: 1, maxLength: most, size: "max" },
  );
}

/** Follows a list to its end and compares every page with the naive answer, the budgets and the closed shape. */
export async function expectFollowed(ask: Ask, ids: readonly MadeUpId[], all: AllDocuments): Promise<number> {
  const pages: CodeItems[] = [];
  let next: string | null = `/api/code/items?ids=${encodeURIComponent(ids.map(written).join(","))}`;
  while (next !== null) {
    const answer = await ask(next);
    expect(answer.status, next).toBe(200);
    const page = codeItems.parse(await answer.json());
    expectWithinBudgets(page, all);
    pages.push(page);
    expect(pages.length).toBeLessThan(500);
    expect(page.next_ids.length === 0).toBe(page.next === null);
    if (page.next !== null) expect(new URL(page.next).searchParams.get("ids")).toBe(page.next_ids.join(","));
    next = page.next === null ? null : page.next.replace("https://api.example.org", "");
  }
  expect(pages.flatMap(({ items }) => items.map(idOf))).toEqual(namedInOrder(ids, all));
  const unknown = ids.flatMap((id) => ("unknown" in id ? [id.unknown] : []));
  expect(pages.flatMap(({ not_found }) => not_found)).toEqual([...new Set(unknown)]);
  return pages.length;
}

function expectWithinBudgets({ items, not_found }: CodeItems, { chars }: AllDocuments): void {
  const text = items.reduce((sum, item) => sum + (chars.get(idOf(item)) ?? Number.NaN), 0);
  expect(items.length).toBeLessThanOrEqual(40);
  expect(text <= 300_000 || items.length === 1).toBe(true);
  expect(items.length + not_found.length).toBeGreaterThan(0);
}

/** The naive answer: every document in the order in which it is first named. */
function namedInOrder(ids: readonly MadeUpId[], { sections }: AllDocuments): string[] {
  const named = new Set<string>();
  for (const id of ids) {
    if ("id" in id) named.add(id.id);
    if ("from" in id) {
      for (const citation of sections) {
        if (compareCitations(id.from, citation) <= 0 && compareCitations(citation, id.to) <= 0) named.add(citation);
      }
    }
  }
  return [...named];
}

function written(id: MadeUpId): string {
  if ("unknown" in id) return id.unknown;
  return "id" in id ? id.id : `${id.from}..${id.to}`;
}

function idOf(item: CodeItems["items"][number]): string {
  return "citation" in item ? item.citation : item.id;
}
