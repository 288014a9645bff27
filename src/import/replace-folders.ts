import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type StoredCorpus, storedCorpus } from "../model/stored-corpus.ts";
import { ImportError } from "./import-error.ts";

/** A file of a content folder: its path below that folder, and its text. */
export type ContentFile = { readonly path: string; readonly text: string };

/**
 * Puts new files in place of whole folders of a content folder, and new facts into its `corpus.json`; everything else
 * stays. Everything is written beside its place first and then renamed: when something fails, nothing has changed.
 *
 * @param folders what is replaced, such as `code` or `constitution/us`; every file lies in one of them
 * @param describe what `corpus.json` says afterwards, from what it said before
 */
export function replaceFolders(
  content: string,
  folders: readonly string[],
  describe: (before: StoredCorpus) => StoredCorpus,
  files: Iterable<ContentFile>,
): void {
  const corpus = describe(readCorpus(content));
  const work = makeWorkFolder(content);
  try {
    for (const folder of folders) mkdirSync(join(work, folder), { recursive: true });
    for (const { path, text } of files) {
      if (folders.every((folder) => relative(folder, path).startsWith(".."))) throw new Error(`${path} has no place`);
      mkdirSync(dirname(join(work, path)), { recursive: true });
      writeFileSync(join(work, path), text);
    }
    writeFileSync(join(work, "corpus.json"), `${JSON.stringify(corpus, null, 2)}\n`);
    swap(content, work, [...folders, "corpus.json"]);
  } catch (error) {
    throw asImportError(error, content);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function makeWorkFolder(content: string): string {
  try {
    mkdirSync(content, { recursive: true });
    // Names with a leading point are no content.
    return mkdtempSync(join(content, ".importing-"));
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
      mkdirSync(dirname(join(content, name)), { recursive: true });
      if (existsSync(join(content, name))) move(join(content, name), join(work, `${name}.before`));
      move(join(work, name), join(content, name));
    }
  } catch (error) {
    for (const back of undo.toReversed()) back();
    throw error;
  }
}
