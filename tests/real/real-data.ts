import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Folder of the upstream data that is never part of the project; a test that needs it is skipped by name without. */
export const REAL_DATA = resolve(process.env["REAL_DATA"] ?? "../shared/data");

/** Whether a release of the Code, such as `r86`, is there. */
export function hasRelease(name: string): boolean {
  return existsSync(join(REAL_DATA, "ocga", name));
}

/** The title pages of a release, by file name. */
export function* releasePages(name: string): Generator<{ name: string; html: string }> {
  const folder = join(REAL_DATA, "ocga", name);
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith(".html")) yield { name: file, html: readFileSync(join(folder, file), "utf8") };
  }
}
