import type { NamedDocument } from "./named-document.ts";
import { namedAmongWords } from "./word-runs.ts";

/** What a query names by an id without parts: as a whole, as `alone` reads it, else among its words, as `among` does. */
export function namedById(
  kind: NamedDocument["kind"],
  query: string,
  { alone, among }: { alone: (whole: string) => number | null; among: (run: string) => number | null },
): NamedDocument | null {
  const whole = query.trim();
  const document = alone(whole);
  if (document !== null) return { kind, document, read: whole, whole: true, subsection: null };
  const found = namedAmongWords(query, among, (a, b) => a === b);
  return found === null ? null : { kind, document: found.found, read: found.read, whole: false, subsection: null };
}
