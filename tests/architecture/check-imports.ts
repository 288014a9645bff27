import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { findImports } from "./find-imports.ts";
import { COMMON_FILES, FREE_SOURCES, type Station, stationOf } from "./stations.ts";

/** What is wrong with the imports of one file, one line each, naming the file and the import. */
export function checkImports(path: string, source: string): string[] {
  const station = stationOf(path);
  if (station === undefined) {
    const free = FREE_SOURCES.some((pattern) => pattern.test(path));
    return free ? [] : [`${path} lies in no station: move it into one or add its folder to the table`];
  }
  const { specifiers, computed } = findImports(path, source);
  const problems = specifiers.map((specifier) => problemOf(station, path, specifier));
  if (station.pure && computed > 0) problems.push(`a computed module: ${station.name} must name what it imports`);
  return problems.filter((problem) => problem !== undefined).map((problem) => `${path} imports ${problem}`);
}

function problemOf(station: Station, path: string, specifier: string): string | undefined {
  if (isBuiltin(specifier)) {
    return station.pure ? `${specifier}: ${station.name} must run without Node` : undefined;
  }
  if (/^([#~/]|@\/|src\/|functions\/)/.test(specifier)) return `${specifier}: write the path relative to the file`;
  if (!specifier.startsWith(".")) return undefined;
  const target = posix.normalize(posix.join(posix.dirname(path), specifier));
  const other = stationOf(target);
  if (other === undefined) {
    const allowed = COMMON_FILES.includes(target) || FREE_SOURCES.some((pattern) => pattern.test(target));
    return allowed || station.mayImport.includes("*") ? undefined : `${target}, which lies in no station`;
  }
  if (other === station || station.mayImport.includes("*") || station.mayImport.includes(other.name)) return undefined;
  return `${target}: ${station.name} must not import ${other.name}`;
}
