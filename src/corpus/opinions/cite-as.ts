import type { StoredOpinion } from "../../model/stored-opinion.ts";

/** Reporters as a citation has them: the state's own first, then the regional ones, then whatever else there is. */
const FIRST: readonly RegExp[] = [/^Ga\.(?: App\.)?$/, /^S\.E\.(?:\dd)?$/];
/** How many parallel citations a citation names. */
const PARALLEL = 2;

/**
 * An opinion as a reader cites it: `Roe v. State, 999 Ga. 1001, 999 S.E.2d 101 (2021)`, and by its docket where it is not
 * printed: `Roe v. State, No. S25A9001 (2025)`.
 */
export function citeAs({ case_name, citations, dockets, cluster_id, date_filed }: StoredOpinion): string {
  const year = date_filed.slice(0, 4);
  const place = (reporter: string) => {
    const found = FIRST.findIndex((pattern) => pattern.test(reporter));
    return found === -1 ? FIRST.length : found;
  };
  const cites = citations
    .toSorted((a, b) => place(a.reporter) - place(b.reporter))
    .slice(0, PARALLEL)
    .map(({ cite }) => cite);
  if (cites.length > 0) return `${case_name}, ${cites.join(", ")} (${year})`;
  return `${case_name}, ${dockets[0] === undefined ? `cluster ${cluster_id}` : `No. ${dockets[0]}`} (${year})`;
}
