import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { openRateLimits } from "../../../functions/limits/rate-limits.ts";
import { openRedis } from "../../../functions/limits/redis-client.ts";
import { limitedApp } from "./limited-app.ts";

// A server with rate limits in the Redis named by the first argument, as a process of its own: prints its port, then what it logs.
/** @param {Record<string, unknown>} line */
const write = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
/** @param {unknown[]} args */
const note = (...args) => void write({ msg: args.at(-1) });
const log = { info: note, warn: note };
const limits = openRateLimits({
  settings: { RATE_LIMIT: "on", TRUSTED_PROXIES: [] },
  redis: await openRedis(process.argv[2] ?? ""),
  log,
});
if (limits === null) throw new Error("rate limits are off");
const server = createServer(getRequestListener(limitedApp(limits).fetch));
server.listen(0, "127.0.0.1", () =>
  write({ port: /** @type {import("node:net").AddressInfo} */ (server.address()).port }),
);
process.on("SIGTERM", () => process.exit(0));
