import { type PublicRoots, yearAddresses } from "../../contract/addresses.ts";
import type { NormalQuery } from "../../contract/artifact-path.ts";
import type { YearRecord } from "../../model/opinion-lists.ts";
import type { SlimOpinion } from "../../model/opinion-records.ts";
import type { Language } from "../../model/service-text.ts";
import { slimInLanguage } from "../bills/slim-in-language.ts";
import type { StoredWindow } from "./list-window.ts";
import { nextWindow } from "./next-window.ts";

/** A window of a year as `/opinions/years/{year}` answers it (contract section 4.3). */
export function yearWindow(
  { year, count, case_types }: Pick<YearRecord, "year" | "count" | "case_types">,
  stored: StoredWindow<SlimOpinion>,
  asked: { caseType: string | null; start: number; limit: number; lang: Language },
  query: NormalQuery,
  roots: PublicRoots,
): YearRecord {
  const { total } = stored;
  const addresses = yearAddresses(roots, year);
  return {
    items: stored.rows.map(({ slim, spanish }) => slimInLanguage(slim, spanish, asked.lang)),
    total,
    limit: asked.limit,
    start: asked.start,
    next: nextWindow(addresses.json_url, query, "start", { at: asked.start, limit: asked.limit, total }),
    year,
    count,
    case_types,
    case_type: asked.caseType,
    ...addresses,
  };
}
