import type { JsonSchema } from "./openapi-types.ts";

/** What zod writes for an integer without bounds of its own. */
const SAFE: ReadonlySet<unknown> = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/** A schema as zod gives it, without what says nothing, and with `null` among the types where it may be null. */
export function tidySchema(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([key, value]) => !saysNothing(key, value, schema));
  return nullable(Object.fromEntries(kept.map(([key, value]) => [key, tidyValue(key, value)])));
}

function saysNothing(key: string, value: unknown, { format }: JsonSchema): boolean {
  if (key === "$schema" || key === "$id" || key === "id") return typeof value === "string";
  // The format says it; the pattern of a day alone has 200 characters.
  if (key === "pattern") return format === "date" || format === "uri";
  return (key === "minimum" || key === "maximum") && SAFE.has(value);
}

function tidyValue(key: string, value: unknown): unknown {
  if (key === "properties") {
    return Object.fromEntries(
      Object.entries(value as Record<string, JsonSchema>).map(([name, schema]) => [name, tidySchema(schema)]),
    );
  }
  if (key === "items") return tidySchema(value as JsonSchema);
  if (key === "anyOf" || key === "oneOf" || key === "prefixItems") return (value as JsonSchema[]).map(tidySchema);
  return value;
}

/** `anyOf: [{type: "string"}, {type: "null"}]` is `type: ["string", "null"]`; a reference stays as it is. */
function nullable(schema: JsonSchema): JsonSchema {
  const [some, none] = schema.anyOf ?? [];
  if (schema.anyOf?.length !== 2 || none?.type !== "null" || typeof some?.type !== "string") return schema;
  const { anyOf: _, ...rest } = schema;
  const values = some.enum === undefined ? {} : { enum: [...some.enum, null] };
  return { ...rest, ...some, type: [some.type, "null"], ...values };
}
