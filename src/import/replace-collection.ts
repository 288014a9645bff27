import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Collection } from "../model/common.ts";
import {
  type StoredCodeCollection,
  type StoredCollection,
  type StoredCorpus,
  storedCorpus,
} from "../model/stored-corpus.ts";
import { ImportError } from "./import-error.ts";

/** A file of a content folder: its path below that folder, and its text. */
export type ContentFile = { readonly path: string; readonly text: string };

/**
 * Puts a collection's files in place of those a content folder has, and its facts into `corpus.json`; other collections
 * stay. Everything is written beside its place first and then renamed: when something fails, nothing has changed.
 *
 * @param folder name of the collection's folder, which holds every file
 */
export function replaceCollection(
  content: string,
  folder: string,
  collection: Collection,
  facts: StoredCollection,
  files: Iterable<ContentFile>,
): void {
  const before = readCorpus(content);
  const corpus = { ...before, [collection]: { ...constitutionsOf(before, collection), ...facts } };
  const work = makeWorkFolder(content, folder);
  try {
    mkdirSync(join(work, folder));
    for (const { path, text } of files) {
      if (relative(folder, path).startsWith("..")) throw new Error(`${path} is not in ${folder}`);
      mkdirSync(dirname(join(work, path)), { recursive: true });
      writeFileSync(join(work, path), text);
    }
    writeFileSync(join(work, "corpus.json"), `${JSON.stringify(corpus, null, 2)}\n`);
    swap(content, work, [folder, "corpus.json"]);
  } catch (error) {
    throw asImportError(error, content);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** What the Code's facts say of the constitutions stays with their folder, unless the new facts say it. */
function constitutionsOf({ code }: StoredCorpus, collection: Collection): Partial<StoredCodeCollection> {
  const stated = collection === "code" && code !== undefined && Object.keys(code.constitutions).length > 0;
  return stated ? { constitutions: code.constitutions } : {};
}

function makeWorkFolder(content: string, folder: string): string {
  try {
    mkdirSync(content, { recursive: true });
    // Names with a leading point are no content.
    return mkdtempSync(join(content, `.${folder}-`));
  } catch (error) {
    throw asImportError(error, content);
  }
}

/** A file system that refuses is an expected failure; anything else is passed on as it is. */
function asImportError(error: unknown, content: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined
    ? error
    : new ImportError(`${content}: cannot be written (${message}); nothing was changed`);
}

function readCorpus(content: string): StoredCorpus {
  const path = join(content, "corpus.json");
  if (!existsSync(path)) return {};
  try {
    return storedCorpus.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    throw new ImportError(
      `${path}: cannot be read (${(error as Error).message.split("\n")[0]}); correct it or take it away`,
    );
  }
}

/** Renames each new entry into its place, the old one aside; on a failure every one goes back. */
function swap(content: string, work: string, names: readonly string[]): void {
  const undo: (() => void)[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    undo.push(() => renameSync(to, from));
  };
  try {
    for (const name of names) {
      if (existsSync(join(content, name))) move(join(content, name), join(work, `${name}.before`));
      move(join(work, name), join(content, name));
    }
  } catch (error) {
    for (const back of undo.toReversed()) back();
    throw error;
  }
}
