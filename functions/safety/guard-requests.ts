import type { RequestListener } from "node:http";
import { clientErrorAnswer } from "./client-error.ts";

const TWO_HOSTS = clientErrorAnswer({
  status: 400,
  kind: "bad-request",
  detail: "The request names more than one Host.",
});

/**
 * Refuses requests with two `Host` headers, which two servers on the way could read differently, before anything else looks
 * at them. Node itself refuses a Content-Length beside a Transfer-Encoding, unknown codings, and headers over several lines.
 */
export function guardRequests(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (hostsOf(request.rawHeaders) <= 1) return listener(request, response);
    const { socket } = response;
    socket?.end(TWO_HOSTS, () => socket.destroy());
  };
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
