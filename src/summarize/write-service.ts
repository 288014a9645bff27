import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { replaceService } from "./service-block.ts";

/**
 * Puts service-written text into a content file: the new file is written beside it and renamed, so that at every moment one
 * of the two is there whole. Gives null, or why nothing was written.
 *
 * @param raw the file as it was read before the text was asked for; when it is another by now, nothing is written
 */
export function writeService(path: string, raw: string, service: object): string | null {
  const made = replaceService(raw, service);
  if (made.kind === "refused") return `not written: ${made.reason}`;
  // A leading point: no content, even when a process ends before it is renamed; the next run writes over it.
  const beside = join(dirname(path), `.${basename(path)}.summarizing`);
  try {
    if (readFileSync(path, "utf8") !== raw) return "not written: the file has changed meanwhile; run this again";
    writeFileSync(beside, made.raw, { mode: statSync(path).mode & 0o777, flush: true });
    renameSync(beside, path);
    return null;
  } catch (error) {
    rmSync(beside, { force: true });
    return `not written: ${(error as Error).message}`;
  }
}
