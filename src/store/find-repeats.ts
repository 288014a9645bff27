import type { DocumentFile } from "./markdown-files.ts";
import type { ContentProblem } from "./problem.ts";

/** One problem for each document whose value another document has already: ids are unique. */
export function findRepeats<T>(
  files: readonly DocumentFile<T>[],
  field: string,
  idOf: (document: T) => string | number,
): ContentProblem[] {
  const first = new Map<string | number, string>();
  return files.flatMap(({ file, document }) => {
    const value = idOf(document);
    const before = first.get(value);
    if (before === undefined) first.set(value, file);
    return before === undefined
      ? []
      : [{ file, field, value: JSON.stringify(value), message: `${before} has it already; each has its own` }];
  });
}
