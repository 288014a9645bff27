import type { Collection } from "../../model/common.ts";
import type { SearchAsked } from "./search-forms.ts";

/** A filter of a collection's search, as a reader is told of it. */
export type SearchFilter = {
  name: string;
  /** A value to show how it is used. */
  example: string;
  /** What to set it to, to find more; null where leaving it out does. */
  wider: string | null;
};

const IN: SearchFilter = { name: "in", example: "headings", wider: null };

/** The filters of contract sections 4.2 to 4.4. The Code is searched for what is in force unless `status` says otherwise. */
export const SEARCH_FILTERS: Readonly<Record<Collection, readonly SearchFilter[]>> = {
  code: [
    { name: "title", example: "16", wider: null },
    { name: "chapter", example: "5", wider: null },
    { name: "status", example: "repealed", wider: "all" },
    { name: "scheme", example: "ga", wider: null },
    IN,
  ],
  bills: [
    { name: "session", example: "2025-2026", wider: null },
    { name: "chamber", example: "S", wider: null },
    { name: "bill_type", example: "R", wider: null },
    { name: "status", example: "4", wider: null },
    IN,
  ],
  opinions: [
    { name: "year", example: "2019", wider: null },
    { name: "case_type", example: "direct-appeal", wider: null },
    IN,
  ],
};

/** A search that finds more: what of it differs, in words, and the parameters that do. */
export type WiderSearch = { words: string; changes: Record<string, string | null> };

/** What leaving filters out comes to; `scheme` is one even where it is not asked for, and has no value that finds all. */
export function widerSearches({ collection, query }: SearchAsked, names: readonly string[]): WiderSearch[] {
  if (names.length === 0) return [];
  const wider = new Map(SEARCH_FILTERS[collection].map((filter) => [filter.name, filter.wider]));
  const changes = Object.fromEntries(names.map((name) => [name, wider.get(name) ?? null]));
  if (!names.includes("scheme") || query["scheme"] !== undefined) return [{ words: "without it", changes }];
  return [
    { words: "in the Constitution of Georgia", changes: { ...changes, scheme: "ga" } },
    { words: "in the Constitution of the United States", changes: { ...changes, scheme: "us" } },
  ];
}
