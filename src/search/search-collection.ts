import type { SearchResponse } from "../model/search-records.ts";
import { emptiedBy } from "./answer/explain-empty.ts";
import { makeHits, type TieredRow } from "./answer/make-hits.ts";
import { noteOn } from "./answer/note.ts";
import { suggest } from "./answer/suggest.ts";
import { findCandidates, type Scope } from "./candidates.ts";
import { directHit } from "./direct/direct-hit.ts";
import type { NamedDocument } from "./direct/named-document.ts";
import type { FoundRow, IndexTables } from "./index-tables.ts";
import { conditionsOf } from "./query/filters.ts";
import { parseQuery } from "./query/parse-query.ts";
import type { Sought } from "./query/search-terms.ts";
import { seek } from "./query/seek.ts";
import { rankRows } from "./ranking/rank-rows.ts";
import type { SearchRequest } from "./search-index.ts";
import { wordsKey } from "./words/words-key.ts";

/** Answers a search of one collection. `named` is what the words name, whatever the filters. */
export function searchCollection(
  tables: IndexTables,
  request: SearchRequest,
  named: NamedDocument | null,
): SearchResponse {
  const { q, limit, headings } = request;
  const parsed = parseQuery(q);
  const sought = seek(tables, parsed);
  const scope: Scope = { headings, conditions: conditionsOf(request) };
  const { rows, totalAll, totalAny } = rankedRows(tables, sought, scope, request, named);
  const empty = rows.length === 0;
  return {
    collection: request.collection,
    q,
    direct: named === null ? null : directHit(tables, named),
    hits: makeHits(tables, rows, sought),
    terms: sought.map(({ clause }) => clause.label),
    also: sought.flatMap(({ clause, also }) => (also.length === 0 ? [] : [{ term: clause.label, also: [...also] }])),
    dropped: [...parsed.dropped],
    limit,
    total_all: totalAll,
    total_any: totalAny,
    note: noteOn(parsed),
    suggestions: sought.some(({ forms }) => forms.length === 0) ? suggest(tables, sought, q) : [],
    emptied_by: empty ? emptiedBy(tables, sought, scope) : null,
  };
}

/** The rows of an answer in order: what the words name where the filters leave it, all-terms matches, any-term matches. */
function rankedRows(
  tables: IndexTables,
  sought: readonly Sought[],
  scope: Scope,
  { q, limit }: { q: string; limit: number },
  named: NamedDocument | null,
): { rows: TieredRow[]; totalAll: number; totalAny: number | null } {
  const { all, any, headed, totalAll, totalAny } = findCandidates(tables, sought, scope, { limit, key: wordsKey(q) });
  const isHeading = ({ id }: FoundRow) => headed.has(id);
  const first = named === null ? [] : tables.rowsOf(named.document, scope.conditions).slice(0, 1);
  const direct = scope.headings && named?.kind !== "act" ? [] : first;
  const others = (rows: typeof all) => rows.filter(({ document }) => document !== direct[0]?.document);
  const rows: TieredRow[] = [
    ...rankRows(tables, direct, sought, isHeading).map((row) => ({ ...row, matched: "direct" as const })),
    ...rankRows(tables, others(all), sought, isHeading).map((row) => ({ ...row, matched: "all" as const })),
    ...rankRows(tables, others(any), sought, isHeading).map((row) => ({ ...row, matched: "any" as const })),
  ];
  return { rows: rows.slice(0, limit), totalAll, totalAny };
}
