import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { plainAddress } from "../limits/address-key.ts";
import { findCaller } from "../limits/find-caller.ts";
import type { TrustedProxies } from "../limits/trusted-proxies.ts";
import { answerClientError } from "./client-error.ts";
import { refuseConnect } from "./guard-requests.ts";

/** How `node:http` is to treat slow and unusual clients. Times are in milliseconds. */
export const SERVER_OPTIONS: ServerOptions = {
  /** Request line and headers together. */
  maxHeaderSize: 16 * 1024,
  /** From being opened to the first byte, and from there to the end of the headers. */
  headersTimeout: 10_000,
  /** To the end of the body. */
  requestTimeout: 30_000,
  /** How often the two are looked at. */
  connectionsCheckingInterval: 1_000,
  /** Between two requests of one connection: longer than a CDN keeps its connections, so that it is the one to close them. */
  keepAliveTimeout: 75_000,
  /** {@link guardRequests} looks after it, and says so in a problem. */
  requireHostHeader: false,
};

/**
 * Without a byte in either direction: a client that stops reading its answer. Node gives a second such time to one who took
 * something in the first. A stream has to send something sooner.
 */
const SILENCE = 60_000;
/** Connections at one time. Others are closed at once. */
const CONNECTIONS = 20_000;
/** Connections of one caller at one time; a trusted proxy may have as many as it likes. */
const CONNECTIONS_OF_ONE = 256;
/** Headers of one request. */
const HEADERS = 100;
/** Requests on one connection. */
const REQUESTS = 10_000;

type Hardening = { trusted: TrustedProxies; connectionsOfOne?: number };

/** Bounds what clients can do to a server that was made with {@link SERVER_OPTIONS}. */
export function hardenServer(server: Server, { trusted, connectionsOfOne = CONNECTIONS_OF_ONE }: Hardening): void {
  server.maxConnections = CONNECTIONS;
  server.maxHeadersCount = HEADERS;
  server.maxRequestsPerSocket = REQUESTS;
  server.setTimeout(SILENCE, (socket) => socket.destroy());
  server.on("clientError", answerClientError);
  server.on("connect", refuseConnect);
  server.on("connection", (socket) => closeUnlessItSpeaks(socket, server.headersTimeout));
  limitConnections(server, trusted, connectionsOfOne);
}

/** Node's own time for headers begins with their first byte, so one who sends none is nobody's concern. */
function closeUnlessItSpeaks(socket: Socket, patience: number): void {
  const timer = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy();
  }, patience);
  timer.unref();
  socket.once("close", () => clearTimeout(timer));
}

function limitConnections(server: Server, trusted: TrustedProxies, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const peer = socket.remoteAddress === undefined ? null : plainAddress(socket.remoteAddress);
    if (peer === null || trusted(peer)) return;
    const caller = findCaller({ peer, forwardedFor: undefined }, trusted);
    const count = (open.get(caller) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(caller, count);
    socket.once("close", () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left === 0) open.delete(caller);
      else open.set(caller, left);
    });
  });
}
