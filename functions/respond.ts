import type { PublicRoots } from "../src/contract/addresses.ts";
import { cacheControl } from "../src/contract/cache.ts";
import type { Bucket } from "../src/contract/rate-limits.ts";
import type { Route } from "../src/contract/routes.ts";
import type { Answer } from "./answer.ts";
import type { FileBody } from "./artifact-files.ts";
import { eventStream } from "./ask/event-stream.ts";
import { rateLimitHeaders } from "./limits/rate-limit-headers.ts";
import type { Taken } from "./limits/sliding-log.ts";
import { origin } from "./places.ts";
import { type Problem, problemRecord, problemStatus, problemText } from "./problem.ts";
import type { Compressor } from "./safety/compressor.ts";
import { CROSS_ORIGIN_HEADERS } from "./safety/cross-origin.ts";
import { securityHeaders } from "./safety/security-headers.ts";
import { writeContent } from "./safety/write-content.ts";

/** What of the request decides how an answer is written. */
export type Asking = {
  method: string;
  host: Route["host"];
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
  roots: PublicRoots;
  compressor: Compressor;
  /** Where the request was counted, and how the caller stands; null where it was not. */
  counted: { bucket: Bucket; taken: Taken } | null;
  /** Hears of a failure after the headers have gone out. */
  failed: (error: unknown) => void;
};

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
          ...commonHeaders(asking, cacheControl(answer.status === 308 ? "redirect" : "list", null)),
          location: answer.location,
          "content-length": "0",
        },
      });
    case "counted":
      return new Response(null, { status: 204, headers: commonHeaders(asking, cacheControl("none", null)) });
    case "events":
      return new Response(eventStream(answer.events, asking.failed), {
        headers: {
          ...commonHeaders(asking, cacheControl("none", null)),
          "content-type": "text/event-stream; charset=utf-8",
        },
      });
    case "problem":
      return respondProblem(answer.problem, asking);
    default:
      return answer satisfies never;
  }
}

/** The headers of every answer: open to any page, closed to tricks, and how the caller stands with its limits. */
function commonHeaders(
  { host, roots, counted }: Asking,
  cacheControlValue: string,
  form: "html" | "other" = "other",
): Record<string, string> {
  return {
    ...CROSS_ORIGIN_HEADERS,
    ...securityHeaders(host, roots)[form],
    "cache-control": cacheControlValue,
    ...(counted !== null && rateLimitHeaders(counted.bucket, counted.taken, cacheControlValue)),
  };
}

function respondContent(answer: Answer & { kind: "content" }, asking: Asking): Response | Promise<Response> {
  const { type, etag, conditional, link, status = 200 } = answer;
  const headers = commonHeaders(asking, answer.cacheControl, type.startsWith("text/html") ? "html" : "other");
  if (link !== null) headers["link"] = link;
  if (IN_WORDS.test(type)) headers["content-language"] = "en";
  const body = typeof answer.body === "string" ? Buffer.from(answer.body) : answer.body;
  if (body instanceof Uint8Array)
    return writeContent({ body, type, etag, conditional, status }, asking, asking.compressor, headers);
  return respondFile(body, { type, etag, conditional, status }, asking, headers);
}

/** A body that is too large to be kept in memory: sent from its file, as it is. */
function respondFile(
  body: FileBody,
  { type, etag, conditional, status }: { type: string; etag: string | null; conditional: boolean; status: number },
  { method, ifNoneMatch }: Asking,
  headers: Record<string, string>,
): Response | Promise<Response> {
  // HEAD carries no ETag, and so has nothing to compare (contract section 8).
  if (etag !== null && method !== "HEAD") headers["etag"] = etag;
  if (etag !== null && conditional && method !== "HEAD" && ifNoneMatch === etag)
    return new Response(null, { status: 304, headers });
  headers["content-type"] = type;
  headers["content-length"] = String(body.bytes);
  if (method === "HEAD") return new Response(null, { status, headers });
  return body.open().then((stream) => new Response(stream, { status, headers }));
}

function respondProblem(problem: Problem, asking: Asking): Response {
  const { method, host, roots } = asking;
  const status = problemStatus(problem.kind);
  const json = host === "api";
  const body = json ? `${JSON.stringify(problemRecord(problem, origin(roots, "api")))}\n` : problemText(problem);
  const headers: Record<string, string> = {
    ...commonHeaders(asking, cacheControl(status === 404 && method !== "POST" ? "missing" : "none", null)),
    "content-type": json ? "application/problem+json" : "text/plain; charset=utf-8",
    "content-language": "en",
    "content-length": String(Buffer.byteLength(body)),
  };
  if (problem.kind === "method-not-allowed") headers["allow"] = problem.allow.join(", ");
  if ("retry_after" in problem) headers["retry-after"] = String(problem.retry_after);
  return new Response(method === "HEAD" ? null : body, { status, headers });
}
