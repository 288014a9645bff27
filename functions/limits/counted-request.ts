import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { CountedRequest } from "./rate-limits.ts";

/** What of a request in Hono decides whom it is counted for. Without a socket (a test) it has no address. */
export function countedRequest(c: Context): CountedRequest {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return { peer: bindings?.incoming?.socket.remoteAddress, header: (name) => c.req.header(name) };
}
