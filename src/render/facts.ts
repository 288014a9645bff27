import { type Blocks, list, type Words } from "./nodes.ts";

/** Facts as a list, `Name: words`, those that are null left out; nothing where all are. */
export function facts(entries: readonly { name: string; words: Words | null }[]): Blocks {
  const known = entries.flatMap(({ name, words }) =>
    words === null ? [] : [{ words: [`${name}: `, ...words], below: [] }],
  );
  return known.length === 0 ? [] : [list(known)];
}
