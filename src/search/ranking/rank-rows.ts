import type { FoundRow, IndexTables } from "../index-tables.ts";
import type { Sought } from "../query/search-terms.ts";
import { wordsKey } from "../words/words-key.ts";
import { evidenceOf } from "./evidence.ts";
import { RANKING, type RankingRule } from "./ranking-table.ts";
import { type NumberedForm, termScanner } from "./term-scan.ts";

/** A row with its score: higher is better, within the rows ranked together. */
export type RankedRow = { row: FoundRow; score: number };

/** Terms of a document that the rules read; of a longer one the rest counts in bm25 alone. */
const READ_TERMS = 2_000;
/** Best rows by bm25 that say which chapter is meant. */
const KIN_ROWS = 40;

/** What is sought by numbers of terms, for scans of documents. */
export function numberedForms(tables: IndexTables, sought: readonly Sought[]): NumberedForm[] {
  return sought.flatMap(({ forms }, index) =>
    forms.map(({ terms, weight }) => ({
      sought: index,
      weight,
      numbers: terms.map((term) => tables.term(term)?.number ?? -1),
    })),
  );
}

/** How much each part of what is sought tells. */
function importanceOf(sought: readonly Sought[]): { idf: number[]; total: number } {
  const idf = sought.map((each) => each.idf);
  return { idf, total: idf.reduce((sum, each) => sum + each, 0) };
}

/**
 * Orders rows, which come best first by bm25, by the ranking table; of equal ones the first in the store.
 * `isHeading` says of which rows the query is the whole heading.
 */
export function rankRows(
  tables: IndexTables,
  rows: readonly FoundRow[],
  sought: readonly Sought[],
  isHeading: (row: FoundRow) => boolean,
  rules: readonly RankingRule[] = RANKING,
): RankedRow[] {
  const scan = termScanner(numberedForms(tables, sought), READ_TERMS);
  const importance = importanceOf(sought);
  const top = Math.max(1e-9, ...rows.map(({ bm25 }) => -bm25));
  const kinOf = kinShares(rows, top);
  const definitions = definitionLists(tables);
  return rows
    .map((row) => {
      const given = {
        bm25: -row.bm25 / top,
        kin: kinOf(row),
        isHeading: isHeading(row),
        isDefinitions: definitions.has(row.id),
      };
      const evidence = evidenceOf(scan(tables.packedTerms(row.id)), importance, given);
      return { row, score: rules.reduce((sum, { weight, measure }) => sum + weight * measure(evidence), 0) };
    })
    .sort((a, b) => b.score - a.score || a.row.id - b.row.id);
}

const DEFINITIONS = new WeakMap<IndexTables, ReadonlySet<number>>();

/** Rows of which the whole heading is `Definitions`; looked up once for an index. */
function definitionLists(tables: IndexTables): ReadonlySet<number> {
  const before = DEFINITIONS.get(tables);
  if (before !== undefined) return before;
  const found = new Set(tables.headed(wordsKey("definitions"), [], tables.size).map(({ id }) => id));
  DEFINITIONS.set(tables, found);
  return found;
}

/** How much of the best rows stands in a row's chapter, against the chapter with the most. */
function kinShares(rows: readonly FoundRow[], top: number): (row: FoundRow) => number {
  const kins = new Map<number, number>();
  for (const { kin, bm25 } of rows.slice(0, KIN_ROWS)) kins.set(kin, (kins.get(kin) ?? 0) + (bm25 / top) ** 2);
  kins.delete(0);
  const most = Math.max(1e-9, ...kins.values());
  return ({ kin }) => (kins.get(kin) ?? 0) / most;
}
