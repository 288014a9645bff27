import { compile } from "json-schema-to-typescript";
import type {
  JsonSchema,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  ResponseObject,
} from "../../src/render/openapi/openapi-types.ts";

const HEADER = [
  "// Generated from the description of the API. Do not edit: UPDATE_GENERATED=1 npm test -- tests/openapi tests/client",
  "// biome-ignore-all format: a type a line",
  "// biome-ignore-all lint: generated",
];

/** TypeScript of a description: a type for every component, a type a line, and `paths` as `openapi-fetch` takes it. */
export async function generateClient(document: OpenApiDocument): Promise<string> {
  const types = await compile(
    { definitions: definitionsOf(document), type: "object" } as Parameters<typeof compile>[0],
    "Root",
    { additionalProperties: false, bannerComment: "", format: false, unreachableDefinitions: true, maxItems: -1 },
  );
  return `${[...HEADER, "", ...typeLines(types), "", ...pathLines(document)].join("\n")}\n`;
}

/** The component schemas as the draft of JSON Schema that the compiler reads, without words. */
function definitionsOf({ components }: OpenApiDocument): Record<string, unknown> {
  return Object.fromEntries(Object.entries(components.schemas).map(([name, schema]) => [name, earlier(schema)]));
}

function earlier({ description: _, properties, $ref, prefixItems, ...schema }: JsonSchema): Record<string, unknown> {
  if ($ref !== undefined) return { $ref: $ref.replace("#/components/schemas/", "#/definitions/") };
  return {
    ...schema,
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, earlier(each)])),
    }),
    ...(schema.items !== undefined && { items: earlier(schema.items) }),
    ...(schema.anyOf !== undefined && { anyOf: schema.anyOf.map(earlier) }),
    ...(schema.oneOf !== undefined && { oneOf: schema.oneOf.map(earlier) }),
    // A tuple.
    ...(prefixItems !== undefined && { items: prefixItems.map(earlier), minItems: prefixItems.length }),
  };
}

/** The compiler's types, each on a line of its own, in the order of their names. */
function typeLines(types: string): string[] {
  return types
    .replace(/\/\*\*[\s\S]*?\*\//g, "")
    .split(/^export /m)
    .map((text) =>
      text
        .trim()
        .replace(/\{\s*\n\s*/g, "{ ")
        .replace(/\s*\n\s*\}/g, " }")
        .replace(/\s*\n\s*/g, "; "),
    )
    .filter((text) => text !== "" && !text.startsWith("interface Root"))
    .map((text) => `export ${text}`)
    .sort();
}

function pathLines({ paths, components }: OpenApiDocument): string[] {
  const lines = Object.entries(paths).flatMap(([path, item]) => [
    `  ${JSON.stringify(path)}: {`,
    ...Object.entries(item).map(([method, operation]) => `    ${method}: ${operationType(operation, components)};`),
    "  };",
  ]);
  return ["export interface paths {", ...lines, "}"];
}

function operationType(operation: OperationObject, components: OpenApiDocument["components"]): string {
  const parameters = (operation.parameters ?? []).map((each) =>
    "name" in each ? each : components.parameters[nameOf(each.$ref)],
  );
  const groups = (["path", "query", "header"] as const).map((place) => groupType(place, parameters, place));
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const found = "$ref" in response ? components.responses[nameOf(response.$ref)] : response;
    return `${status}: ${responseType(found ?? { description: "" })}`;
  });
  const body = operation.requestBody?.content["application/json"]?.schema;
  const request =
    body === undefined ? "requestBody?: never" : `requestBody: { content: { "application/json": ${typeOf(body)} } }`;
  return `{ parameters: { ${groups.join("; ")} }; ${request}; responses: { ${responses.join("; ")} } }`;
}

function groupType(name: string, parameters: readonly (ParameterObject | undefined)[], place: string): string {
  const own = parameters.filter((each) => each?.in === place).filter((each) => each !== undefined);
  if (own.length === 0) return `${name}?: never`;
  const fields = own.map(
    ({ name: field, required, schema }) => `${JSON.stringify(field)}${required ? "" : "?"}: ${typeOf(schema)}`,
  );
  return `${name}${own.some(({ required }) => required) ? "" : "?"}: { ${fields.join("; ")} }`;
}

function responseType({ content }: ResponseObject): string {
  const headers = "headers: { [name: string]: unknown }";
  if (content === undefined) return `{ ${headers}; content?: never }`;
  const types = Object.entries(content).map(([type, { schema }]) => `${JSON.stringify(type)}: ${typeOf(schema)}`);
  return `{ ${headers}; content: { ${types.join("; ")} } }`;
}

/** The type of a parameter, a body or an answer; what has no schema is bytes. */
function typeOf(schema: JsonSchema | undefined): string {
  if (schema === undefined) return "Blob";
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  return schema.type === "integer" ? "number" : String(schema.type);
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
