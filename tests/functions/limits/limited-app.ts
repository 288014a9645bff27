import { Hono } from "hono";
import { countedRequest } from "../../../functions/limits/counted-request.ts";
import { rateLimitHeaders } from "../../../functions/limits/rate-limit-headers.ts";
import type { RateLimits } from "../../../functions/limits/rate-limits.ts";
import { tooManyRequests } from "../../../functions/limits/too-many-requests.ts";
import { bucketOf } from "../../../src/contract/rate-limits.ts";

/** An API of a few routes behind rate limits: `/api/public` may be cached, `/api/private` not. */
export function limitedApp(limits: RateLimits): Hono {
  const app = new Hono();
  const counted = (id: string, path: string, cacheControl: string) =>
    app.all(path, async (c) => {
      const bucket = bucketOf({ id, host: "api" });
      if (bucket === null) return c.text("fine");
      const request = countedRequest(c);
      const taken = await limits.take(bucket, { ...request, peer: c.req.header("x-test-peer") ?? request.peer });
      if (taken.accepted) return c.text("fine", 200, headersFor(cacheControl));
      return c.json({ status: 429, ...tooManyRequests(bucket, taken) }, 429, headersFor("no-store"));

      function headersFor(cache: string) {
        return { "cache-control": cache, ...rateLimitHeaders(bucket ?? "read", taken, cache) };
      }
    });
  counted("index", "/", "public, max-age=3600");
  counted("health", "/health", "no-store");
  counted("code.section", "/api/public", "public, max-age=60");
  counted("code.verify", "/api/private", "no-store");
  counted("code.beacon", "/api/code/beacon", "no-store");
  counted("bills.ask", "/api/ask", "no-store");
  return app;
}
