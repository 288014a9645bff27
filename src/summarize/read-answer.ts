import type * as z from "zod";
import { ANSWER_CHARS } from "./text-bounds.ts";

/** An answer of the right shape, or what is wrong with it, one sentence each. */
export type ReadAnswer<T> = { kind: "answer"; answer: T } | { kind: "problems"; problems: string[] };

/** Reads the JSON object of an answer. What stands around it, such as a fence or a train of thought, does not count. */
export function readAnswer<T>(text: string, shape: z.ZodType<T>): ReadAnswer<T> {
  if (text.length > ANSWER_CHARS) return { kind: "problems", problems: [`the answer has ${text.length} characters`] };
  const value = parseObject(text);
  if (value === undefined) return { kind: "problems", problems: ["the answer is not one JSON object"] };
  const read = shape.safeParse(value);
  if (read.success) return { kind: "answer", answer: read.data };
  return { kind: "problems", problems: read.error.issues.map(tellIssue) };
}

function parseObject(text: string): unknown {
  // A train of thought may hold braces of its own.
  const answer = text.slice(text.lastIndexOf("</think>") + 1);
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  try {
    return from < 0 ? undefined : JSON.parse(answer.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

function tellIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join(".")}: ${message}`;
}
