import { FIELD_WORDS } from "./field-words.ts";
import type { JsonSchema } from "./openapi-types.ts";
import { RECORD_FAMILIES, RECORD_WORDS } from "./record-words.ts";
import { SEARCH_WORDS } from "./search-words.ts";
import { VERIFY_WORDS } from "./verify-words.ts";

/** What is said of the fields of single records. */
export const OWN_WORDS: ReadonlyMap<string, string> = new Map([...RECORD_WORDS, ...SEARCH_WORDS, ...VERIFY_WORDS]);

/** What a field of a record says, in words; undefined where nothing is said of it. */
function fieldWords(record: string, field: string): string | undefined {
  const names = [record, RECORD_FAMILIES.get(record)].filter((name) => name !== undefined);
  const own = names.map((name) => OWN_WORDS.get(`${name}.${field}`));
  return own.find((words) => words !== undefined) ?? FIELD_WORDS.get(field) ?? VERIFY_WORDS.get(field);
}

/** A component's schema with a description at every field, those of objects inside it included. */
export function describeFields(record: string, schema: JsonSchema): JsonSchema {
  const inside = (each: JsonSchema) => describeFields(record, each);
  return {
    ...schema,
    ...(schema.properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([field, each]) => {
          const description = fieldWords(record, field);
          return [field, { ...(description !== undefined && { description }), ...inside(each) }];
        }),
      ),
    }),
    ...(schema.items !== undefined && { items: inside(schema.items) }),
    ...(schema.anyOf !== undefined && { anyOf: schema.anyOf.map(inside) }),
  };
}
