import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../../functions/app.ts";
import { openRateLimits } from "../../../functions/limits/rate-limits.ts";
import { currentFolder, openRelease } from "../../../functions/release.ts";
import { ReleaseHolder } from "../../../functions/release-holder.ts";
import { checked, type ServedSpecimen } from "../../support/describe-section.ts";
import type { Ask } from "../../support/hosts.ts";
import { startServer } from "../../support/serve-process.ts";

/** Reads of all three collections, one after the other. */
const READS = ["/api/code/sections/90-1-4", "/api/bills/recent", "/api/opinions/search-by-name?q=state"];

/** A host that counts, its clock where the test can move it, and how it is closed. */
type Limited = { ask: Ask; clock: { now: number } | null; close(): Promise<unknown> };

/** Tests of the rates of reads. */
export function rates(hosts: ServedSpecimen): void {
  let limited: Limited;
  beforeAll(async () => {
    limited = await (hosts.way === "in process" ? openLimited(hosts.dist) : startLimited(hosts.dist));
  });
  afterAll(() => limited?.close());

  const read = (index: number) => limited.ask(READS[index % READS.length] as string);

  test("the 121st read in a minute, of whichever collection, is a 429 with the wait; the index and health are not counted", async () => {
    for (let index = 0; index < 120; index += 1) expect((await read(index)).status).toBe(200);
    for (let index = 0; index < READS.length; index += 1) {
      const refused = await read(index);
      expect([refused.status, refused.headers.get("cache-control")]).toEqual([429, "no-store"]);
      const wait = Number(refused.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect((await refused.json()).retry_after).toBe(wait);
    }
    for (const path of ["/", "/health"]) expect((await limited.ask(path)).status).toBe(200);
    const beacon = { method: "POST", headers: { "content-type": "application/json" }, body: '{"class":"send_to_ai"}' };
    expect((await limited.ask("/api/code/beacon", beacon)).status).toBe(204);
  });

  // A server's clock cannot be moved: this is asked in process alone.
  test.runIf(hosts.way === "in process")(
    "the 2,001st read in an hour is a 429, though no minute was full",
    async () => {
      const clock = limited.clock as { now: number };
      clock.now += 3_600_000;
      for (let index = 0; index < 2_000; index += 1) {
        expect((await read(index)).status).toBe(200);
        clock.now += 1_000;
      }
      const refused = await read(0);
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1600"]);
      clock.now += 1_600_000;
      expect((await read(0)).status).toBe(200);
    },
  );
}

async function openLimited(dist: string): Promise<Limited> {
  const log = pino({ level: "silent" });
  const clock = { now: 0 };
  const settings = { RATE_LIMIT: "on" as const, TRUSTED_PROXIES: [] };
  const limits = openRateLimits({ settings, redis: null, log, now: () => clock.now });
  const releases = new ReleaseHolder(openRelease((await currentFolder(dist)) as string));
  const { api } = createApp({ releases, log, limits });
  return { ask: checked(async (path, init) => api.request(path, init)), clock, close: async () => releases.close() };
}

async function startLimited(dist: string): Promise<Limited> {
  const server = await startServer(dist, { RATE_LIMIT: "on" });
  return { ask: checked((path, init) => fetch(server.api + path, init)), clock: null, close: () => server.stop() };
}
