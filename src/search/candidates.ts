import { FIELDS } from "./compile/fields.ts";
import type { FoundRow, IndexTables } from "./index-tables.ts";
import type { Condition } from "./query/filters.ts";
import { ftsExpression, type Sought } from "./query/search-terms.ts";

/** Rows of one tier that are ranked. */
const DEPTH = 120;
/** Documents that a pass for any of the words may look at, as the sum over its words. */
const ANY_BUDGET = 6_000;

/** Where to look: everywhere or in headings, and within which filters. */
export type Scope = { readonly headings: boolean; readonly conditions: readonly Condition[] };

/** Rows by tier, each document once in its best row, best first by bm25; and how many documents there are of each. */
export type Candidates = {
  all: FoundRow[];
  any: FoundRow[];
  /** Rows of which the query is the whole heading. */
  headed: ReadonlySet<number>;
  totalAll: number;
  totalAny: number | null;
};

/**
 * Finds what is ranked: documents with all that is sought; where these do not fill the answer, documents with the rarest of
 * it, as much as the budget allows. `key` is that of the query's words. `totalAny` is null where it
 * was not looked for, or would cost more than the search.
 */
export function findCandidates(
  tables: IndexTables,
  sought: readonly Sought[],
  scope: Scope,
  { limit, key }: { limit: number; key: number },
): Candidates {
  const known = sought.filter(({ forms }) => forms.length > 0);
  if (known.length === 0) return { all: [], any: [], headed: new Set(), totalAll: 0, totalAny: 0 };
  const complete = known.length === sought.length;
  const everything = complete ? allExpression(sought, scope.headings) : null;
  const headed = everything === null ? [] : tables.headed(key, scope.conditions, DEPTH);
  const all = everything === null ? [] : once([...tables.find(everything, scope.conditions, DEPTH), ...headed]);
  const totalAll =
    everything === null || all.length < DEPTH / 3 ? all.length : tables.count(everything, scope.conditions);
  if (all.length >= limit) return { all, any: [], headed: ids(headed), totalAll, totalAny: null };
  if (known.length === 1 && complete) return { all, any: [], headed: ids(headed), totalAll, totalAny: totalAll };
  const taken = new Set(all.map(({ document }) => document));
  const rare = anyExpression(rarest(known), scope.headings);
  const any = once(tables.find(rare, scope.conditions, DEPTH + all.length)).filter((row) => !taken.has(row.document));
  const cheap = known.reduce((sum, { documents }) => sum + documents, 0) <= ANY_BUDGET;
  const totalAny = cheap ? tables.count(anyExpression(known, scope.headings), scope.conditions) : null;
  return { all, any, headed: ids(headed), totalAll, totalAny };
}

/** The FTS5 expression for all that is sought. Each part of it has a form. */
function allExpression(sought: readonly Sought[], headings: boolean): string {
  return scoped(sought.map(ftsExpression).join(" AND "), headings);
}

/** The FTS5 expression for any of what is sought. Each part of it has a form. */
export function anyExpression(sought: readonly Sought[], headings: boolean): string {
  return scoped(sought.map(ftsExpression).join(" OR "), headings);
}

function scoped(expression: string, headings: boolean): string {
  if (!headings) return expression;
  const columns = FIELDS.filter(({ inHeadings }) => inHeadings).map(({ name }) => name);
  return `{${columns.join(" ")}} : (${expression})`;
}

/** The rarest of what is sought, as many as the budget allows, at least one. */
function rarest(sought: readonly Sought[]): Sought[] {
  let documents = 0;
  return sought
    .toSorted((a, b) => a.documents - b.documents)
    .filter((each, index) => {
      documents += each.documents;
      return index === 0 || documents <= ANY_BUDGET;
    });
}

function ids(rows: readonly FoundRow[]): ReadonlySet<number> {
  return new Set(rows.map(({ id }) => id));
}

/** Each document in its best row: rows come best first. */
function once(rows: readonly FoundRow[]): FoundRow[] {
  const seen = new Set<number>();
  return rows.filter(({ document }) => !seen.has(document) && seen.add(document));
}
