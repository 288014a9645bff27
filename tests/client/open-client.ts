import createClient, { type Client } from "openapi-fetch";
import { openInProcess } from "../support/hosts.ts";
import type { paths } from "./generated-client.ts";

/** A typed client of the API over a release of DIST, without a socket. */
export type OpenClient = { client: Client<paths>; close(): Promise<void> };

/** Opens the typed client in process. Redirects are not followed. */
export async function openClient(dist: string): Promise<OpenClient> {
  const hosts = await openInProcess(dist);
  const client = createClient<paths>({
    baseUrl: "https://api.example.org",
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.method === "POST" ? { body: await request.text() } : {};
      return hosts.api(pathname + search, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        ...body,
      });
    },
  });
  return { client, close: () => hosts.close() };
}
