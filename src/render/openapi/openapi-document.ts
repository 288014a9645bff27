import type { PublicRoots } from "../../contract/addresses.ts";
import { KEY_HEADER, KEY_SCHEME } from "../../contract/routes-ask.ts";
import { ROUTE_BODIES } from "../../model/route-shapes.ts";
import { API_NAME, API_VERSION, CONVENTIONS, TAGS } from "./api-words.ts";
import { type Components, componentSchemas } from "./component-schemas.ts";
import { type DescribedRoute, successStatus, tagOf, templatePath } from "./described-route.ts";
import { HEADERS } from "./headers.ts";
import type { OpenApiDocument, OperationObject, PathItemObject } from "./openapi-types.ts";
import { IF_NONE_MATCH, parametersOf } from "./parameters.ts";
import { problemResponses } from "./problem-responses.ts";
import { exampleObjects, examplesAt, type RecordedExamples } from "./recorded-examples.ts";
import { BODILESS_RESPONSES, responsesOf } from "./responses.ts";

/**
 * The OpenAPI 3.1 description of the API host: every row of the route table, the shapes that validate at run time, and
 * answers of the specimen as examples. The same table and roots give the same description.
 */
export function openApiDocument(
  routes: readonly DescribedRoute[],
  roots: PublicRoots,
  examples: RecordedExamples = examplesAt(roots),
): OpenApiDocument {
  const described = routes.filter(({ host }) => host === "api");
  const components = componentSchemas(described.map(({ id }) => id));
  const paths: Record<string, PathItemObject> = {};
  for (const route of described) {
    const path = templatePath(route);
    const method = route.method === "GET" ? "get" : "post";
    paths[path] = { ...paths[path], [method]: operationOf(route, components, examples) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: API_NAME,
      version: API_VERSION,
      summary:
        "Read-only access to the Code of Georgia, bills of its General Assembly, and opinions of its Supreme Court.",
      description: conventionsText(),
      license: { name: "MIT License", identifier: "MIT" },
    },
    servers: [{ url: roots.api.replace(/\/api$/, ""), description: "The API host" }],
    externalDocs: { url: `${roots.site}/docs`, description: "The same for reading, with how references are written" },
    tags: Object.entries(TAGS).map(([name, { description }]) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas,
      parameters: { IfNoneMatch: IF_NONE_MATCH },
      headers: HEADERS,
      responses: { ...BODILESS_RESPONSES, ...problemResponses(components, examples, roots) },
      ...(described.some(({ key }) => key) && { securitySchemes: { [KEY_SCHEME]: KEY } }),
    },
  };
}

const KEY = {
  type: "apiKey",
  in: "header",
  name: KEY_HEADER,
  description: "The site’s own key. Callers outside have no way to obtain one.",
} as const;

function operationOf(route: DescribedRoute, components: Components, examples: RecordedExamples): OperationObject {
  const parameters = parametersOf(route);
  const body = requestBody(route, components, examples);
  return {
    operationId: operationId(route.id),
    tags: [tagOf(route)],
    summary: route.summary,
    description: descriptionOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && { requestBody: body }),
    responses: responsesOf(route, components, examples),
    security: route.key ? [{ [KEY_SCHEME]: [] }] : [],
  };
}

/** `code.section.full-text` is `codeSectionFullText`: what generated clients call the operation. */
export function operationId(id: string): string {
  return id.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function descriptionOf(route: DescribedRoute): string {
  const sentences = [`${route.summary}.`];
  if (successStatus(route) === 308) sentences.push("It never answers itself.");
  if (route.etag === "plain") sentences.push("The answer carries an `ETag`, and `If-None-Match` is not looked at.");
  if (route.etag === "none" && successStatus(route) === 200) sentences.push("The answer carries no `ETag`.");
  if (route.cache === "none") sentences.push("The answer is not to be kept.");
  if (route.key) sentences.push("It needs the site’s own key, which callers outside cannot obtain.");
  if (route.body !== null) sentences.push(`The body has at most ${route.body.maxBytes.toLocaleString("en-US")} bytes.`);
  return sentences.join(" ");
}

function requestBody(route: DescribedRoute, components: Components, examples: RecordedExamples) {
  const schema = (ROUTE_BODIES as Readonly<Record<string, Parameters<Components["refTo"]>[0]>>)[route.id];
  if (schema === undefined) return null;
  return {
    required: true as const,
    description: "What is asked, as JSON. Fields that are not named are passed over.",
    content: {
      "application/json": { schema: components.refTo(schema), ...exampleObjects(examples[`${route.id} body`] ?? []) },
    },
  };
}

function conventionsText(): string {
  const parts = CONVENTIONS.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join("\n\n"));
  return [...parts, "Examples are answers of a specimen that was written for this project and is not law."].join(
    "\n\n",
  );
}
