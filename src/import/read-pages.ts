import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ImportError } from "./import-error.ts";

/** A file read whole: its name without the folder, and its text. */
export type TextFile = { readonly name: string; readonly html: string };

/** A constitution lies beside the titles of a release: `gov.ga.code.constitution.us.html`. */
const CONSTITUTION = /\.constitution\./i;

/**
 * Names of a folder's HTML files but for constitutions, sorted. Throws an `ImportError` where there is no such folder or
 * none in it.
 */
export function listPages(folder: string): string[] {
  const pages = htmlFiles(folder).filter((name) => !CONSTITUTION.test(name));
  if (pages.length === 0) throw new ImportError(`${folder}: no HTML file in it; give a folder of title pages`);
  return pages;
}

/** Names of the constitutions' pages in a folder of titles, sorted. */
export function listConstitutions(folder: string): string[] {
  return htmlFiles(folder).filter((name) => CONSTITUTION.test(name));
}

function htmlFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.html?$/i.test(name) && !name.startsWith("."))
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
