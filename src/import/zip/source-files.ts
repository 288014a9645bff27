import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { ImportError } from "../import-error.ts";
import { type OpenZip, readZip } from "./read-zip.ts";

/** A file of a folder or ZIP: its name from the folder or ZIP that was given on, and its bytes when asked for. */
export type SourceFile = { readonly name: string; read(): Buffer };

/** Files that can be read until they are disposed of. */
export type SourceFiles = Disposable & { readonly files: readonly SourceFile[] };

/** Names that systems leave behind; they are no data. */
const LEAVINGS = /^(?:\.|__MACOSX$|Thumbs\.db$|desktop\.ini$)/;

/**
 * Every file below a folder, of a ZIP, or of the ZIPs in a folder, in the order of their names; a single file is itself.
 *
 * @throws {ImportError} when nothing is there, or a ZIP cannot be read
 */
export async function openSourceFiles(path: string): Promise<SourceFiles> {
  const zips: OpenZip[] = [];
  const dispose = () => {
    for (const zip of zips) zip[Symbol.dispose]();
  };
  try {
    const files: SourceFile[] = [];
    for (const { name, path: found } of walk(resolve(path), basename(resolve(path)))) {
      if (/\.zip$/i.test(name)) {
        const zip = await readZip(found, name);
        zips.push(zip);
        files.push(...zip.files.filter((file) => !file.name.split("/").some((part) => LEAVINGS.test(part))));
      } else files.push({ name, read: () => readFileSync(found) });
    }
    files.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    return { files, [Symbol.dispose]: dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

function* walk(path: string, name: string): Generator<{ name: string; path: string }> {
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind === undefined) throw new ImportError(`${path}: is not there; give a folder or a ZIP`);
  if (kind.isFile()) yield { name, path };
  if (!kind.isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (LEAVINGS.test(entry.name)) continue;
    // A link to a folder may lead back here; a link to a file is that file.
    const folder = entry.isSymbolicLink() && statSync(join(path, entry.name), { throwIfNoEntry: false })?.isDirectory();
    if (folder === true)
      throw new ImportError(`${join(path, entry.name)}: a link to a folder; give that folder itself`);
    if (entry.isSymbolicLink() && folder === undefined) continue;
    yield* walk(join(path, entry.name), `${name}/${entry.name}`);
  }
}
