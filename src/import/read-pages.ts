import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ImportError } from "./import-error.ts";

/** A file read whole: its name without the folder, and its text. */
export type TextFile = { readonly name: string; readonly html: string };

/** A title page of a release: `gov.ga.ocga.title.39.html`. */
const TITLE_PAGE = /\.title\.\d{1,2}\.html?$/i;
/** What a page or a constitution may come as. */
const READABLE = /\.(?:html?|xml|txt)$/i;

/** The files of a place: those that are titles by their name, and those whose content has to tell. */
export type PlaceFiles = {
  readonly folder: string;
  readonly titles: readonly string[];
  readonly others: readonly string[];
};

/** Names of a folder's files, sorted, or of the one file that a place is. Throws an `ImportError` where there is none. */
export function listPlace(place: string): PlaceFiles {
  const folder = isFile(place) ? dirname(place) : place;
  const names = folder === place ? readableFiles(place) : [basename(place)];
  if (names.length === 0)
    throw new ImportError(`${place}: no HTML, XML or text file in it; give a folder of title pages`);
  return {
    folder,
    titles: names.filter((name) => TITLE_PAGE.test(name)),
    others: names.filter((name) => !TITLE_PAGE.test(name)),
  };
}

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
}

function readableFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => READABLE.test(name) && !name.startsWith("."))
      .sort();
  } catch (error) {
    throw new ImportError(`${folder}: ${reason(error)}; give a folder of title pages`);
  }
}

/** Reads files one at a time, so that only one is in memory. */
export function* readPages(folder: string, names: readonly string[]): Generator<TextFile> {
  for (const name of names) {
    try {
      yield { name, html: readFileSync(join(folder, name), "utf8") };
    } catch (error) {
      throw new ImportError(`${join(folder, name)}: ${reason(error)}; make it readable or take it out`);
    }
  }
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "is not there"],
  ["ENOTDIR", "is not a folder"],
  ["EACCES", "may not be read"],
  ["EISDIR", "is a folder"],
]);

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS.get(code ?? "") ?? `cannot be read (${message})`;
}
