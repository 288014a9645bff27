import { ImportError } from "../import-error.ts";

/** A folder of one release inside a repository. */
export type ReleaseFolderPath = { readonly release: string; readonly path: string };

/** A release's folder with a title page in it: `transforms/ga/ocga/r86/gov.ga.ocga.title.01.html`. */
const TITLE_PAGE = /^(?<path>(?:.*\/)?ocga\/(?<release>r\d{1,4}))\/[^/]*\.title\.\d{1,2}\.html?$/;

/** The release folders among a repository's files, oldest release first. */
export function findReleaseFolders(files: readonly string[]): ReleaseFolderPath[] {
  const found = new Map<string, ReleaseFolderPath>();
  for (const file of files) {
    const { path, release } = TITLE_PAGE.exec(file)?.groups ?? {};
    if (path !== undefined && release !== undefined) found.set(path, { release, path });
  }
  return [...found.values()].sort((a, b) => number(a) - number(b) || (a.path < b.path ? -1 : 1));
}

/** The folders of the wanted releases, or of the newest where none is named. Throws an `ImportError` for one not there. */
export function chooseReleases(
  folders: readonly ReleaseFolderPath[],
  wanted: readonly string[],
  address: string,
): ReleaseFolderPath[] {
  const newest = folders.at(-1);
  if (newest === undefined) {
    throw new ImportError(
      `${address}: has no release in it; expected pages such as transforms/ga/ocga/r86/gov.ga.ocga.title.01.html`,
    );
  }
  const names = wanted.length === 0 ? [newest.release] : wanted;
  const there = [...new Set(folders.map(({ release }) => release))].join(", ");
  for (const name of names) {
    if (!folders.some(({ release }) => release === name)) {
      throw new ImportError(`${address}: has no release ${name}; it has ${there}`);
    }
  }
  return folders.filter(({ release }) => names.includes(release));
}

function number({ release }: ReleaseFolderPath): number {
  return Number(release.slice(1));
}
