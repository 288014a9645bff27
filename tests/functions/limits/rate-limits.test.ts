import { describe, expect, test } from "vitest";
import { openRateLimits } from "../../../functions/limits/rate-limits.ts";
import { bucketOf } from "../../../src/contract/rate-limits.ts";
import { ROUTES } from "../../../src/contract/routes.ts";
import { limitedApp } from "./limited-app.ts";

type Warning = { fields: unknown; text: string };

/** An app with a clock that the test moves, and what it warned of. */
function open(settings: { RATE_LIMIT?: "on" | "off"; TRUSTED_PROXIES?: string[] } = {}) {
  const warnings: Warning[] = [];
  const warn = (...args: unknown[]) => {
    warnings.push({ fields: args.length > 1 ? args[0] : null, text: String(args.at(-1)) });
  };
  const log = { info: () => {}, warn };
  const clock = { now: 0 };
  const limits = openRateLimits({
    settings: { RATE_LIMIT: "on", TRUSTED_PROXIES: [], ...settings },
    redis: null,
    log,
    now: () => clock.now,
  });
  const app = limits === null ? null : limitedApp(limits);
  const ask = async (path: string, headers: Record<string, string> = { "x-test-peer": "192.0.2.1" }) =>
    (app as NonNullable<typeof app>).request(path, { headers });
  return { ask, clock, warnings, limits };
}

describe("rate limits over HTTP", () => {
  test("the 121st read in a minute is a 429 that says how long to wait, and waiting so long is enough", async () => {
    const { ask, clock } = open();
    for (let read = 0; read < 120; read += 1) {
      expect((await ask(read % 2 === 0 ? "/api/public" : "/api/private")).status).toBe(200);
      clock.now += 250;
    }
    const refused = await ask("/api/public");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(await refused.json()).toMatchObject({ kind: "too-many-requests", retry_after: 30 });
    clock.now += 29_999;
    expect((await ask("/api/public")).status).toBe(429);
    clock.now += 1;
    expect((await ask("/api/public")).status).toBe(200);
  });

  test("the 2,001st read in an hour is a 429 though no minute was full", async () => {
    const { ask, clock } = open();
    for (let read = 0; read < 2_000; read += 1) {
      expect((await ask("/api/public")).status).toBe(200);
      clock.now += 1_000;
    }
    const refused = await ask("/api/public");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1600"]);
    expect((await refused.json()).detail).toBe(
      "At most 120 requests a minute and 2000 requests an hour are answered per caller. Ask again in 1600 seconds.",
    );
    clock.now += 1_600_000;
    expect((await ask("/api/public")).status).toBe(200);
  });

  test("what a shared cache may keep names the policy alone; other answers say what is left", async () => {
    const { ask } = open();
    const policy = '"read-minute";q=120;w=60, "read-hour";q=2000;w=3600';
    const kept = await ask("/api/public");
    expect([kept.headers.get("ratelimit-policy"), kept.headers.get("ratelimit")]).toEqual([policy, null]);
    const own = await ask("/api/private");
    expect([own.headers.get("ratelimit-policy"), own.headers.get("ratelimit")]).toEqual([
      policy,
      '"read-minute";r=118;t=60, "read-hour";r=1998;t=3600',
    ]);
    expect(own.headers.get("retry-after")).toBeNull();
  });

  test("the beacon and questions take nothing from the reads; the index and health count nowhere", async () => {
    const { ask } = open();
    for (let time = 0; time < 60; time += 1) expect((await ask("/api/code/beacon")).status).toBe(200);
    expect((await ask("/api/code/beacon")).status).toBe(429);
    for (let time = 0; time < 10; time += 1) expect((await ask("/api/ask")).status).toBe(200);
    expect((await ask("/api/ask")).status).toBe(429);
    for (let time = 0; time < 300; time += 1) expect((await ask(time % 2 ? "/" : "/health")).status).toBe(200);
    for (let time = 0; time < 120; time += 1) expect((await ask("/api/public")).status).toBe(200);
    expect((await ask("/api/public")).status).toBe(429);
  });

  test("a made-up X-Forwarded-For gives nobody a fresh count, and is warned of once a minute without a name", async () => {
    const { ask, clock, warnings } = open();
    for (let read = 0; read < 121; read += 1) {
      const forged = { "x-test-peer": "192.0.2.1", "x-forwarded-for": `203.0.113.${read}` };
      expect((await ask("/api/public", forged)).status).toBe(read < 120 ? 200 : 429);
    }
    expect(warnings).toHaveLength(1);
    clock.now = 59_999;
    await ask("/api/public", { "x-test-peer": "192.0.2.1", forwarded: "for=203.0.113.1" });
    expect(warnings).toHaveLength(1);
    clock.now = 60_000;
    await ask("/api/public", { "x-test-peer": "192.0.2.1", "x-real-ip": "203.0.113.1" });
    expect(warnings.map(({ fields }) => fields)).toEqual([{ requests: 1 }, { requests: 122 }]);
    expect(JSON.stringify(warnings)).toContain("TRUSTED_PROXIES");
    expect(JSON.stringify(warnings)).not.toMatch(/203\.0|192\.0/);
  });

  test("behind a trusted proxy every reader has a count, and nothing is warned of", async () => {
    const { ask, warnings } = open({ TRUSTED_PROXIES: ["192.0.2.0/24"] });
    for (let read = 0; read < 500; read += 1) {
      const forwarded = { "x-test-peer": "192.0.2.1", "x-forwarded-for": `198.51.100.${read % 250}, 192.0.2.2` };
      expect((await ask("/api/public", forwarded)).status).toBe(200);
    }
    expect(warnings).toEqual([]);
  });

  test("they can be turned off, which is warned of at the start", () => {
    const { limits, warnings } = open({ RATE_LIMIT: "off" });
    expect(limits).toBeNull();
    expect(warnings.map(({ text }) => text)).toEqual([expect.stringContaining("RATE_LIMIT=off")]);
  });

  test("every route below /api counts in a bucket; the index, health, what describes the API, and the site do not", () => {
    const uncounted = ROUTES.filter((route) => bucketOf(route) === null);
    expect(uncounted.filter(({ path, host }) => host === "api" && path.startsWith("/api"))).toEqual([]);
    expect(uncounted.map(({ id }) => id)).toEqual(expect.arrayContaining(["index", "health"]));
    expect(ROUTES.filter(({ host }) => host === "site").every((route) => uncounted.includes(route))).toBe(true);
    expect(bucketOf({ id: "none", host: "api" })).toBe("read");
    expect(bucketOf({ id: "opinions.beacon", host: "api" })).toBe("beacon");
  });
});
