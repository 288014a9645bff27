import { KEY_HEADER } from "../../src/contract/routes-ask.ts";
import type {
  JsonSchema,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
} from "../../src/render/openapi/openapi-types.ts";
import { ASK_KEY } from "../support/hosts.ts";
import { generateBody } from "./generate-bodies.ts";
import { HOSTILE_VALUES } from "./hostile-values.ts";
import { knownValues } from "./known-values.ts";
import { RandomChoices } from "./random-choices.ts";

/** What a request is like: as described, at a bound, beyond one, not readable, or odd in another way. */
export const KINDS = ["valid", "bounds", "beyond", "malformed", "odd"] as const;
/** What a request is like. */
export type RequestKind = (typeof KINDS)[number];

/** A request that the description allows, or almost. `mustFail` where it certainly breaks a bound that is described. */
export type GeneratedRequest = {
  operationId: string;
  kind: RequestKind;
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | null;
  mustFail: boolean;
};

/** A parameter's value as it stands in an address, and whether it certainly breaks the parameter's bounds. */
type Value = { written: string; broken: boolean };

/** Makes requests from a description and a seed: the same two, the same requests. `known` has values of documents that exist. */
export function* generateRequests(
  document: OpenApiDocument,
  seed: number,
  known = knownValues(document),
): Generator<GeneratedRequest> {
  const random = new RandomChoices(seed);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  for (;;) yield generate(random.of(operations), random, known);
}

function generate(
  { path, method, operation }: { path: string; method: string; operation: OperationObject },
  random: RandomChoices,
  known: ReadonlyMap<string, readonly string[]>,
): GeneratedRequest {
  const kind = random.of(KINDS);
  const parameters = (operation.parameters ?? []).flatMap((each) => ("name" in each ? [each] : []));
  const body = operation.requestBody === undefined ? null : generateBody(operation.requestBody, kind, random);
  // One parameter is what the kind says, the others are as described.
  const special = parameters.length === 0 ? null : random.of(parameters);
  const values = new Map<ParameterObject, Value>();
  for (const parameter of parameters) {
    if (parameter !== special && !parameter.required && random.oneIn(2)) continue;
    const own = parameter === special ? kind : "valid";
    values.set(parameter, parameterValue(parameter, own, random, known.get(parameter.name) ?? []));
  }
  const query = [...values].filter(([{ in: place }]) => place === "query");
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = [...values].find(([parameter]) => parameter.in === "path" && parameter.name === name);
    return found?.[1].written ?? "";
  });
  const search = query.map(([{ name }, { written }]) => `${name}=${written}`).join("&");
  const request = {
    operationId: operation.operationId,
    kind,
    method,
    target: search === "" ? filled : `${filled}?${search}`,
    headers: { ...body?.headers, ...keyOf(operation, random) },
    body: body?.text ?? null,
    mustFail: query.some(([, { broken }]) => broken) || (body?.broken ?? false),
  };
  return kind === "odd" ? makeOdd(request, random) : request;
}

/** The key of an operation that needs one, left out now and then. */
function keyOf({ security }: OperationObject, random: RandomChoices): Record<string, string> {
  return security.length === 0 || random.oneIn(8) ? {} : { [KEY_HEADER]: ASK_KEY };
}

function parameterValue(
  { name, in: place, required, schema, example }: ParameterObject,
  kind: RequestKind,
  random: RandomChoices,
  known: readonly string[],
): Value {
  if (kind === "malformed") return { written: random.of(HOSTILE_VALUES), broken: false };
  const encode = (value: unknown): string => encodeURIComponent(String(value));
  if (kind === "beyond") {
    const value = random.of(valuesBeyond(schema, required));
    return { written: encode(value), broken: place === "query" && schema.enum?.length !== 1 };
  }
  if (kind === "bounds") return { written: encode(random.of(valuesAtBounds(schema))), broken: false };
  if (name === "ids" && random.oneIn(2)) {
    return { written: encode([random.of(known), random.of(known), random.of(known)].join(",")), broken: false };
  }
  const fitting = known.filter((value) => fits(value, schema));
  const usual = example === undefined ? valuesInside(schema, random) : [example];
  return {
    written: encode(random.oneIn(3) || fitting.length === 0 ? random.of(usual) : random.of(fitting)),
    broken: false,
  };
}

function fits(value: string, schema: JsonSchema): boolean {
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.type === "integer") return /^\d+$/.test(value) && Number(value) <= (schema.maximum ?? Number.MAX_VALUE);
  return value.length >= (schema.minLength ?? 0) && value.length <= (schema.maxLength ?? Number.MAX_VALUE);
}

function valuesInside(
  { enum: values, type, minimum = 0, maximum = 100, minLength = 0 }: JsonSchema,
  random: RandomChoices,
) {
  if (values !== undefined) return values;
  if (type === "integer") return [minimum + random.below(Math.min(maximum - minimum, 50) + 1)];
  return ["the", "windfall", "HB 9001", "90-1-1"].filter(({ length }) => length >= minLength);
}

function valuesAtBounds(schema: JsonSchema): unknown[] {
  if (schema.enum !== undefined) return schema.enum;
  if (schema.type === "integer") return [schema.minimum ?? 0, schema.maximum ?? 0];
  return ["a".repeat(schema.minLength ?? 1), "a".repeat(schema.maxLength ?? 300), "9".repeat(schema.maxLength ?? 300)];
}

function valuesBeyond(
  { enum: values, type, minimum = 0, maximum = 0, ...schema }: JsonSchema,
  required: boolean,
): unknown[] {
  if (values !== undefined) return [`${values[0]}x`, "x".repeat(100), "0"];
  if (type === "integer") return [minimum - 1, maximum + 1, "x", "1.5", "1e2", "0x1", "999999999999999999999"];
  const { minLength = 0, maxLength = 300 } = schema;
  const short = minLength > 1 || (minLength === 1 && required) ? ["a".repeat(minLength - 1)] : [];
  // Without any, a parameter that is not required is left out.
  return [...short.filter((value) => value !== "" || required), "a".repeat(maxLength + 1), "é".repeat(maxLength * 2)];
}

/** The same request in a way that the description says something of, or that clients do: none of them may break it. */
const ODDITIES: readonly ((request: GeneratedRequest, random: RandomChoices) => GeneratedRequest)[] = [
  (request) => ({ ...request, method: request.method === "GET" ? "HEAD" : request.method }),
  (request, random) => ({ ...request, method: random.of(["PUT", "PATCH", "DELETE", "PROPFIND"]), mustFail: false }),
  (request) => ({ ...request, method: request.method === "GET" ? "POST" : "GET", body: null, mustFail: false }),
  (request) => ({
    ...request,
    target: `${request.target}${request.target.includes("?") ? "&" : "?"}unknown=1&__proto__=x`,
  }),
  (request) => ({ ...request, target: request.target.replace(/(?=\?|$)/, "/"), mustFail: false }),
  (request) => ({ ...request, target: request.target.replace("/api/", "/api//"), mustFail: false }),
  (request) => ({ ...request, target: request.target.toUpperCase(), mustFail: false }),
  (request) => ({
    ...request,
    target: `${request.target}${request.target.includes("?") ? "&" : "?"}&&=&a=&=b&limit`,
    mustFail: false,
  }),
  (request, random) => ({
    ...request,
    headers: { ...request.headers, "if-none-match": random.of(["*", 'W/"x"', '"a", "b"', "", '"'.repeat(1000)]) },
  }),
  (request, random) => ({
    ...request,
    headers: { ...request.headers, accept: random.of(["text/html", "image/png", "*/*;q=0", "x"]), range: "bytes=0-1" },
  }),
];

function makeOdd(request: GeneratedRequest, random: RandomChoices): GeneratedRequest {
  return random.of(ODDITIES)(request, random);
}
