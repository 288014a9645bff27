import type { Hono } from "hono";
import { type Answer, problemAnswer } from "./answer.ts";
import { preflightHeaders } from "./safety/cross-origin.ts";

/** Methods that a route of the table may have. HEAD goes with GET, OPTIONS with everything. */
const ROUTE_METHODS = ["GET", "POST"] as const;

/** What may be asked of a path, for `Allow`; empty when no route has it. */
export function methodsOf(app: Hono, path: string): string[] {
  const found = ROUTE_METHODS.filter((method) => app.router.match(method, path)[0].length > 0);
  if (found.length === 0) return [];
  return [...found.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"];
}

/** 405 with what is allowed instead. */
export function notAllowed(method: string, allow: readonly string[]): Answer {
  const why = allow.includes("GET") ? ": this service is read-only" : "";
  const detail = `${method} is not possible here${why}. Use ${allow.join(", ")}.`;
  return problemAnswer({ kind: "method-not-allowed", detail, allow });
}

/** The answer to a browser that asks before it asks. An unknown path is allowed too, so that its 404 can be read. */
export function preflight(methods: readonly string[]): Response {
  return new Response(null, { status: 204, headers: preflightHeaders(methods) });
}
