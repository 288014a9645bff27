import { LIMITS } from "./limits.ts";

/** A query parameter of a route. Unknown parameters are dropped; a default is the same as leaving it out. */
export type QueryParameter = { name: string; description: string } & (
  | { type: "string"; maxChars: number; required?: true }
  /** Without a default, leaving it out means something of its own. */
  | { type: "integer"; min: number; max: number; default: number | null }
  /** A switch: any other value than `on` is off. */
  | { type: "flag"; on: string }
);

/** The parameters that several routes have, each with its one meaning. */
export const QUERY = {
  version: {
    name: "version",
    type: "string",
    maxChars: 40,
    description: "Effective-date qualifier of a stored version; without it the version in force.",
  },
  notes: { name: "notes", type: "flag", on: "all", description: "`all` lifts the cap on printed notes." },
  subsection: {
    name: "subsection",
    type: "string",
    maxChars: 80,
    description: "One structure anchor, such as `a` or `a-1`.",
  },
  full: { name: "full", type: "flag", on: "1", description: "`1` puts the sections' text into the listing." },
  start: {
    name: "start",
    type: "integer",
    min: 0,
    max: 1_000_000,
    default: 0,
    description: "Number of sections to pass over.",
  },
  page: {
    name: "page",
    type: "integer",
    min: 0,
    max: 1_000_000,
    default: null,
    description: "Number of a page; without it the list of pages.",
  },
  ids: {
    name: "ids",
    type: "string",
    maxChars: LIMITS.itemsIdsChars,
    required: true,
    description: "Ids separated by commas, `a..b` for a range.",
  },
} as const satisfies Record<string, QueryParameter>;
