import type { StoredOpinion } from "../../model/stored-opinion.ts";
import type { PageStart } from "../opinion-texts/page-marks.ts";

type Citation = StoredOpinion["citations"][number];

/** The first page number inside an opinion comes at most so many pages after the page it begins on. */
const NEAR = 40;
/** Pages of a typed or web edition belong to no reporter. */
const OWN_PAGING: ReadonlySet<string> = new Set(["typed", "bracketed"]);

/**
 * The volume that each paging of an opinion belongs to, such as `312 Ga.`: that of the one citation whose page comes shortly
 * before the paging's first number. Null where no citation does, or several do.
 */
export function pageCites(pages: readonly PageStart[], citations: readonly Citation[]): StoredOpinion["pages"] {
  const volumes = new Map<string, string | null>();
  for (const { page, series } of pages) {
    if (!volumes.has(series)) volumes.set(series, OWN_PAGING.has(series) ? null : volumeOf(page, citations));
  }
  return pages.map(({ page, at, series }) => ({ page, at, cite: volumes.get(series) ?? null }));
}

function volumeOf(page: string, citations: readonly Citation[]): string | null {
  const number = Number(page);
  const near = citations.filter((each) => Number(each.page) <= number && number <= Number(each.page) + NEAR);
  const [only] = near;
  return only === undefined || near.length > 1 ? null : `${only.volume} ${only.reporter}`;
}
