import type { OpinionShelf } from "../../src/corpus/opinion-shelf.ts";
import { type ListReading, readCaseTypes } from "../opinions/read-filters.ts";

/** Reads `case_type` of a search: one, in either case; several, and one that there is none of, are not valid. */
export function readCaseType(shelf: OpinionShelf, written: string): ListReading<string> {
  const read = readCaseTypes(shelf, written);
  if (read.kind === "problem" || !written.includes(",")) return read;
  const msg = `One case type at a time; this is ${JSON.stringify(written)}`;
  return { kind: "problem", problem: { loc: ["query", "case_type"], msg, type: "value_error" } };
}
