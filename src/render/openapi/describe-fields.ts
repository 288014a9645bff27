import type { JsonSchema } from "./openapi-types.ts";
export function describeFields(_name: string, schema: JsonSchema): JsonSchema { return schema; }
