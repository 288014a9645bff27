import { once } from "node:events";
import { createServer, type Server, type ServerOptions } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { trustedProxies } from "../../../functions/limits/trusted-proxies.ts";
import { guardRequests } from "../../../functions/safety/guard-requests.ts";
import { readJsonBody } from "../../../functions/safety/read-json-body.ts";
import { hardenServer, SERVER_OPTIONS } from "../../../functions/safety/server-options.ts";

const STATUS = {
  "not-valid": 422,
  "content-too-large": 413,
  "unsupported-media-type": 415,
  "request-timeout": 408,
  "bad-request": 400,
} as const;

/** A server with two routes that read bodies, made safe. */
export type HardenedServer = { port: number; url: string; server: Server; errors: unknown[]; close(): void };

type Options = {
  options?: ServerOptions;
  connectionsOfOne?: number;
  trusted?: readonly string[];
  bodyTimeout?: number;
};

/** An app whose `POST /verify` takes 64 kB of JSON and `POST /draft` 1 MB; both answer with what they read. */
export function bodyApp(errors: unknown[], bodyTimeout?: number): Hono {
  const app = new Hono();
  const taking = (path: string, maxBytes: number) =>
    app.post(path, async (c) => {
      const limits = { maxBytes, ...(bodyTimeout !== undefined && { timeout: bodyTimeout }) };
      const read = await readJsonBody(c.req.raw, limits);
      if (read.kind === "problem") return c.json(read.problem, STATUS[read.problem.kind]);
      return c.json({ read: read.value });
    });
  taking("/verify", 64 * 1024);
  taking("/draft", 1024 * 1024);
  app.get("/large", (c) => c.body("x".repeat(50_000_000)));
  app.get("*", (c) => c.text(`at ${c.req.path}`));
  app.onError((error, c) => {
    errors.push(error);
    return c.text("failed", 500);
  });
  return app;
}

/** Listens on a free port of 127.0.0.1. */
export async function openHardened({
  options,
  connectionsOfOne,
  trusted = [],
  bodyTimeout,
}: Options = {}): Promise<HardenedServer> {
  const errors: unknown[] = [];
  const app = bodyApp(errors, bodyTimeout);
  const listener = getRequestListener(app.fetch, { errorHandler: () => app.request("/unreadable") });
  const server = createServer({ ...SERVER_OPTIONS, ...options }, guardRequests(listener));
  hardenServer(server, {
    trusted: trustedProxies(trusted),
    ...(connectionsOfOne !== undefined && { connectionsOfOne }),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    server,
    errors,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Sends bytes as they are and gives everything that comes back until the connection closes, or until `patience` ms. */
export function exchange(
  port: number,
  bytes: string | Buffer,
  patience = 4_000,
): Promise<{ text: string; closed: boolean }> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const end = setTimeout(() => finish(false), patience);
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => finish(true));
    function finish(closed: boolean): void {
      clearTimeout(end);
      socket.destroy();
      resolve({ text, closed });
    }
  });
}

/** Opens connections that send nothing, and counts those that the server keeps. */
export async function openIdle(port: number, count: number): Promise<{ sockets: Socket[]; open(): number }> {
  let open = 0;
  const sockets = await Promise.all(
    Array.from({ length: count }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.once("connect", () => (open += 1));
      socket.once("close", () => (open -= 1));
      return new Promise<Socket>((resolve) => {
        socket.once("connect", () => resolve(socket));
        socket.once("error", () => resolve(socket));
      });
    }),
  );
  return { sockets, open: () => open };
}

/** The status of each answer in what came back. */
export function statuses(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]));
}
