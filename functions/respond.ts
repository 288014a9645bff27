import type { PublicRoots } from "../src/contract/addresses.ts";
import { cacheControl } from "../src/contract/cache.ts";
import type { Route } from "../src/contract/routes.ts";
import type { Answer } from "./answer.ts";
import type { FileBody } from "./artifact-files.ts";
import { origin } from "./places.ts";
import { type Problem, problemRecord, problemStatus, problemText } from "./problem.ts";

/** What of the request decides how an answer is written. */
export type Asking = {
  method: string;
  host: Route["host"];
  ifNoneMatch: string | undefined;
  roots: PublicRoots;
};

/** On every answer of both hosts: all of it is public and may be read by any page (contract section 5). */
export const COMMON_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, Link, Retry-After, RateLimit, RateLimit-Policy",
  "x-content-type-options": "nosniff",
} as const;

/** Media types that are in a language. */
const IN_WORDS = /^(?:application\/json|text\/(?:html|markdown|plain))\b/;

/** Writes an answer. The one place where a status and headers are decided. */
export function respond(answer: Answer, asking: Asking): Response | Promise<Response> {
  switch (answer.kind) {
    case "content":
      return respondContent(answer, asking);
    case "redirect":
      return new Response(null, {
        status: answer.status,
        headers: {
          ...COMMON_HEADERS,
          location: answer.location,
          "cache-control": cacheControl(answer.status === 308 ? "redirect" : "list", null),
          "content-length": "0",
        },
      });
    case "problem":
      return respondProblem(answer.problem, asking);
    default:
      return answer satisfies never;
  }
}

function respondContent(
  answer: Answer & { kind: "content" },
  { method, ifNoneMatch }: Asking,
): Response | Promise<Response> {
  // HEAD carries no ETag, and so has nothing to compare (contract section 8).
  const etag = method === "HEAD" ? null : answer.etag;
  const headers: Record<string, string> = { ...COMMON_HEADERS, "cache-control": answer.cacheControl };
  if (etag !== null) headers["etag"] = etag;
  if (answer.link !== null) headers["link"] = answer.link;
  // Equality and nothing else: weak tags, lists and `*` are not handled (contract section 8).
  if (etag !== null && answer.conditional && ifNoneMatch === etag) return new Response(null, { status: 304, headers });
  headers["content-type"] = answer.type;
  if (IN_WORDS.test(answer.type)) headers["content-language"] = "en";
  const body = typeof answer.body === "string" ? Buffer.from(answer.body) : answer.body;
  headers["content-length"] = String(bytesOf(body));
  const init = { status: answer.status ?? 200, headers };
  if (method === "HEAD") return new Response(null, init);
  if (body instanceof Uint8Array) return new Response(body as Uint8Array<ArrayBuffer>, init);
  return body.open().then((stream) => new Response(stream, init));
}

function bytesOf(body: Uint8Array | FileBody): number {
  return body instanceof Uint8Array ? body.byteLength : body.bytes;
}

function respondProblem(problem: Problem, { method, host, roots }: Asking): Response {
  const status = problemStatus(problem.kind);
  const json = host === "api";
  const body = json ? `${JSON.stringify(problemRecord(problem, origin(roots, "api")))}\n` : problemText(problem);
  const headers: Record<string, string> = {
    ...COMMON_HEADERS,
    "content-type": json ? "application/problem+json" : "text/plain; charset=utf-8",
    "content-language": "en",
    "cache-control": cacheControl(status === 404 ? "missing" : "none", null),
    "content-length": String(Buffer.byteLength(body)),
  };
  if (problem.kind === "method-not-allowed") headers["allow"] = problem.allow.join(", ");
  return new Response(method === "HEAD" ? null : body, { status, headers });
}
