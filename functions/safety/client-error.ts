import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** What could not be read as a request at all: the status by node's code for it, and words that say what to do. */
const BY_CODE: ReadonlyMap<string, { status: number; kind: string; detail: string }> = new Map([
  [
    "HPE_HEADER_OVERFLOW",
    {
      status: 431,
      kind: "headers-too-large",
      detail: "The address and headers are larger than 16 kB together, or more than 100. Send less.",
    },
  ],
  [
    "ERR_HTTP_REQUEST_TIMEOUT",
    { status: 408, kind: "request-timeout", detail: "The request did not come in time. Send it again." },
  ],
]);
const MALFORMED = { status: 400, kind: "bad-request", detail: "This is not a request of HTTP/1.1." };

/** Answers what node could not read, in the form of every other error, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(clientErrorAnswer(BY_CODE.get(error.code ?? "") ?? MALFORMED), () => socket.destroy());
}

/** An answer that no host can write, since there is no request: the type is a path, which RFC 9457 allows. */
export function clientErrorAnswer({ status, kind, detail }: { status: number; kind: string; detail: string }): string {
  const title = STATUS_CODES[status] ?? "";
  const body = `${JSON.stringify({ type: `/problems/${kind}`, title, status, detail })}\n`;
  return [
    `HTTP/1.1 ${status} ${title}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
