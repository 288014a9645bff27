import type { Route } from "../src/contract/routes.ts";
import type { Corpus } from "../src/corpus/corpus.ts";
import type { Collection } from "../src/model/common.ts";

/** Whether a store holds a collection. */
const LOADED: Readonly<Record<Collection, (corpus: Corpus) => boolean>> = {
  code: (corpus) => corpus.codeMeta() !== null,
  bills: (corpus) => corpus.bills !== null,
  opinions: (corpus) => corpus.opinions !== null,
};

/** First segments of paths below the API's root and on the site, with the collection that stands there. */
const SEGMENTS: ReadonlyMap<string, Collection> = new Map([
  ["code", "code"],
  ["constitution", "code"],
  ["bills", "bills"],
  ["opinions", "opinions"],
]);

/** Whether a store holds a collection. */
export function isLoaded(corpus: Corpus, name: Collection): boolean {
  return LOADED[name](corpus);
}

/** The collection that a route belongs to; null for what is above all of them. */
export function collectionOf({ path }: Pick<Route, "path">): Collection | null {
  const [first = ""] = path.replace(/^(?:\/api)?\//, "").split("/");
  return SEGMENTS.get(first) ?? null;
}
