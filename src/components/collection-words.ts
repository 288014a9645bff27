import type { Collection } from "../model/common.ts";
import type { CodeMeta } from "../model/service-records.ts";
import { counted } from "./plain-words.ts";
import { BILLS_PATH, CODE_PATH, OPINIONS_PATH } from "./site-paths.ts";

/** What the site calls a collection, what is in it, one of its documents; where its pages begin. */
type CollectionWords = { name: string; contents: string; document: string; path: string };

/** The words for every collection. */
export const COLLECTION_WORDS: Record<Collection, CollectionWords> = {
  code: { name: "The Code", contents: "statutes", document: "section", path: CODE_PATH },
  bills: { name: "Bills", contents: "bills", document: "bill", path: BILLS_PATH },
  opinions: { name: "Opinions", contents: "court opinions", document: "opinion", path: OPINIONS_PATH },
};

/**
 * What the loaded collections hold, as the beginning of a sentence: `Statutes, constitutions, bills and court opinions`.
 * The Code's meta says whether constitutions are among it.
 */
export function contentsOf(collections: readonly Collection[], meta: CodeMeta | null): string {
  const constitutions = meta !== null && meta.counts.provisions > 0 ? ["constitutions"] : [];
  const words = collections.flatMap((collection) => [
    COLLECTION_WORDS[collection].contents,
    ...(collection === "code" ? constitutions : []),
  ]);
  const list = words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "documents");
  return list.slice(0, 1).toUpperCase() + list.slice(1);
}

/** How much a collection holds; of the Code, sections and provisions each: `8 sections, 3 provisions of constitutions`. */
export function amountOf(collection: Collection, count: number, meta: CodeMeta | null): string {
  if (collection !== "code" || meta === null) return counted(count, COLLECTION_WORDS[collection].document);
  const { sections, provisions } = meta.counts;
  const constitutions = provisions === 0 ? "" : `, ${counted(provisions, "provision")} of constitutions`;
  return `${counted(sections, "section")}${constitutions}`;
}

/** The name of this site. */
export const SITE_NAME = "Public Documents";
