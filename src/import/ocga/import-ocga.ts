import { combineReleases, type ImportedCode } from "../releases/combine-releases.ts";
import { type ImportOptions, importRelease, type TitlePage } from "./import-release.ts";

export type { ImportedCode } from "../releases/combine-releases.ts";
export type { ImportOptions, TitlePage } from "./import-release.ts";

/**
 * Imports the title pages of one release. Whatever is not understood is kept and listed in the report; a page that is no
 * title, a second page of one title or pages of two releases throw an `ImportError`.
 */
export async function importOcga(
  pages: AsyncIterable<TitlePage> | Iterable<TitlePage>,
  options: ImportOptions = {},
): Promise<ImportedCode> {
  return combineReleases(await importRelease(pages, options));
}
