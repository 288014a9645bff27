import { realpath } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import { openCorpus } from "../src/corpus/open-corpus.ts";
import { ArtifactFiles, type ReadListener } from "./artifact-files.ts";
import { staleness, startOfGeorgiaDay } from "./freshness.ts";
import { closeRelease, type Release, ReleaseHolder } from "./release-holder.ts";
import { ReleaseSearches } from "./search/release-searches.ts";
import { ReleaseDrafts } from "./verify/release-drafts.ts";

/** How often the symlink `DIST/current` is looked at, in milliseconds. */
const LOOK_EVERY = 1_000;

/** The release that a DIST folder points to, as a real folder; null when nothing has been published there. */
export async function currentFolder(dist: string): Promise<string | null> {
  try {
    return await realpath(path.join(dist, "current"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" || (error as NodeJS.ErrnoException).code === "ENOTDIR")
      return null;
    throw error;
  }
}

/** Opens a release folder (`corpus.sqlite`, `static/`) for reading. Throws when its store cannot be read. */
export function openRelease(folder: string, onRead?: ReadListener): Release {
  const store = path.join(folder, "corpus.sqlite");
  const corpus = openCorpus(store);
  return {
    id: path.basename(folder),
    corpus,
    files: new ArtifactFiles(corpus, path.join(folder, "static"), onRead),
    searches: new ReleaseSearches(store),
    drafts: new ReleaseDrafts(store),
    changeAt: corpus.nextChange === null ? null : startOfGeorgiaDay(corpus.nextChange),
    servedSince: Date.now(),
  };
}

/** Opens a release, its search indexes too: one that lacks them, or has a damaged page, is not whole. */
async function openWhole(folder: string, onRead?: ReadListener): Promise<Release> {
  const release = openRelease(folder, onRead);
  try {
    await release.searches.check();
  } catch (error) {
    await closeRelease(release);
    throw error;
  }
  return release;
}

/** A release that follows `DIST/current`, until `stop`. */
export type Watched = { releases: ReleaseHolder; stop(): void };

type WatchOptions = {
  log: Pick<Logger, "info" | "warn" | "error">;
  now?: () => number;
  every?: number;
  onRead?: ReadListener;
};

/**
 * Serves what `dist` points to and follows it: a new release is opened first and then given to new requests. One that
 * cannot be opened is reported once and the old one stays. Null when nothing has been published.
 */
export async function watchReleases(
  dist: string,
  { log, now = Date.now, every = LOOK_EVERY, onRead }: WatchOptions,
): Promise<Watched | null> {
  let seen = await currentFolder(dist);
  if (seen === null) return null;
  const releases = new ReleaseHolder(openRelease(seen, onRead));
  releases.current.searches
    .warm()
    .catch((error: unknown) => log.error({ err: error }, "the search indexes cannot be opened: no search is answered"));
  let warned: string | null = null;

  function warnOfStaleness(): void {
    const { id, corpus } = releases.current;
    const stale = staleness(corpus, now());
    if (stale === null || warned === id) return;
    warned = id;
    log.warn({ release: id }, stale);
  }

  async function look(): Promise<void> {
    const folder = await currentFolder(dist);
    if (folder !== null && folder !== seen) {
      seen = folder;
      releases.replace(await openWhole(folder, onRead));
      log.info({ release: releases.current.id }, "a new release is served");
    }
    warnOfStaleness();
  }

  warnOfStaleness();
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch((error: unknown) => log.error({ err: error }, "the new release cannot be opened: the one before stays"))
      .finally(() => (looking = false));
  }, every);
  return {
    releases,
    stop() {
      clearInterval(timer);
      releases.close();
    },
  };
}
