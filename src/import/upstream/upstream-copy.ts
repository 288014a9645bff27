import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chooseReleases, findReleaseFolders } from "./release-folders.ts";
import { runGit } from "./run-git.ts";
import { shownAddress, type UpstreamAddress } from "./upstream-address.ts";

/** Release folders of a repository, copied to this machine. */
export type UpstreamCopy = {
  /** The address without secrets. */
  readonly address: string;
  /** Folder of the cache that holds it. */
  readonly cache: string;
  readonly commit: string;
  readonly releases: readonly { readonly release: string; readonly folder: string }[];
};

/**
 * Copies the wanted releases of a repository, or its newest, into a cache: `<cache>/<hash of the address>/repository.git`
 * with the last commit alone, and `…/<commit>/` with the pages. A repository that is there already is updated; pages of a
 * commit that are there already are not written again.
 */
export async function copyUpstream(
  address: UpstreamAddress,
  wanted: readonly string[],
  cacheRoot: string,
): Promise<UpstreamCopy> {
  const shown = shownAddress(address);
  const cache = join(cacheRoot, createHash("sha256").update(address).digest("hex").slice(0, 16));
  const repository = join(cache, "repository.git");
  if (existsSync(repository)) await update(shown, address, repository);
  else await clone(shown, address, cache, repository);
  const inside = ["--git-dir", repository];
  const commit = (await runGit(shown, [...inside, "rev-parse", "HEAD"])).trim();
  const files = await runGit(shown, [...inside, "ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]);
  const releases = chooseReleases(findReleaseFolders(files.split("\0")), wanted, shown);
  const pages = join(cache, commit);
  for (const { path } of releases) {
    if (!existsSync(join(pages, path))) await writePages(shown, repository, commit, pages, path);
  }
  return {
    address: shown,
    cache,
    commit,
    releases: releases.map(({ release, path }) => ({ release, folder: join(pages, path) })),
  };
}

/** File contents are fetched when they are asked for, where the other side can do that; others send everything. */
async function clone(shown: string, address: UpstreamAddress, cache: string, repository: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, ".clone-"));
  try {
    await runGit(shown, [
      "clone",
      "--quiet",
      "--bare",
      "--depth",
      "1",
      "--single-branch",
      "--no-tags",
      "--filter=blob:none",
      "--",
      address,
      join(work, "repository.git"),
    ]);
    renameSync(join(work, "repository.git"), repository);
  } finally {
    rmSync(work, { recursive: true, force: true });
    if (readdirSync(cache).length === 0) rmdirSync(cache);
  }
}

async function update(shown: string, address: UpstreamAddress, repository: string): Promise<void> {
  const inside = ["--git-dir", repository];
  await runGit(shown, [
    ...inside,
    "fetch",
    "--quiet",
    "--depth",
    "1",
    "--no-tags",
    "--end-of-options",
    address,
    "HEAD",
  ]);
  await runGit(shown, [...inside, "update-ref", "--no-deref", "HEAD", "FETCH_HEAD"]);
}

/** Pages are written beside their place and then renamed: a folder that is there is whole. */
async function writePages(
  shown: string,
  repository: string,
  commit: string,
  pages: string,
  path: string,
): Promise<void> {
  mkdirSync(pages, { recursive: true });
  const work = mkdtempSync(join(pages, ".pages-"));
  try {
    const inside = ["--git-dir", repository, "--work-tree", work];
    await runGit(shown, [...inside, "checkout", "--quiet", "--force", commit, "--", `:(top,literal)${path}`]);
    mkdirSync(join(pages, path, ".."), { recursive: true });
    renameSync(join(work, path), join(pages, path));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
