import type { NormalQuery } from "../src/contract/artifact-path.ts";
import type { QueryParameter } from "../src/contract/routes.ts";
import { countCharacters } from "./body-problems.ts";

/** One thing that is wrong with a request: where it stands (of a body the way into it), in words, and a stable name. */
export type ParameterProblem = {
  loc: readonly ["query" | "path", string] | readonly ["body", ...(string | number)[]];
  msg: string;
  type: string;
};

/** A query read by a route's table, or everything that is wrong with it beside what of it can be read. */
export type QueryReading =
  | { kind: "query"; query: NormalQuery }
  | { kind: "problems"; errors: ParameterProblem[]; query: NormalQuery };

type ValueReading =
  | { kind: "default" }
  | { kind: "value"; value: string }
  | { kind: "problem"; msg: string; type: string };

const DEFAULT = { kind: "default" } as const;
const NO_QUERY: QueryReading = { kind: "query", query: {} };

/**
 * Brings a query string (without `?`) to the one form that names its answer: unknown parameters and defaults dropped,
 * numbers in plain digits. Of a repeated parameter the first counts; an empty text is the same as none.
 */
export function readQuery(parameters: readonly QueryParameter[], search: string): QueryReading {
  if (parameters.length === 0 || (search === "" && !parameters.some(isRequired))) return NO_QUERY;
  const given = new URLSearchParams(search);
  const query: Record<string, string> = {};
  const errors: ParameterProblem[] = [];
  for (const parameter of parameters) {
    const written = given.get(parameter.name);
    const read = written === null ? readAbsent(parameter) : readValue(parameter, written);
    if (read.kind === "value") query[parameter.name] = read.value;
    if (read.kind === "problem") errors.push({ loc: ["query", parameter.name], msg: read.msg, type: read.type });
  }
  return errors.length > 0 ? { kind: "problems", errors, query } : { kind: "query", query };
}

/** Whether a route does not answer without a parameter. */
export function isRequired(parameter: QueryParameter): boolean {
  return "required" in parameter;
}

function readAbsent(parameter: QueryParameter): ValueReading {
  return isRequired(parameter) ? { kind: "problem", type: "missing", msg: "It has to be given" } : DEFAULT;
}

function readValue(parameter: QueryParameter, written: string): ValueReading {
  switch (parameter.type) {
    case "flag":
      return written === parameter.on ? { kind: "value", value: written } : DEFAULT;
    case "string":
      return readText(parameter, written);
    case "choice":
      return readChoice(parameter, written);
    case "integer":
      return readInteger(parameter, written);
    default:
      return parameter satisfies never;
  }
}

function readText(parameter: QueryParameter & { type: "string" }, written: string): ValueReading {
  const { minChars = 0, maxChars } = parameter;
  if (written === "")
    return isRequired(parameter)
      ? { kind: "problem", type: "string_too_short", msg: "At least 1 character; there is none" }
      : DEFAULT;
  const chars = countCharacters(written);
  if (chars < minChars)
    return { kind: "problem", type: "string_too_short", msg: `At least ${minChars} characters; ${counted(chars)}` };
  if (chars > maxChars)
    return { kind: "problem", type: "string_too_long", msg: `At most ${maxChars} characters; these are ${chars}` };
  return { kind: "value", value: written };
}

function counted(chars: number): string {
  return chars === 1 ? "this is 1" : `these are ${chars}`;
}

function readChoice({ values, default: usual }: QueryParameter & { type: "choice" }, written: string): ValueReading {
  if (written === "") return DEFAULT;
  const value = values.find((each) => each.toLowerCase() === written.toLowerCase());
  if (value !== undefined) return value === usual ? DEFAULT : { kind: "value", value };
  const shown = JSON.stringify(written.slice(0, 40));
  return { kind: "problem", type: "enum", msg: `One of ${values.join(", ")}; this is ${shown}` };
}

function readInteger(
  { min, max, default: usual }: QueryParameter & { type: "integer" },
  written: string,
): ValueReading {
  if (written === "") return DEFAULT;
  const shown = JSON.stringify(written.slice(0, 40));
  if (!/^-?\d{1,15}$/.test(written))
    return { kind: "problem", type: "int_parsing", msg: `Not a whole number: ${shown}` };
  const value = Number(written);
  if (value < min) return { kind: "problem", type: "greater_than_equal", msg: `At least ${min}; this is ${value}` };
  if (value > max) return { kind: "problem", type: "less_than_equal", msg: `At most ${max}; this is ${value}` };
  return value === usual ? DEFAULT : { kind: "value", value: String(value) };
}
