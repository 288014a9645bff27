import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, "../..");

const EXTENSIONS = new Set([".ts", ".tsx", ".mts", ".mjs", ".js", ".astro"]);

/** Program sources in a folder and below, as sorted paths from the project's root with forward slashes. */
export function listSources(folder: string): string[] {
  const absolute = path.join(ROOT, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && EXTENSIONS.has(path.extname(entry.name)))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}
