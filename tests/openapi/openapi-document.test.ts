import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { PROBLEMS, type ProblemKind } from "../../src/contract/problems.ts";
import { ROUTES, type Route } from "../../src/contract/routes.ts";
import { PROBLEM_RECORDS } from "../../src/model/problem-record.ts";
import { REDIRECT_ROUTES, ROUTE_BODIES, ROUTE_EVENTS, ROUTE_SHAPES } from "../../src/model/route-shapes.ts";
import { COMPONENT_NAMES } from "../../src/render/openapi/component-names.ts";
import { OWN_WORDS } from "../../src/render/openapi/describe-fields.ts";
import { templatePath } from "../../src/render/openapi/described-route.ts";
import { openApiDocument } from "../../src/render/openapi/openapi-document.ts";
import type { JsonSchema, MediaTypeObject, ResponseObject } from "../../src/render/openapi/openapi-types.ts";
import { examplesAt } from "../../src/render/openapi/recorded-examples.ts";
import { WRITTEN_ROUTES } from "./written-routes.ts";

const ROOTS = { api: "https://api.law.test/api", site: "https://law.test", mcp: "https://api.law.test/mcp" };
const document = openApiDocument(ROUTES, ROOTS);
const api: readonly Route[] = ROUTES.filter(({ host }) => host === "api");
const operations = api.map((route) => [route.id, route, operationOf(route)] as const);

function operationOf(route: Route) {
  const operation = document.paths[templatePath(route)]?.[route.method === "GET" ? "get" : "post"];
  if (operation === undefined) throw new Error(`${route.id} is not described`);
  return operation;
}

function responseOf(response: ResponseObject | { $ref: string }): ResponseObject {
  if (!("$ref" in response)) return response;
  const found = document.components.responses[response.$ref.replace("#/components/responses/", "")];
  if (found === undefined) throw new Error(`${response.$ref} leads nowhere`);
  return found;
}

const valuesOf = ({ examples = {} }: MediaTypeObject) =>
  Object.values(examples).map((example) => ("value" in example ? example.value : undefined));

/** What the linter's rules do not fit: the rule, the routes, and why. A row that nothing needs any more fails. */
const LINT_EXCEPTIONS: readonly { rule: string; routes: ReadonlySet<string>; reason: string }[] = [
  {
    rule: "operation-2xx-response",
    routes: REDIRECT_ROUTES,
    reason: "A route that only redirects succeeds with 308: a 2xx would be made up.",
  },
];

test("the linter finds nothing in the description beyond the exceptions that have a reason", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: JSON.stringify(document), config, absoluteRef: "/openapi.json" });
  const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
  const excepted = LINT_EXCEPTIONS.flatMap(({ rule, routes }) =>
    api
      .filter(({ id }) => routes.has(id))
      .map((route) => `${rule} #/paths/${pointer(templatePath(route))}/get/responses`),
  );
  expect(found.sort()).toEqual(excepted.sort());
});

/** A key as a JSON pointer has it. */
function pointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

test("it is the same for the same routes and addresses, and carries no other address", () => {
  const text = JSON.stringify(document);
  expect(JSON.stringify(openApiDocument(ROUTES, ROOTS))).toBe(text);
  expect(text).not.toMatch(/(?:base-url|site-url|mcp-url)\.example/);
  expect(document.info.version).toBe("0.1.0");
});

test("every route of the API is described, and nothing else", () => {
  const methods = Object.values(document.paths).flatMap((item) => Object.keys(item));
  expect(methods).toHaveLength(api.length);
  expect(new Set(operations.map(([, , { operationId }]) => operationId)).size).toBe(api.length);
});

test("every JSON route has the shape of its answer, and every shape a route", () => {
  const json = api.filter(({ id, type, success }) => /json$/.test(type) && success === 200 && !REDIRECT_ROUTES.has(id));
  expect(Object.keys(ROUTE_SHAPES).sort()).toEqual(json.map(({ id }) => id).sort());
  const streams = api.filter(({ type }) => type === "text/event-stream");
  expect(Object.keys(ROUTE_EVENTS).sort()).toEqual(streams.map(({ id }) => id).sort());
  for (const { id, body } of api) expect(id in ROUTE_BODIES).toBe(body !== null);
});

describe.each(operations)("the operation of %s", (id, route, operation) => {
  test("has the parameters of its row with their bounds", () => {
    const named = (operation.parameters ?? []).flatMap((each) => ("name" in each ? [each] : []));
    const paths = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(named.map(({ name }) => name)).toEqual([...paths, ...route.query.map(({ name }) => name)]);
    for (const parameter of route.query) {
      const schema = named.find(({ name, in: place }) => place === "query" && name === parameter.name)?.schema;
      if (parameter.type === "integer")
        expect(schema).toMatchObject({ minimum: parameter.min, maximum: parameter.max });
      if (parameter.type === "string") expect(schema).toMatchObject({ maxLength: parameter.maxChars });
    }
    const conditional = (operation.parameters ?? []).some((each) => "$ref" in each);
    expect(conditional).toBe(route.etag === "conditional");
    expect(Object.hasOwn(operation.responses, "304")).toBe(route.etag === "conditional");
  });

  test("has an example for every answer with a body", () => {
    if (!WRITTEN_ROUTES.includes(route)) return;
    for (const response of Object.values(operation.responses).map(responseOf)) {
      if (response.content === undefined) continue;
      expect(Object.values(response.content).flatMap(valuesOf).length, response.description).toBeGreaterThan(0);
    }
  });

  test("has examples that have the shape which validates at run time", () => {
    const shape = ({ ...ROUTE_SHAPES, ...ROUTE_EVENTS } as Readonly<Record<string, z.ZodType>>)[id];
    const content = responseOf(operation.responses["200"] ?? { description: "" }).content;
    const media = content?.["application/json"] ?? content?.["text/event-stream"];
    for (const value of media === undefined || shape === undefined ? [] : valuesOf(media)) shape?.parse(value);
    const body = (ROUTE_BODIES as Readonly<Record<string, z.ZodType>>)[id];
    for (const { value } of examplesAt(ROOTS)[`${id} body`] ?? []) body?.parse(value);
  });
});

test.each(Object.keys(PROBLEMS) as ProblemKind[])("examples of the error %s have its shape", (kind) => {
  const responses = Object.values(document.components.responses);
  const values = responses.flatMap(({ content = {} }) => Object.values(content).flatMap(valuesOf));
  const own = values.filter((value) => (value as { type: string }).type.endsWith(`/problems/${kind}`));
  expect(own.length).toBeGreaterThan(0);
  for (const value of own) PROBLEM_RECORDS[kind].parse(value);
});

test("every field of every record is described in words", () => {
  const missing = Object.entries(document.components.schemas).flatMap(([name, schema]) => withoutWords(name, schema));
  expect(missing, "add them to field-words.ts or record-words.ts").toEqual([]);
});

test("every word about a field of one record is about a field that it has", () => {
  const names = new Set(COMPONENT_NAMES.values());
  const all = [...OWN_WORDS.keys()].filter((key) => key.includes(".")).map((key) => key.split(".") as [string, string]);
  const stale = all.filter(([record, field]) => {
    const schema = document.components.schemas[record];
    return !names.has(record) || (schema !== undefined && !JSON.stringify(schema).includes(`"${field}":{`));
  });
  expect(stale).toEqual([]);
});

test("objects of answers are closed, and every reference leads to a component", () => {
  const text = JSON.stringify(document);
  for (const [, group = "", name = ""] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    expect(document.components[group as "schemas"]).toHaveProperty(name);
  }
  const open = Object.entries(document.components.schemas).filter(
    ([, schema]) => schema.type === "object" && schema.additionalProperties === undefined,
  );
  expect(open).toEqual([]);
});

test("the site's key is asked for by the routes that need it, and by no other", () => {
  expect(document.components.securitySchemes).toMatchObject({
    APIKeyHeader: { type: "apiKey", in: "header", name: "X-API-Key" },
  });
  const asking = operations.filter(([, , { security }]) => security.length > 0);
  expect(asking.map(([id]) => id)).toEqual(["bills.ask", "opinions.ask"]);
  for (const [, , { security, responses }] of asking) {
    expect(security).toEqual([{ APIKeyHeader: [] }]);
    expect(responses).toHaveProperty("403");
  }
  const open = openApiDocument(
    api.filter(({ key }) => !key),
    ROOTS,
  );
  expect(open.components.securitySchemes).toBeUndefined();
});

test("a stream is described by the three kinds of event that it may hold", () => {
  const { post } = document.paths["/api/bills/bills/{bill_id}/ask"] ?? {};
  const content = responseOf(post?.responses["200"] ?? { description: "" }).content;
  expect(content?.["text/event-stream"]?.schema).toEqual({ $ref: "#/components/schemas/AskEvent" });
  const { oneOf } = document.components.schemas["AskEvent"] ?? {};
  expect(oneOf?.map(({ $ref }) => $ref?.split("/").at(-1))).toEqual(["AskToken", "AskDone", "AskError"]);
  for (const { $ref = "" } of oneOf ?? [])
    expect(document.components.schemas[$ref.split("/").at(-1) ?? ""]?.additionalProperties).toBe(false);
});

function withoutWords(name: string, schema: JsonSchema): string[] {
  const inside = [schema.items, ...(schema.anyOf ?? [])].filter((each) => each !== undefined);
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([field, each]) => [
      ...(each.description === undefined ? [`${name}.${field}`] : []),
      ...withoutWords(name, each),
    ]),
    ...inside.flatMap((each) => withoutWords(name, each)),
  ];
}
