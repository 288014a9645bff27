import type { Collection } from "../model/common.ts";
import { CODE_PATH } from "./site-paths.ts";

/** What the site calls a collection, what is in it, one of its documents; where its pages begin, null while it has none. */
type CollectionWords = { name: string; contents: string; document: string; path: string | null };

/** The words for every collection. */
export const COLLECTION_WORDS: Record<Collection, CollectionWords> = {
  code: { name: "The Code", contents: "statutes", document: "section", path: CODE_PATH },
  bills: { name: "Bills", contents: "bills", document: "bill", path: null },
  opinions: { name: "Opinions", contents: "court opinions", document: "opinion", path: null },
};

/** What the loaded collections hold, as the beginning of a sentence: `Statutes, bills and court opinions`. */
export function contentsOf(collections: readonly Collection[]): string {
  const words = collections.map((collection) => COLLECTION_WORDS[collection].contents);
  const list = words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "documents");
  return list.slice(0, 1).toUpperCase() + list.slice(1);
}

/** The name of this site. */
export const SITE_NAME = "Public Documents";
