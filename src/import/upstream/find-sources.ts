import { resolve } from "node:path";
import { ImportError } from "../import-error.ts";
import { listConstitutions, listPages, readPages } from "../read-pages.ts";
import type { ReleaseFolder } from "../releases/import-releases.ts";
import { readUpstreamAddress, shownAddress, type UpstreamAddress } from "./upstream-address.ts";
import { copyUpstream, type UpstreamCopy } from "./upstream-copy.ts";

/** A folder to import: its title pages, and the names of constitutions that lie beside them. */
export type Source = ReleaseFolder & { readonly pageCount: number; readonly constitutions: readonly string[] };

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

function sourceOf(folder: string): Source {
  const names = listPages(folder);
  return {
    name: folder,
    pages: readPages(folder, names),
    pageCount: names.length,
    constitutions: listConstitutions(folder),
  };
}

function describeCopy({ address, cache, commit, releases }: UpstreamCopy): string {
  const names = releases.map(({ release }) => release).join(" ");
  return `upstream: ${address} at ${commit.slice(0, 12)}, ${names}, kept in ${cache}`;
}

/** A line for pages of a source that are not imported with its titles; none where there are none. */
export function leftAside({ name, constitutions }: Source): string[] {
  return constitutions.length === 0 ? [] : [`left aside: ${constitutions.join(", ")} in ${name}`];
}
