import { statfsSync } from "node:fs";
import { PublishError } from "./dist-folder.ts";

const MEBIBYTE = 1024 * 1024;

/**
 * Refuses to begin a build that would not fit: `bytes` and `files` are what it may write at most. A file system that does
 * not count inodes reports none and is not checked for them.
 */
export function checkSpace(dist: string, bytes: number, files: number): void {
  const { bavail, bsize, files: inodes, ffree } = statfsSync(dist);
  if (bavail * bsize < bytes) {
    const [free, needed] = [Math.floor((bavail * bsize) / MEBIBYTE), Math.ceil(bytes / MEBIBYTE)];
    throw new PublishError(
      `${dist} has ${free} MiB free and the build may need ${needed} MiB: make room, or choose another --out`,
    );
  }
  if (inodes > 0 && ffree < files) {
    throw new PublishError(
      `${dist} has ${ffree} inodes free and the build may need ${files}: make room, or choose another --out`,
    );
  }
}
