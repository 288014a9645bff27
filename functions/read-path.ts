import { LIMITS } from "../src/contract/limits.ts";
import type { Route } from "../src/contract/routes.ts";
import { readTitle } from "./map-numbers.ts";
import type { ParameterProblem } from "./read-query.ts";
import type { PathParams } from "./route-paths.ts";

/**
 * What is wrong with path parameters before anything is looked up. The contract calls a title an integer: on the API
 * anything else is not valid, while a page of that name is just not there.
 */
export function pathProblems(route: Route, params: PathParams): ParameterProblem[] {
  return Object.entries(params).flatMap(([name, value]): ParameterProblem[] => {
    if (value.length > LIMITS.referenceChars) {
      const msg = `At most ${LIMITS.referenceChars} characters; these are ${value.length}`;
      return [{ loc: ["path", name], msg, type: "string_too_long" }];
    }
    if (name === "title" && route.host === "api" && readTitle(value) === null) {
      return [
        { loc: ["path", name], msg: `Not a whole number: ${JSON.stringify(value.slice(0, 40))}`, type: "int_parsing" },
      ];
    }
    return [];
  });
}
