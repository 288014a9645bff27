import type { IncomingMessage, RequestListener } from "node:http";
import { badRequest, MALFORMED, refuse, type Unreadable } from "./client-error.ts";

const HOSTS = badRequest("A request of HTTP/1.1 names one Host, not more and not fewer.");
const NO_PROXY = badRequest("Nothing is connected to elsewhere here: this server is no proxy.");

/**
 * Refuses, before anything else looks at them, requests that two servers on the way could read differently: two `Host`
 * headers, or none in HTTP/1.1, or a version before 1.0. Node itself refuses a Content-Length beside a Transfer-Encoding,
 * unknown codings, and headers over several lines. `OPTIONS *`, which asks about the server as a whole, goes on as that of `/`.
 */
export function guardRequests(listener: RequestListener): RequestListener {
  return (request, response) => {
    const refused = problemOf(request);
    if (refused !== null) return refuse(request.socket, refused);
    if (request.url === "*" && request.method === "OPTIONS") request.url = "/";
    return listener(request, response);
  };
}

/** Refuses CONNECT, which node takes for the start of something else than a request. */
export function refuseConnect(request: IncomingMessage): void {
  refuse(request.socket, NO_PROXY);
}

function problemOf({ rawHeaders, httpVersion }: IncomingMessage): Unreadable | null {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return MALFORMED;
  const hosts = hostsOf(rawHeaders);
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0") ? null : HOSTS;
}

/** `rawHeaders` has names and values in turn. */
function hostsOf(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}
