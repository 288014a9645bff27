import type { OpinionShelf } from "../../src/corpus/opinion-shelf.ts";
import { CASE_TYPES } from "../../src/identifiers/opinions/case-types.ts";
import type { ParameterProblem } from "../read-query.ts";

/** A filter's list as read, or what is wrong with it. */
export type ListReading<T> = { kind: "list"; values: T[] } | { kind: "problem"; problem: ParameterProblem };

/** Years that a filter may name. */
const YEARS = { first: 1600, last: 2200 } as const;

/** Reads case types separated by commas, in either case; one that there is none of is not valid. */
export function readCaseTypes(shelf: OpinionShelf, written: string): ListReading<string> {
  const known = knownCaseTypes(shelf);
  const values = words(written).map((word) => word.toLowerCase());
  const wrong = values.filter((value) => !known.includes(value));
  if (values.length === 0) return problem("case_type", "value_error", "No case type among these characters");
  if (wrong.length === 0) return { kind: "list", values: [...new Set(values)] };
  return problem("case_type", "enum", `One of ${known.join(", ")}; this is ${shown(wrong)}`);
}

/** Reads years separated by commas. */
export function readYears(written: string): ListReading<number> {
  const values = words(written);
  const wrong = values.filter((value) => !/^\d{4}$/.test(value));
  const years = values.map(Number);
  const outside = years.filter((year) => year < YEARS.first || year > YEARS.last);
  if (values.length === 0) return problem("year", "value_error", "No year among these characters");
  if (wrong.length > 0) return problem("year", "int_parsing", `Not a year of four digits: ${shown(wrong)}`);
  if (outside.length === 0) return { kind: "list", values: [...new Set(years)] };
  const [year = 0] = outside;
  if (year < YEARS.first) return problem("year", "greater_than_equal", `At least ${YEARS.first}; this is ${year}`);
  return problem("year", "less_than_equal", `At most ${YEARS.last}; this is ${year}`);
}

/** The values of a list that was checked before anything was looked for. */
export function checkedList<T>(list: ListReading<T>): T[] {
  if (list.kind === "problem") throw new Error(`a list is used before it is checked: ${list.problem.msg}`);
  return list.values;
}

/** Case types by the docket's letter, and those that only the data tells. */
function knownCaseTypes(shelf: OpinionShelf): string[] {
  const present = shelf.meta().counts.by_case_type.map(({ case_type }) => case_type);
  return [...new Set([...CASE_TYPES.map(({ slug }) => slug), "unclassified", ...present])];
}

function words(written: string): string[] {
  return written
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function shown(wrong: readonly string[]): string {
  return wrong.map((word) => JSON.stringify(word.slice(0, 40))).join(", ");
}

function problem(name: string, type: string, msg: string): ListReading<never> {
  return { kind: "problem", problem: { loc: ["query", name], msg, type } };
}
