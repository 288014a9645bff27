import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { TrustedProxies } from "./limits/trusted-proxies.ts";
import { badRequest, type Unreadable, unreadableAnswer } from "./safety/client-error.ts";
import { guardRequests } from "./safety/guard-requests.ts";
import { inTurn } from "./safety/in-turn.ts";
import { hardenServer, SERVER_OPTIONS } from "./safety/server-options.ts";

/** One host that listens. */
export type Listening = {
  port: number;
  /** Takes no more connections, and resolves when every request has been answered, or cut off after `patience` ms. */
  drain(patience: number): Promise<void>;
};

/**
 * How often connections that are idle are closed while draining, in milliseconds. Not at once: whoever sends one request
 * after the other looks idle in between, with the next on its way.
 */
const SWEEP_EVERY = 500;

const NO_ADDRESS = badRequest(
  "The request's target and its Host make no address: write a path that begins with a slash, without a backslash.",
);

const BROKEN: Unreadable = { kind: "internal-error", detail: "The answer could not be written. Try again later." };

/** Where a host listens, and whose connections are not counted. */
export type ListenOptions = {
  /** An address of this machine; every one of them without it. */
  address?: string;
  trusted?: TrustedProxies;
  /** Hears of an answer that could not be written; the client has been told 500. */
  failed?: (error: unknown) => void;
};

/** Listens for one host on a port; 0 takes a free one. Rejects with node's error when the port cannot be had. */
export async function listen(
  app: Hono,
  port: number,
  { address, trusted = () => false, failed = () => {} }: ListenOptions = {},
): Promise<Listening> {
  // No answer depends on the name of the host: HTTP/1.0 needs none.
  const write = getRequestListener(app.fetch, { hostname: "localhost", errorHandler: unreadable });
  const answer: RequestListener = (request, response) => {
    // Unless it is caught, a header that cannot be written ends the process.
    write(request, response).catch((error: unknown) => {
      failed(error);
      answerBroken(response);
    });
  };
  const server: Server = createServer(
    SERVER_OPTIONS,
    inTurn(guardRequests(lastWhenDraining(answer, () => server.listening))),
  );
  hardenServer(server, { trusted });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, address, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return { port: (server.address() as AddressInfo).port, drain: (patience) => drain(server, patience) };
}

/** The answer where the target and the host make no address: a backslash in it, no leading slash, a host that is no name. */
function unreadable(): Response {
  const { status, body, headers } = unreadableAnswer(NO_ADDRESS);
  return new Response(body, { status, headers });
}

function answerBroken(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const { status, body, headers } = unreadableAnswer(BROKEN);
  response.writeHead(status, headers).end(body);
}

/** Once a host drains, every answer says that it is the last of its connection. */
function lastWhenDraining(listener: RequestListener, listening: () => boolean): RequestListener {
  return (request, response) => {
    if (!listening()) response.shouldKeepAlive = false;
    return listener(request, response);
  };
}

function drain(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY);
    const end = setTimeout(() => server.closeAllConnections(), patience);
    // Not the close of `node:http`, which closes idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}
