import * as z from "zod";
import { PROBLEM_RECORDS } from "../../model/problem-record.ts";
import { ROUTE_BODIES, ROUTE_EVENTS, ROUTE_SHAPES } from "../../model/route-shapes.ts";
import { COMPONENT_NAMES } from "./component-names.ts";
import { describeFields } from "./describe-fields.ts";
import type { JsonSchema } from "./openapi-types.ts";
import { tidySchema } from "./tidy-schema.ts";
import { WRITTEN_STRINGS } from "./written-strings.ts";

/** Component schemas by name, and how a zod schema is referred to. */
export type Components = {
  schemas: Record<string, JsonSchema>;
  /** A reference to a schema that is a component; throws for any other. */
  refTo(schema: z.ZodType): { $ref: string };
};

const PREFIX = "#/components/schemas/";

/** The schemas of everything that these routes answer or take, and of every error, as JSON Schema. */
export function componentSchemas(routeIds: readonly string[]): Components {
  const names = namesOf(routeIds);
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `${PREFIX}${id}`,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, WRITTEN_STRINGS.get(zodSchema));
    },
  });
  const all = new Map(Object.entries(schemas as Record<string, JsonSchema>));
  const roots = [...rootsOf(routeIds)].map(([schema]) => names.get(schema) ?? "");
  const used = reachable(roots, all);
  return {
    schemas: Object.fromEntries(
      [...used].sort().map((name) => [name, describeFields(name, tidySchema(all.get(name) ?? {}))]),
    ),
    refTo(schema) {
      const name = names.get(schema);
      if (name === undefined || !used.has(name)) throw new Error("a schema without a name among the components");
      return { $ref: `${PREFIX}${name}` };
    },
  };
}

/** What is referred to from outside the components, with the name that it has without one of its own. */
function* rootsOf(routeIds: readonly string[]): Generator<[z.ZodType, string]> {
  for (const id of routeIds) {
    const shape = (ROUTE_SHAPES as Readonly<Record<string, z.ZodType>>)[id];
    const event = (ROUTE_EVENTS as Readonly<Record<string, z.ZodType>>)[id];
    const body = (ROUTE_BODIES as Readonly<Record<string, z.ZodType>>)[id];
    if (shape !== undefined) yield [shape, pascalCase(id)];
    if (event !== undefined) yield [event, `${pascalCase(id)}Event`];
    if (body !== undefined) yield [body, `${pascalCase(id)}Request`];
  }
  for (const [kind, schema] of Object.entries(PROBLEM_RECORDS)) yield [schema, `${pascalCase(kind)}Problem`];
}

function namesOf(routeIds: readonly string[]): Map<z.ZodType, string> {
  const names = new Map(COMPONENT_NAMES);
  for (const [schema, name] of rootsOf(routeIds)) if (!names.has(schema)) names.set(schema, name);
  return names;
}

/** Names of the components that these lead to, themselves included. */
function reachable(roots: readonly string[], schemas: ReadonlyMap<string, JsonSchema>): Set<string> {
  const found = new Set(roots);
  for (const name of found) {
    for (const [, target = ""] of JSON.stringify(schemas.get(name)).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      found.add(target);
    }
  }
  return found;
}

/** `code.bulk.asset` is `CodeBulkAsset`. */
function pascalCase(id: string): string {
  return id.replace(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
