import { LIMITS } from "../src/contract/limits.ts";
import type { Route } from "../src/contract/routes.ts";
import { countCharacters } from "./body-problems.ts";
import { readTitle, readYear } from "./map-numbers.ts";
import type { ParameterProblem } from "./read-query.ts";
import type { PathParams } from "./route-paths.ts";

/** Path parameters that the contract calls integers, and how each is read. */
const INTEGERS: ReadonlyMap<string, (written: string) => number | null> = new Map([
  ["title", readTitle],
  ["year", readYear],
]);

/**
 * What is wrong with path parameters before anything is looked up. The contract calls a title and a year integers: on the
 * API anything else is not valid, while a page of that name is just not there. `bill_id` and `cluster_id` are integers there
 * too, but other written forms of a reference stand in their place.
 */
export function pathProblems(route: Route, params: PathParams): ParameterProblem[] {
  return Object.entries(params).flatMap(([name, value]): ParameterProblem[] => {
    const chars = countCharacters(value);
    if (chars > LIMITS.referenceChars) {
      const msg = `At most ${LIMITS.referenceChars} characters; these are ${chars}`;
      return [{ loc: ["path", name], msg, type: "string_too_long" }];
    }
    if (route.host === "api" && INTEGERS.get(name)?.(value) === null) {
      return [
        { loc: ["path", name], msg: `Not a whole number: ${JSON.stringify(value.slice(0, 40))}`, type: "int_parsing" },
      ];
    }
    return [];
  });
}
