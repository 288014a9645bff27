import { pino } from "pino";
import { createApp } from "../../functions/app.ts";
import { currentFolder, openRelease } from "../../functions/release.ts";
import { ReleaseHolder } from "../../functions/release-holder.ts";
import { startServer } from "./serve-process.ts";

/** Asks one host: a path and what `fetch` takes. Redirects are not followed. */
export type Ask = (path: string, init?: AskInit) => Promise<Response>;

/** The key that the hosts want where a route needs one. */
export const ASK_KEY = "a-made-up-key";

type AskInit = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> };

/** Posts a value as JSON, with more headers where a route needs them. */
export function post(ask: Ask, path: string, value: unknown, more: Record<string, string> = {}): Promise<Response> {
  const headers = { "content-type": "application/json", ...more };
  return ask(path, { method: "POST", headers, body: JSON.stringify(value) });
}

/** Both hosts of a release, however they are reached. */
export type Hosts = { api: Ask; site: Ask; close(): Promise<void> };

/** The two ways in which the contract is tested: without a socket, and against the real command. */
export const WAYS: readonly [name: string, open: (dist: string) => Promise<Hosts>][] = [
  ["in process", openInProcess],
  ["over HTTP", openOverHttp],
];

/** The apps over a release of DIST; `now` stands still where given. */
export async function openInProcess(dist: string, now?: number): Promise<Hosts> {
  const folder = await currentFolder(dist);
  if (folder === null) throw new Error(`nothing is published in ${dist}`);
  const releases = new ReleaseHolder(openRelease(folder));
  const { api, site } = createApp({
    releases,
    log: pino({ level: "silent" }),
    askKey: ASK_KEY,
    ...(now !== undefined && { now: () => now }),
  });
  return {
    api: async (path, init) => api.request(path, init),
    site: async (path, init) => site.request(path, init),
    close: async () => releases.close(),
  };
}

async function openOverHttp(dist: string): Promise<Hosts> {
  const server = await startServer(dist, { ASK_KEY });
  const ask =
    (root: string): Ask =>
    // `fetch` asks for compressed answers unless it is told: their tags are others.
    (path, init) =>
      fetch(root + path, {
        ...init,
        headers: { "accept-encoding": "identity", ...init?.headers },
        redirect: "manual",
      });
  return {
    api: ask(server.api),
    site: ask(server.site),
    close: async () => {
      await server.stop();
    },
  };
}
