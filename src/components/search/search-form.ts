import type { Corpus } from "../../corpus/corpus.ts";
import { COLLECTIONS, type Collection } from "../../model/common.ts";
import { COLLECTION_WORDS } from "../collection-words.ts";
import { isWithin, siteParts } from "../navigation.ts";

/** Path of the search page. */
export const SEARCH_PATH = "/search";

/** A collection that can be searched, as the form names it; `preset` is the one chosen before a person chooses. */
export type SearchedCollection = { collection: Collection; name: string; preset: boolean };

/** What the form offers. `sessions` are slugs, newest first; the filters of a collection that is not loaded are left out. */
export type SearchFormView = {
  collections: SearchedCollection[];
  hasCode: boolean;
  hasOpinions: boolean;
  sessions: string[] | null;
  /** Newest and oldest year of filing; null where there is none. */
  years: { newest: number; oldest: number } | null;
};

/** The form of the search page, over what a corpus holds. */
export function searchFormView(corpus: Corpus): SearchFormView {
  const loaded = corpus.collections().map(({ collection }) => collection);
  const years = corpus.opinions?.years().map(({ year }) => year) ?? [];
  return {
    collections: loaded.map((collection, index) => ({
      collection,
      name: COLLECTION_WORDS[collection].name,
      preset: index === 0,
    })),
    hasCode: loaded.includes("code"),
    hasOpinions: loaded.includes("opinions"),
    sessions: corpus.bills?.sessions().map(({ slug }) => slug) ?? null,
    years: years.length === 0 ? null : { newest: Math.max(...years), oldest: Math.min(...years) },
  };
}

/** What the box at the top of a page searches: the page's own collection, else the first one; null where there is no box. */
export function searchedFrom(pathname: string, loaded: readonly Collection[]): Collection | null {
  if (pathname === SEARCH_PATH) return null;
  const own = COLLECTIONS.find((collection) => siteParts([collection], true).some((part) => isWithin(pathname, part)));
  return own !== undefined && loaded.includes(own) ? own : (loaded[0] ?? null);
}

/** What one collection's box says that it searches. */
export const SEARCHED_WORDS: Record<Collection, string> = {
  code: "Search the Code",
  bills: "Search the bills",
  opinions: "Search the opinions",
};
