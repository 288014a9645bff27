import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { PROBLEMS, type ProblemKind } from "../../src/contract/problems.ts";

/** A request that cannot be read: the kind of problem, and words that say what to do. */
export type Unreadable = { kind: ProblemKind; detail: string };

/** What could not be read as a request at all, by node's code for it. */
const BY_CODE: ReadonlyMap<string, Unreadable> = new Map([
  [
    "HPE_HEADER_OVERFLOW",
    {
      kind: "headers-too-large",
      detail: "The address and headers are larger than 16 kB together, or more than 100. Send less.",
    },
  ],
  ["ERR_HTTP_REQUEST_TIMEOUT", { kind: "request-timeout", detail: "The request did not come in time. Send it again." }],
]);

/** Bytes that are no request of HTTP. */
export const MALFORMED = badRequest("This is not a request of HTTP/1.1.");

/** A request that can be taken apart, and then makes no sense. */
export function badRequest(detail: string): Unreadable {
  return { kind: "bad-request", detail };
}

/** Answers what node could not read, in the form of every other error, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  refuse(socket, BY_CODE.get(error.code ?? "") ?? MALFORMED);
}

/** Answers with a problem, and closes the connection: nothing else that came on it is read. */
export function refuse(socket: Duplex, unreadable: Unreadable): void {
  const { status, body, headers } = unreadableAnswer(unreadable);
  const lines = Object.entries({ ...headers, Connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

/** An answer without a host of ours to name in it: its type is a path, which RFC 9457 allows. */
export function unreadableAnswer({ kind, detail }: Unreadable): {
  status: number;
  body: string;
  headers: Record<string, string>;
} {
  const { status, title } = PROBLEMS[kind];
  const body = `${JSON.stringify({ type: `/problems/${kind}`, title, status, detail })}\n`;
  const headers = {
    "Content-Type": "application/problem+json",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
  return { status, body, headers };
}
