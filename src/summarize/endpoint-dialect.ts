import { APIError } from "openai";

/** Which optional parts of a request an endpoint takes. */
export type Dialect = {
  readonly format: "json_schema" | "json_object" | "none";
  readonly temperature: boolean;
  readonly length: "max_completion_tokens" | "max_tokens" | "none";
};

/** What a request begins with: everything, in its newest form. */
export const FULL_DIALECT: Dialect = { format: "json_schema", temperature: true, length: "max_completion_tokens" };

type Concession = { readonly named: RegExp; readonly next: (dialect: Dialect) => Dialect | null };

/** What is left out when an endpoint refuses a request and names it. */
const CONCESSIONS: readonly Concession[] = [
  {
    named: /max_completion_tokens|max_tokens/i,
    next: (dialect) => {
      if (dialect.length === "none") return null;
      return { ...dialect, length: dialect.length === "max_completion_tokens" ? "max_tokens" : "none" };
    },
  },
  { named: /temperature/i, next: (dialect) => (dialect.temperature ? { ...dialect, temperature: false } : null) },
  {
    named: /response_format|json_schema|json_object|json schema|structured output/i,
    next: (dialect) => {
      if (dialect.format === "none") return null;
      return { ...dialect, format: dialect.format === "json_schema" ? "json_object" : "none" };
    },
  },
];

/** The next simpler dialect when a request was refused for one of its optional parts, else null. */
export function simplerDialect(dialect: Dialect, error: unknown): Dialect | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null;
  const words = `${error.param ?? ""} ${error.message}`;
  return CONCESSIONS.find(({ named }) => named.test(words))?.next(dialect) ?? null;
}

/** What an endpoint was found not to take, for people; none when it takes all. */
export function tellDialect({ format, temperature, length }: Dialect): string[] {
  return [
    ...(format === "json_schema" ? [] : [`no JSON schema (asked with ${format === "none" ? "words alone" : format})`]),
    ...(temperature ? [] : ["no temperature (answers may differ from run to run)"]),
    ...(length === "max_completion_tokens" ? [] : [`no max_completion_tokens (${length} instead)`]),
  ];
}
