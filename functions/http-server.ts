import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { TrustedProxies } from "./limits/trusted-proxies.ts";
import { guardRequests } from "./safety/guard-requests.ts";
import { hardenServer, SERVER_OPTIONS } from "./safety/server-options.ts";

/** One host that listens. */
export type Listening = {
  port: number;
  /** Takes no more connections, and resolves when every request has been answered, or cut off after `patience` ms. */
  drain(patience: number): Promise<void>;
};

/** How often connections that have fallen idle are closed while draining, in milliseconds. */
const SWEEP_EVERY = 50;

/** Where a host listens, and whose connections are not counted. */
export type ListenOptions = {
  /** An address of this machine; every one of them without it. */
  address?: string;
  trusted?: TrustedProxies;
};

/** Listens for one host on a port; 0 takes a free one. Rejects with node's error when the port cannot be had. */
export async function listen(
  app: Hono,
  port: number,
  { address, trusted = () => false }: ListenOptions = {},
): Promise<Listening> {
  const answer = getRequestListener(app.fetch, { errorHandler: () => unreadable(app) });
  const server = createServer(SERVER_OPTIONS, guardRequests(answer));
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

/** A target that is no address (a backslash, no leading slash) is answered as an address at which nothing is. */
function unreadable(app: Hono): Response | Promise<Response> {
  return app.request("/unreadable-address");
}

function drain(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY);
    const end = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(end);
      resolve();
    });
  });
}
