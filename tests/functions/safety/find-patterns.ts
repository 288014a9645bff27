import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { listSources, ROOT } from "../../architecture/list-sources.ts";

/** A pattern that stands in a source. */
export type FoundPattern = { file: string; source: string; flags: string };

/** Every regular expression literal of the TypeScript and JavaScript sources in a folder and below. */
export function findPatterns(folder: string): FoundPattern[] {
  return listSources(folder)
    .filter((file) => /\.(?:ts|mjs)$/.test(file))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(path.join(ROOT, file), "utf8"));
      return literalsIn(program).map(({ pattern, flags }) => ({ file, source: pattern, flags }));
    });
}

function literalsIn(node: unknown): { pattern: string; flags: string }[] {
  if (typeof node !== "object" || node === null) return [];
  if ("regex" in node && typeof node.regex === "object") return [node.regex as { pattern: string; flags: string }];
  return Object.values(node).flatMap(literalsIn);
}
