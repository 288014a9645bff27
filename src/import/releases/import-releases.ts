import { ImportError } from "../import-error.ts";
import { type ImportedTitle, type ImportOptions, importRelease, type TitlePage } from "../ocga/import-release.ts";
import { combineReleases, type ImportedCode } from "./combine-releases.ts";

/** Title pages of one release that lie together, and the name of the place for messages. */
export type ReleaseFolder = { readonly name: string; readonly pages: AsyncIterable<TitlePage> | Iterable<TitlePage> };

/**
 * Imports folders of one release each, in any order: the newest release of a title wins, and texts that it has changed
 * are kept as earlier versions. Folders of one release may hold different titles of it; the same title twice throws an
 * `ImportError`, as do the mistakes of a single folder.
 */
export async function importReleases(
  folders: readonly ReleaseFolder[],
  options: ImportOptions = {},
): Promise<ImportedCode> {
  const titles: ImportedTitle[] = [];
  const places = new Map<string, string>();
  for (const { name, pages } of folders) {
    for (const title of await importFolder(name, pages, options, folders.length > 1)) {
      const key = `title ${title.title.number} of ${title.release.name}`;
      const other = places.get(key);
      if (other !== undefined) throw new ImportError(`${name}: has ${key}, which ${other} has too; keep one of them`);
      places.set(key, name);
      titles.push(title);
    }
  }
  return combineReleases(titles);
}

async function importFolder(
  name: string,
  pages: ReleaseFolder["pages"],
  options: ImportOptions,
  oneOfSeveral: boolean,
): Promise<ImportedTitle[]> {
  try {
    return await importRelease(pages, options);
  } catch (error) {
    throw oneOfSeveral && error instanceof ImportError ? new ImportError(`${name}: ${error.message}`) : error;
  }
}
