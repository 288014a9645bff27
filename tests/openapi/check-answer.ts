import * as z from "zod";
import { PROBLEMS, type ProblemKind } from "../../src/contract/problems.ts";
import { PROBLEM_RECORDS } from "../../src/model/problem-record.ts";
import { ROUTE_EVENTS, ROUTE_SHAPES } from "../../src/model/route-shapes.ts";
import { operationId } from "../../src/render/openapi/openapi-document.ts";
import type { OpenApiDocument, OperationObject, ResponseObject } from "../../src/render/openapi/openapi-types.ts";
import { readEvents } from "../contract/ask/read-events.ts";
import type { GeneratedRequest } from "./generate-requests.ts";

const SHAPES: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries({ ...ROUTE_SHAPES, ...ROUTE_EVENTS }).map(([id, shape]) => [operationId(id), shape]),
);

/** What of an answer the description does not allow; null where it is as described. */
export async function checkAnswer(
  document: OpenApiDocument,
  request: GeneratedRequest,
  answer: Response,
): Promise<string | null> {
  const body = await answer.text();
  const { status } = answer;
  if (status >= 500) return `${status}: ${body.slice(0, 200)}`;
  const described = describedResponse(document, request, status);
  if (described === null) return `the status ${status} is not described: ${body.slice(0, 200)}`;
  if (request.mustFail && status < 400) return `a bound is broken, and the answer is ${status}`;
  if (request.method === "HEAD") return body === "" ? checkHead(answer) : "a HEAD request is answered with a body";
  return checkHeaders(answer, described) ?? checkBody(request, answer, described, body);
}

function operationOf({ paths }: OpenApiDocument, id: string): OperationObject | undefined {
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
}

function describedResponse(
  document: OpenApiDocument,
  request: GeneratedRequest,
  status: number,
): ResponseObject | null {
  const response = operationOf(document, request.operationId)?.responses[String(status)];
  // An address that a request's oddity moved to where nothing is.
  const moved = response ?? (status === 404 ? { $ref: "#/components/responses/NotFound" } : undefined);
  if (moved === undefined) return null;
  return "$ref" in moved ? (document.components.responses[moved.$ref.split("/").at(-1) ?? ""] ?? null) : moved;
}

function checkHead(answer: Response): string | null {
  return answer.headers.has("etag") ? "a HEAD request is answered with an ETag" : null;
}

function checkHeaders({ status, headers }: Response, { headers: described = {} }: ResponseObject): string | null {
  if (status < 400 && headers.has("etag") !== Object.hasOwn(described, "ETag"))
    return `the ETag ${headers.get("etag")} is not as described`;
  const location = headers.get("location");
  if ((location !== null) !== Object.hasOwn(described, "Location"))
    return `the Location ${location} is not as described`;
  if (location !== null && !/^\/(?!\/)/.test(location)) return `the Location ${location} is not a path of this host`;
  if (!headers.has("cache-control")) return "there is no Cache-Control";
  return headers.has("x-injected") ? "a header was injected" : null;
}

function checkBody(
  { operationId }: GeneratedRequest,
  { status, headers }: Response,
  { content }: ResponseObject,
  body: string,
): string | null {
  const type = (headers.get("content-type") ?? "").replace(/;.*/, "");
  if (content === undefined) return body === "" ? null : `a body that is not described: ${body.slice(0, 100)}`;
  if (!Object.hasOwn(content, type)) return `the media type ${type} is not described`;
  if (status >= 400) return checkProblem(JSON.parse(body), status);
  const shape = SHAPES.get(operationId);
  if (type === "text/event-stream")
    return shape === undefined ? "the shape of the events is not known" : failure(z.array(shape), readEvents(body));
  if (!type.endsWith("json")) return null;
  // A file of the bundle has its own shape.
  if (shape === undefined) return operationId === "codeBulkAsset" ? null : "the shape of the answer is not known";
  return failure(shape, JSON.parse(body));
}

function checkProblem(problem: { type?: string; status?: number }, status: number): string | null {
  const kind = problem.type?.split("/").at(-1) ?? "";
  if (!Object.hasOwn(PROBLEMS, kind)) return `the kind of error ${problem.type} is not known`;
  if (problem.status !== status) return `the error says ${problem.status}, the answer ${status}`;
  return failure(PROBLEM_RECORDS[kind as ProblemKind], problem);
}

function failure(shape: z.ZodType, value: unknown): string | null {
  const read = shape.safeParse(value);
  if (read.success) return null;
  return read.error.issues
    .map(({ path, message }) => `${path.join(".")}: ${message}`)
    .join("; ")
    .slice(0, 400);
}
