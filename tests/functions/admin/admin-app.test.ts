import { describe, expect, test } from "vitest";
import { createAdmin } from "../../../functions/admin/admin-app.ts";
import { createMetrics, type Metrics } from "../../../functions/admin/metrics.ts";
import { BeaconCounter } from "../../../functions/beacon/beacon-counter.ts";
import { memoryStore } from "../../../functions/beacon/memory-store.ts";
import { ROUTES } from "../../../src/contract/routes.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const log = { info: () => {}, warn: () => {} };

function open() {
  const metrics = createMetrics({
    release: () => ({ id: "2026-11-20-abc", asOf: "2026-11-20", servedSince: NOON - 90_000 }),
    sharedLimits: () => null,
    now: () => NOON,
  });
  const beacon = new BeaconCounter(memoryStore(), { log });
  return { metrics, beacon, admin: createAdmin({ metrics, beacon }) };
}

/** The samples of a family without their values. */
async function series(metrics: Metrics, family: string): Promise<string[]> {
  const { body } = await metrics.text();
  return body.split("\n").filter((line) => line.startsWith(family));
}

describe("the admin host", () => {
  test("/metrics tells requests by route and class of status, durations, artifacts, limits, memory and the release", async () => {
    const { metrics, admin } = open();
    metrics.answered({ host: "api", route: "code.section", status: 200, seconds: 0.002 });
    metrics.answered({ host: "api", route: "code.section", status: 404, seconds: 0.2 });
    metrics.artifactRead("memory");
    metrics.artifactRead("disk");
    metrics.rateLimited("read");
    const answer = await admin.request("/metrics");
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    const text = await answer.text();
    for (const line of [
      'http_requests_total{host="api",route="code.section",status="2xx"} 1',
      'http_requests_total{host="api",route="code.section",status="4xx"} 1',
      'http_request_duration_seconds_bucket{le="0.0025",host="api",route="code.section"} 1',
      'http_request_duration_seconds_count{host="api",route="code.section"} 2',
      'artifact_reads_total{where="memory"} 1',
      'artifact_reads_total{where="disk"} 1',
      'rate_limited_total{bucket="read"} 1',
      'release_info{release="2026-11-20-abc"} 1',
      "release_age_seconds 43200",
      "release_served_seconds 90",
      "rate_limits_shared 0",
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    metrics.close();
  });

  test("the number of series is bounded by the tables", async () => {
    const { metrics } = open();
    for (const { host, id } of ROUTES)
      for (let status = 200; status < 600; status += 1) metrics.answered({ host, route: id, status, seconds: 1 });
    expect((await series(metrics, "http_requests_total")).length).toBe(ROUTES.length * 4);
    expect((await series(metrics, "http_request_duration_seconds_count")).length).toBe(ROUTES.length);
    metrics.close();
  });

  test("counting an answer takes a few microseconds", () => {
    const { metrics } = open();
    const answered = { host: "api", route: "code.section", status: 200, seconds: 0.001 } as const;
    for (let time = 0; time < 20_000; time += 1) metrics.answered(answered);
    const start = performance.now();
    for (let time = 0; time < 100_000; time += 1) metrics.answered(answered);
    expect(((performance.now() - start) * 1000) / 100_000).toBeLessThan(2_000);
    metrics.close();
  });

  test("/beacon tells the counts", async () => {
    const { beacon, admin, metrics } = open();
    beacon.count("code", "send_to_ai");
    beacon.count("code", "send_to_ai");
    const answer = await admin.request("/beacon");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ counts: [{ collection: "code", class: "send_to_ai", count: 2 }] });
    metrics.close();
  });

  test("a store that cannot be read is a 503", async () => {
    const { metrics } = open();
    const admin = createAdmin({ metrics, beacon: { read: () => Promise.reject(new Error("away")) } });
    expect((await admin.request("/beacon")).status).toBe(503);
    metrics.close();
  });

  test.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "192.0.2.1", "localhost:x"])(
    "a request under the name %s is refused",
    async (host) => {
      const { admin, metrics } = open();
      expect((await admin.request("/metrics", { headers: { host } })).status).toBe(403);
      metrics.close();
    },
  );

  test("localhost under any port, and nothing but the two addresses, is answered", async () => {
    const { admin, metrics } = open();
    for (const host of ["localhost", "localhost:9090", "127.0.0.1:9090", "[::1]:9090"])
      expect((await admin.request("/", { headers: { host } })).status).toBe(200);
    expect((await admin.request("/api/code")).status).toBe(404);
    metrics.close();
  });
});
