import type { QueryParameter } from "../../contract/query-parameters.ts";
import { type DescribedRoute, pathWords } from "./described-route.ts";
import type { JsonSchema, ParameterObject, Reference } from "./openapi-types.ts";

/** The header that asks for an answer only if it has changed. */
export const IF_NONE_MATCH: ParameterObject = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description:
    "The `ETag` of an earlier answer, exactly as it came. If nothing has changed the answer is 304 without a body. It is one tag: a weak one, a list, or `*` is equal to none.",
  schema: { type: "string" },
  example: '"9a0364b9e99bb480dd25e1f0284c8555"',
};

/** The parameters of a route: those of its path, of its query, and the header for conditional requests. */
export function parametersOf(route: DescribedRoute): (ParameterObject | Reference)[] {
  return [
    ...pathWords(route).map(({ name, description, schema, example }) => ({
      name,
      in: "path" as const,
      required: true,
      description,
      schema,
      example,
    })),
    ...route.query.map(queryParameter),
    ...(route.etag === "conditional" ? [{ $ref: "#/components/parameters/IfNoneMatch" }] : []),
  ];
}

function queryParameter(parameter: QueryParameter): ParameterObject {
  return {
    name: parameter.name,
    in: "query",
    required: "required" in parameter,
    description: `${parameter.description}${remark(parameter)}`,
    schema: querySchema(parameter),
  };
}

/** What a schema cannot say of how values are read. */
function remark(parameter: QueryParameter): string {
  if (parameter.type === "choice") return " In either case.";
  return parameter.type === "flag" ? " Any other value is the same as none." : "";
}

/** The bounds of a query parameter, as JSON Schema. */
function querySchema(parameter: QueryParameter): JsonSchema {
  switch (parameter.type) {
    case "string":
      return { type: "string", minLength: shortest(parameter), maxLength: parameter.maxChars };
    case "choice":
      return { type: "string", enum: [...parameter.values] };
    case "flag":
      return { type: "string", enum: [parameter.on] };
    case "integer": {
      const { min, max, default: usual } = parameter;
      return { type: "integer", minimum: min, maximum: max, ...(usual !== null && { default: usual }) };
    }
    default:
      return parameter satisfies never;
  }
}

function shortest(parameter: QueryParameter & { type: "string" }): number {
  return parameter.minChars ?? ("required" in parameter ? 1 : 0);
}
