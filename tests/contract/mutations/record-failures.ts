import path from "node:path";
import { pino } from "pino";
import { vi } from "vitest";
import { createApp } from "../../../functions/app.ts";
import { openRateLimits } from "../../../functions/limits/rate-limits.ts";
import { currentFolder, openRelease } from "../../../functions/release.ts";
import { ReleaseHolder } from "../../../functions/release-holder.ts";
import { ReleaseSearches } from "../../../functions/search/release-searches.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { RATE_LIMITS } from "../../../src/contract/rate-limits.ts";
import type { Ask } from "../../support/hosts.ts";
import { type RecordedAnswer, recordAnswer } from "./record-answers.ts";
import type { RecordedRequest } from "./recorded-requests.ts";

const BEACON = "/api/code/beacon";
const log = pino({ level: "silent" });

/** What is answered only when something is wrong here or with the caller's connection, from an app where it is. */
export async function recordFailures(dist: string): Promise<RecordedAnswer[]> {
  const folder = (await currentFolder(dist)) as string;
  const releases = new ReleaseHolder({
    ...openRelease(folder),
    searches: new ReleaseSearches(path.join(folder, "corpus.sqlite"), { threads: 0, waiting: 0 }),
  });
  const settings = { RATE_LIMIT: "on" as const, TRUSTED_PROXIES: [] };
  const broken = createApp({ releases, log, beacon: { count: fail }, now: () => Number.MAX_SAFE_INTEGER }).api;
  const limited = createApp({
    releases,
    log,
    limits: openRateLimits({ settings, redis: null, log, now: () => 0 }),
  }).api;
  const ask: Ask = async (target, init) => broken.request(target, init);
  for (let read = 0; read < RATE_LIMITS.read[0].requests; read += 1) await limited.request("/api/code/meta");
  const asked: readonly (readonly [Ask, RecordedRequest])[] = [
    [ask, "/health"],
    [ask, "/api/code/search?q=orchard"],
    [ask, [BEACON, { class: "send_to_ai" }]],
    [ask, [BEACON, { class: "x".repeat(LIMITS.bodyBytes) }]],
    [
      async (target) => broken.request(target, { method: "POST", headers: { "content-type": "text/html" } }),
      [BEACON, {}],
    ],
    [async (target) => broken.request(target, sending(new Error("gone"))), [BEACON, {}]],
    [async (target) => late(() => broken.request(target, sending(null))), [BEACON, {}]],
    [async (target) => limited.request(target), "/api/code/meta"],
  ];
  const answers: (RecordedAnswer | null)[] = [];
  for (const [of, request] of asked) answers.push(await recordAnswer(of, request));
  await releases.close();
  return answers.filter((answer) => answer !== null);
}

function fail(): never {
  throw new Error("made to fail");
}

/** A body that ends with an error, or never. */
function sending(error: Error | null) {
  const body = new ReadableStream({ start: (controller) => error !== null && controller.error(error) });
  return { method: "POST", headers: { "content-type": "application/json" }, body, duplex: "half" } as const;
}

/** What is answered a minute later, without waiting for it. */
async function late(ask: () => Response | Promise<Response>): Promise<Response> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answer = ask();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  return answer;
}
