import type { NormalQuery } from "../src/contract/artifact-path.ts";
import type { Route, RouteId } from "../src/contract/routes.ts";
import type { Corpus } from "../src/corpus/corpus.ts";
import { readSessionFilter } from "./bills/read-session-filter.ts";
import { readCaseTypes, readYears } from "./opinions/read-filters.ts";
import type { ParameterProblem } from "./read-query.ts";
import { readCaseType } from "./search/read-case-type.ts";

/** A check of one parameter, as it was sent, against what is stored. */
type Check = (corpus: Corpus, written: string) => { kind: string; problem?: ParameterProblem };

const session: Check = ({ bills }, written) => (bills === null ? FINE : readSessionFilter(bills, written));
const years: Check = (_, written) => readYears(written);
const caseTypes: Check = ({ opinions }, written) => (opinions === null ? FINE : readCaseTypes(opinions, written));
const caseType: Check = ({ opinions }, written) => (opinions === null ? FINE : readCaseType(opinions, written));

const FINE = { kind: "fine" } as const;

/** Parameters whose values the route table cannot tell. */
const CHECKS: ReadonlyMap<string, Readonly<Record<string, Check>>> = new Map<RouteId, Record<string, Check>>([
  ["bills.filtered", { session }],
  ["opinions.filtered", { year: years, case_type: caseTypes }],
  ["opinions.year", { case_type: caseTypes }],
  ["opinions.year.markdown", { case_type: caseTypes }],
  ["site.year.md", { case_type: caseTypes }],
  ["bills.search", { session }],
  ["bills.search.markdown", { session }],
  ["opinions.search", { case_type: caseType }],
  ["opinions.search.markdown", { case_type: caseType }],
  ["site.search", { session }],
]);

/** What is wrong with a query beyond what its table tells: words that are no session, no year, no case type. */
export function storedProblems(corpus: Corpus, route: Route, query: NormalQuery): ParameterProblem[] {
  return Object.entries(CHECKS.get(route.id) ?? {}).flatMap(([name, check]) => {
    const written = query[name];
    const problem = written === undefined ? undefined : check(corpus, written).problem;
    return problem === undefined ? [] : [problem];
  });
}
