import type { SearchHit } from "../../model/search-records.ts";
import type { HitFacts } from "../compile/search-source.ts";
import type { IndexTables } from "../index-tables.ts";
import type { Sought } from "../query/search-terms.ts";
import { numberedForms, type RankedRow } from "../ranking/rank-rows.ts";
import { snippetMaker } from "./snippet.ts";
import { snippetHtml, snippetMarkdown } from "./write-snippet.ts";

/** A ranked row and why it stands where it does. */
export type TieredRow = RankedRow & { matched: SearchHit["matched"] };

/** The rows as hits, each with its best passage. */
export function makeHits(tables: IndexTables, rows: readonly TieredRow[], sought: readonly Sought[]): SearchHit[] {
  const snippetOf = snippetMaker(numberedForms(tables, sought), sought);
  return rows.map(({ row, score, matched }) => {
    const { version, hit, body, terms, places } = tables.shown(row.id);
    const snippet = snippetOf({ packed: terms, places, body: body ?? tables.text(row.document, version) });
    return {
      ...(JSON.parse(hit) as HitFacts),
      snippet: snippet.text,
      matches: snippet.matches,
      snippet_markdown: snippetMarkdown(snippet),
      snippet_html: snippetHtml(snippet),
      score: Math.round(score * 10_000) / 10_000,
      matched,
    };
  });
}
