import { resolve } from "node:path";
import type { ConstitutionFile } from "../constitution/format.ts";
import { recogniseConstitution } from "../constitution/formats.ts";
import { ImportError } from "../import-error.ts";
import { listPlace, readPages } from "../read-pages.ts";
import type { ReleaseFolder } from "../releases/import-releases.ts";
import { readUpstreamAddress, shownAddress, type UpstreamAddress } from "./upstream-address.ts";
import { copyUpstream, type UpstreamCopy } from "./upstream-copy.ts";

/**
 * A place to import: its title pages, the constitutions beside them, and the files that are neither. A page that is HTML
 * and calls itself no constitution counts as a title page, so that its importer says what is wrong with it.
 */
export type Source = ReleaseFolder & {
  readonly pageCount: number;
  readonly constitutions: readonly ConstitutionFile[];
  readonly neither: readonly string[];
};

/** How places are found: `releases` chooses among those of a git address; `cache` is the folder for copies. */
export type SourceOptions = {
  readonly releases: readonly string[];
  readonly cache: string;
  /** Told before a repository is copied, which may take long, and after: a line each. */
  readonly onUpstream?: (line: string) => void;
};

/** The folders that `--from` names, those of git addresses copied to this machine. Throws an `ImportError`. */
export async function findSources(from: readonly string[], options: SourceOptions): Promise<Source[]> {
  const addresses = from.map(readUpstreamAddress);
  if (options.releases.length > 0 && addresses.every((address) => address === null)) {
    throw new ImportError(
      `a release is chosen from a git address, and ${from.join(", ")} is none; name the release's folder`,
    );
  }
  const folders: string[] = [];
  for (const [index, address] of addresses.entries()) {
    if (address === null) folders.push(resolve(from[index] ?? ""));
    else folders.push(...(await upstreamFolders(address, options)));
  }
  return folders.map(sourceOf);
}

async function upstreamFolders(
  address: UpstreamAddress,
  { releases, cache, onUpstream }: SourceOptions,
): Promise<string[]> {
  onUpstream?.(`fetching ${shownAddress(address)}`);
  const copy = await copyUpstream(address, releases, cache);
  onUpstream?.(describeCopy(copy));
  return copy.releases.map(({ folder }) => folder);
}

function sourceOf(place: string): Source {
  const { folder, titles, others } = listPlace(place);
  const pages = [...titles];
  const constitutions: ConstitutionFile[] = [];
  const neither: string[] = [];
  for (const { name, html: text } of readPages(folder, others)) {
    const file = { name, text };
    if (recogniseConstitution(file) !== null) constitutions.push(file);
    else if (/\.html?$/i.test(name) && !/constitution/i.test(name)) pages.push(name);
    else neither.push(name);
  }
  const named = pages.sort();
  return { name: place, pages: readPages(folder, named), pageCount: named.length, constitutions, neither };
}

function describeCopy({ address, cache, commit, releases }: UpstreamCopy): string {
  const names = releases.map(({ release }) => release).join(" ");
  return `upstream: ${address} at ${commit.slice(0, 12)}, ${names}, kept in ${cache}`;
}

/** A line for the files of a source that are neither titles nor constitutions; none where there are none. */
export function leftAside({ name, neither }: Source): string[] {
  return neither.length === 0 ? [] : [`left aside: ${neither.join(", ")} in ${name}, neither titles nor constitutions`];
}
