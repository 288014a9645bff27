import { DatabaseSync } from "node:sqlite";
import type { SearchIndex, SearchRequest } from "../../src/search/search-index.ts";
import { codeSearch } from "./engines/our-search.ts";

type Item = { id: string; name: string; within: string };
type Found = { items: number; first: number };

/** Every so many sections are tried; bills, opinions and acts all. */
const STEP = 4;
const NO_FILTERS = { session: null, chamber: null, billType: null, status: null, year: null, caseType: null };

/**
 * How often the name of a document finds it first: distinct catchlines; the others with the heading of their chapter (any
 * section of the same two is right); short titles; distinct bill titles and case names.
 */
export function knownItems(file: string, index: SearchIndex): Record<string, Found> {
  const db = new DatabaseSync(file, { readOnly: true });
  const sections = codeItems(db).filter((_, at) => at % STEP === 0);
  const all = codeItems(db);
  const once = countsOf(all.map(({ name }) => fold(name)));
  const both = new Map(all.map((item) => [item.id, fold(`${item.name} ${item.within}`)]));
  const [distinct, shared] = [true, false].map((wanted) =>
    sections.filter(({ name }) => (once.get(fold(name)) === 1) === wanted),
  ) as [Item[], Item[]];
  const search = codeSearch(index);
  const firstOf = (q: string) => search(q, 1)[0] ?? "";
  const acts = index.acts({ q: null, limit: null }).items;
  const result = {
    distinct_catchlines: tally(distinct, ({ id, name }) => firstOf(name) === id),
    catchlines_with_chapter: tally(
      shared,
      ({ id, name, within }) => both.get(firstOf(`${name} ${within}`)) === both.get(id),
    ),
    short_titles: tally(acts, ({ citation, short_title }) => firstOf(short_title) === citation),
    bill_titles: named(index, "bills", plainItems(db, "bills", "title")),
    case_names: named(index, "opinions", plainItems(db, "opinions", "case_name")),
  };
  db.close();
  return result;
}

function named(index: SearchIndex, collection: "bills" | "opinions", items: readonly Item[]): Found {
  const once = countsOf(items.map(({ name }) => fold(name)));
  const distinct = items.filter(({ name }) => once.get(fold(name)) === 1);
  return tally(distinct, ({ id, name }) => {
    const request = { ...NO_FILTERS, collection, q: name.slice(0, 300), limit: 1, headings: false };
    return index.search(request as SearchRequest).hits[0]?.id === id;
  });
}

function codeItems(db: DatabaseSync): Item[] {
  const rows = db.prepare("SELECT record FROM document WHERE list = 'ocga' ORDER BY id").all() as { record: string }[];
  return rows.flatMap(({ record }) => {
    const { citation, catchline, headings, status, in_force_now } = JSON.parse(record);
    const chapter = headings.find(({ kind }: { kind: string }) => kind === "chapter")?.heading ?? "";
    return status === "active" && in_force_now ? [{ id: citation, name: catchline, within: chapter }] : [];
  });
}

function plainItems(db: DatabaseSync, list: string, name: string): Item[] {
  const rows = db.prepare("SELECT key, record FROM document WHERE list = ? ORDER BY id").all(list);
  return rows.map((row) => ({
    id: row["key"] as string,
    name: String(JSON.parse(row["record"] as string)[name]),
    within: "",
  }));
}

function fold(name: string): string {
  return name.toLowerCase().replace(/\s+/g, " ").trim();
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function tally<T>(items: readonly T[], isFirst: (item: T) => boolean): Found {
  return {
    items: items.length,
    first: Math.round((items.filter(isFirst).length / Math.max(1, items.length)) * 1000) / 1000,
  };
}
