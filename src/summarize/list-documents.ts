import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The collections that the service writes about (contract section 1). */
export const WRITTEN_COLLECTIONS = ["bills", "opinions"] as const;
/** One of the collections that the service writes about. */
export type WrittenCollection = (typeof WRITTEN_COLLECTIONS)[number];

/** A content file: its collection and its path below the content folder. */
export type DocumentPlace = { readonly collection: WrittenCollection; readonly file: string };

/** Folders between a collection's own and its files: session; year and docket. */
const DEPTH: Readonly<Record<WrittenCollection, number>> = { bills: 1, opinions: 2 };

/** Every content file of some collections, in the order of their names; none where a collection has no folder. */
export function listDocuments(content: string, collections: readonly WrittenCollection[]): DocumentPlace[] {
  return collections.flatMap((collection) =>
    listFiles(content, collection, DEPTH[collection]).map((file) => ({ collection, file })),
  );
}

function listFiles(content: string, folder: string, depth: number): string[] {
  return entries(join(content, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (depth > 0) return entry.isDirectory() ? listFiles(content, path, depth - 1) : [];
    return entry.isFile() && entry.name.endsWith(".md") ? [path] : [];
  });
}

function entries(folder: string) {
  try {
    const found = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
    return found.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
