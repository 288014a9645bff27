import { compareCitations, parseCitation } from "../identifiers/citation.ts";
import type { LookupEntry } from "./lookup-entry.ts";

/**
 * The entries as the Code prints them, ids that are no citations after them by code unit. Throws on an id that is
 * there twice or that has white space: both are faults of the caller.
 */
export function inPrintedOrder(entries: readonly LookupEntry[]): LookupEntry[] {
  const seen = new Set<string>();
  for (const { id } of entries) {
    if (seen.has(id) || id === "" || /\s/.test(id))
      throw new Error(`lookup: ${JSON.stringify(id)} is no id, or there twice`);
    seen.add(id);
  }
  const keyed = entries.map((entry) => ({ entry, citation: parseCitation(entry.id) }));
  keyed.sort((a, b) => {
    if (a.citation !== null && b.citation !== null && a.citation !== b.citation) {
      return compareCitations(a.citation, b.citation);
    }
    if ((a.citation === null) !== (b.citation === null)) return a.citation === null ? 1 : -1;
    return a.entry.id < b.entry.id ? -1 : 1;
  });
  return keyed.map(({ entry }) => entry);
}
