import type * as z from "zod";
import type { ParameterProblem } from "./read-query.ts";

/** What is wrong with a body by the shape that its route takes: every field that is missing, or not as it should be. */
export function bodyProblems(shape: z.ZodType, body: unknown): ParameterProblem[] {
  const { error } = shape.safeParse(body);
  const problems = new Map<string, ParameterProblem>();
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
    const place = JSON.stringify(path);
    // The first says the most: an array in place of a text may be too short a text, too.
    if (!problems.has(place)) problems.set(place, { loc: ["body", ...path], ...wordsFor(issue, valueAt(body, path)) });
  }
  return [...problems.values()];
}

/** A text with fewer characters than are needed, counted as readers count them: a pair of surrogates is one. */
export function tooShort(field: string, value: string, least: number): ParameterProblem {
  return { loc: ["body", field], msg: shortWords(value, least), type: "string_too_short" };
}

/** Characters of a text. Its UTF-16 units may be more: JSON Schema counts characters too. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function wordsFor(issue: z.core.$ZodIssue, value: unknown): Pick<ParameterProblem, "msg" | "type"> {
  if (value === undefined) return { msg: "It has to be given", type: "missing" };
  switch (issue.code) {
    case "invalid_type":
      return {
        msg: `It has to be ${withArticle(issue.expected)}; this is ${jsonKind(value)}`,
        type: `${issue.expected}_type`,
      };
    case "too_small":
      if (typeof value !== "string") break;
      return { msg: shortWords(value, Number(issue.minimum)), type: "string_too_short" };
    case "too_big":
      if (typeof value !== "string") break;
      return {
        msg: `At most ${issue.maximum} characters; these are ${countCharacters(value)}`,
        type: "string_too_long",
      };
  }
  return { msg: issue.message, type: "value_error" };
}

function shortWords(value: string, least: number): string {
  const count = countCharacters(value);
  const these = count === 0 ? "there are none" : count === 1 ? "this is 1" : `these are ${count}`;
  return `At least ${least} character${least === 1 ? "" : "s"}; ${these}`;
}

/** The value at the end of a way into a body, by its own keys alone. */
function valueAt(body: unknown, path: readonly (string | number)[]): unknown {
  let value = body;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

/** What a JSON value is, in words. */
function jsonKind(value: unknown): string {
  if (value === null) return "null";
  return withArticle(Array.isArray(value) ? "array" : typeof value);
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
