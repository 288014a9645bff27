import type { Collection } from "../model/common.ts";
import { COLLECTION_WORDS } from "./collection-words.ts";
import { CONSTITUTIONS_PATH } from "./site-paths.ts";

/** An entry of the site's navigation; `below` begins the paths of all pages that it stands for. */
export type NavigationEntry = { name: string; path: string; below: string };

/** The parts of the site: every loaded collection, and after the Code its constitutions, if there are any. */
export function siteParts(collections: readonly Collection[], hasConstitutions: boolean): NavigationEntry[] {
  const constitutions = { name: "Constitutions", path: CONSTITUTIONS_PATH, below: "/constitution" };
  return collections.flatMap((collection) => {
    const { name, path } = COLLECTION_WORDS[collection];
    const own = { name, path, below: path };
    return collection === "code" && hasConstitutions ? [own, constitutions] : [own];
  });
}

/** Whether a page belongs to a part. */
export function isWithin(pathname: string, { below }: NavigationEntry): boolean {
  return pathname === below || pathname.startsWith(`${below}/`);
}
