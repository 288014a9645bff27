import type * as z from "zod";
import { inMatchingOrder } from "../../functions/route-paths.ts";
import { PROBLEMS, type ProblemKind } from "../../src/contract/problems.ts";
import { ROUTES, type RouteId } from "../../src/contract/routes.ts";
import { PROBLEM_RECORDS } from "../../src/model/problem-record.ts";
import { ROUTE_SHAPES } from "../../src/model/route-shapes.ts";

/** What the shape of an answer depends on: the route that gives it, or the kind of an error. */
export type ShapeName = RouteId | ProblemKind;

/** Every closed shape of a JSON body: of each route's success, and of each kind of error. */
export const ALL_SHAPES: ReadonlyMap<ShapeName, z.ZodType> = new Map<ShapeName, z.ZodType>([
  ...(Object.entries(ROUTE_SHAPES) as [RouteId, z.ZodType][]),
  ...(Object.entries(PROBLEM_RECORDS) as [ProblemKind, z.ZodType][]),
]);

/** Routes that give JSON files of more than one shape. */
const SHAPELESS: ReadonlySet<string> = new Set<RouteId>(["code.bulk.asset"]);

const PATTERNS = inMatchingOrder(ROUTES, "api").map(({ id, method, path }) => ({
  id: id as RouteId,
  method,
  pattern: new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`),
}));

/** The route of the API host that answers a request, null where none does. `target` is a path with or without a query. */
export function routeOf(method: string, target: string): RouteId | null {
  const path = target.replace(/\?.*$/s, "");
  return PATTERNS.find((route) => route.method === method && route.pattern.test(path))?.id ?? null;
}

/** What of a body its closed shape refuses, field by field; null where it fits. */
export function shapeFault(name: ShapeName, body: unknown): string | null {
  const shape = ALL_SHAPES.get(name);
  if (shape === undefined) return `${name} has no shape`;
  const read = shape.safeParse(body);
  if (read.success) return null;
  return read.error.issues.map(({ path, message }) => `${name}: ${path.join(".")}: ${message}`).join("; ");
}

/** The name of the shape that the body of an answer must have; null where it is no JSON, or a file of the bundle. */
export function shapeOf(method: string, target: string, { status, headers }: Response, body: unknown) {
  const type = headers.get("content-type") ?? "";
  if (type.startsWith("application/problem+json")) return kindOf(body, status);
  const route = routeOf(method, target);
  if (!/[/+]json(;|$)/.test(type) || status !== 200 || route === null || SHAPELESS.has(route)) return null;
  return route;
}

/** What is wrong with the JSON of an answer of the API host; null where nothing is, or where it has no JSON. */
export async function answerFault(method: string, target: string, answer: Response): Promise<string | null> {
  const { headers, body } = answer;
  const readable = /json(;|$)/.test(headers.get("content-type") ?? "") && !headers.has("content-encoding");
  if (method === "HEAD" || body === null || !readable || answer.status === 304) return null;
  const read: unknown = JSON.parse(await answer.clone().text());
  const name = shapeOf(method, target, answer, read);
  return name === null ? null : shapeFault(name, read);
}

function kindOf(body: unknown, status: number): ProblemKind {
  const { type } = body as { type: string };
  const kind = type.split("/").at(-1) as ProblemKind;
  if (PROBLEMS[kind]?.status !== status) throw new Error(`an error of the kind ${type} came with the status ${status}`);
  return kind;
}
