import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";

/** What stands in the way of a build, in words for the person who runs it. */
export class PublishError extends Error {}

/** Takes the one build lock of a DIST folder. A lock whose process has ended is taken over. The answer gives it back. */
export function lockDist(dist: string): () => void {
  mkdirSync(join(dist, "releases"), { recursive: true });
  const lock = join(dist, ".build-lock");
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = readLockHolder(lock);
      if (attempt === 2 || (holder !== null && isRunning(holder))) {
        throw new PublishError(
          `another build (process ${holder ?? "unknown"}) is writing ${dist}: wait for it, or choose another --out`,
        );
      }
      rmSync(lock, { force: true });
    }
  }
  throw new PublishError(`cannot lock ${dist}`);
}

/** Folder of the current release, or null. */
export function currentRelease(dist: string): string | null {
  const link = join(dist, "current");
  return existsSync(link) ? realpathSync(link) : null;
}

/** A fresh folder to build in; what a build that was ended half-way left behind is removed first. */
export function openWorkFolder(dist: string): string {
  const releases = join(dist, "releases");
  for (const name of readdirSync(releases)) {
    if (name.startsWith(".building-")) rmSync(join(releases, name), { recursive: true, force: true });
  }
  const work = join(releases, `.building-${process.pid}`);
  mkdirSync(join(work, "static"), { recursive: true });
  return work;
}

/**
 * Gives the built folder its name and points `current` at it by renaming a symlink, in one step. Then releases that are
 * neither current nor the one before are removed.
 */
export function swapIn(dist: string, work: string, id: string): string {
  const folder = join(dist, "releases", id);
  const before = currentRelease(dist);
  if (existsSync(folder)) {
    // The same input was built before: that release is whole, since only whole ones get their name.
    rmSync(work, { recursive: true });
  } else {
    for (const name of ["manifest.json", "corpus.sqlite"]) flush(join(work, name));
    renameSync(work, folder);
  }
  const link = join(dist, "current");
  const next = join(dist, `.current-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(join("releases", id), next);
  renameSync(next, link);
  flush(dist);
  removeOthers(dist, new Set([id, ...(before === null ? [] : [basename(before)])]));
  return folder;
}

function removeOthers(dist: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(join(dist, "releases"))) {
    if (!kept.has(name)) rmSync(join(dist, "releases", name), { recursive: true, force: true });
  }
}

function flush(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function readLockHolder(lock: string): number | null {
  try {
    return Number(readFileSync(lock, "utf8")) || null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
