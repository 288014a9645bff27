import { Hono } from "hono";
import type { BeaconCounter } from "../beacon/beacon-counter.ts";
import type { Metrics } from "./metrics.ts";

/** The one address the admin host listens on: nothing but this machine reaches it. */
export const ADMIN_ADDRESS = "127.0.0.1";

/**
 * Names under which this machine reaches itself. A page in a browser on it can have its own name lead here, and would then
 * ask under that name.
 */
const OWN_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;
const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

type AdminOptions = { metrics: Pick<Metrics, "text">; beacon: Pick<BeaconCounter, "read"> };

/** The admin host: `/metrics` for Prometheus and `/beacon` counts as JSON. No other origin may read it. */
export function createAdmin({ metrics, beacon }: AdminOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (!OWN_HOST.test(c.req.header("host") ?? "localhost")) return c.text("Ask as localhost.\n", 403, HEADERS);
    return next();
  });
  app.get("/", (c) => c.json({ metrics_url: "/metrics", beacon_url: "/beacon" }, 200, HEADERS));
  app.get("/metrics", async (c) => {
    const { body, type } = await metrics.text();
    return c.body(body, 200, { ...HEADERS, "content-type": type });
  });
  app.get("/beacon", async (c) => {
    try {
      return c.json({ counts: await beacon.read() }, 200, HEADERS);
    } catch {
      return c.text("The store of the counts cannot be read at this moment: see the log.\n", 503, HEADERS);
    }
  });
  app.notFound((c) => c.text("Nothing is here. There are /metrics and /beacon.\n", 404, HEADERS));
  app.onError((_, c) => c.text("The answer could not be made.\n", 500, HEADERS));
  return app;
}
