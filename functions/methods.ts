import type { Hono } from "hono";
import type { Route } from "../src/contract/routes.ts";
import { type Answer, problemAnswer } from "./answer.ts";
import { preflightHeaders } from "./safety/cross-origin.ts";

/** What may be asked of a path, for `Allow`; empty when no route has it. What takes a body is not read, and the reverse. */
export function methodsOf(app: Hono, path: string): string[] {
  const has = (method: Route["method"]) => app.router.match(method, path)[0].length > 0;
  if (has("POST")) return ["POST", "OPTIONS"];
  return has("GET") ? ["GET", "HEAD", "OPTIONS"] : [];
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
