import type { DirectHit } from "../../model/search-records.ts";
import type { HitFacts } from "../compile/search-source.ts";
import type { IndexTables } from "../index-tables.ts";
import type { NamedDocument } from "./named-document.ts";

/** What a query names, as the answer gives it. */
export function directHit(tables: IndexTables, named: NamedDocument): DirectHit | null {
  const [row] = tables.rowsOf(named.document, []);
  if (row === undefined) return null;
  const { id, cite_as, heading, json_url, canonical_url, md_url } = JSON.parse(tables.shown(row.id).hit) as HitFacts;
  const { kind, read, whole, subsection } = named;
  return { kind, id, cite_as, heading, read, whole, subsection, url: json_url, canonical_url, md_url };
}
