import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { bucketOf } from "../src/contract/rate-limits.ts";
import { ROUTES, type Route } from "../src/contract/routes.ts";
import { KEY_HEADER } from "../src/contract/routes-ask.ts";
import type { Metrics } from "./admin/metrics.ts";
import { type Answer, problemAnswer } from "./answer.ts";
import { keyGate } from "./ask/key-gate.ts";
import { BeaconCounter } from "./beacon/beacon-counter.ts";
import { memoryStore } from "./beacon/memory-store.ts";
import { countedRequest } from "./limits/counted-request.ts";
import type { RateLimits } from "./limits/rate-limits.ts";
import type { Taken } from "./limits/sliding-log.ts";
import { tooManyRequests } from "./limits/too-many-requests.ts";
import { methodsOf, preflight } from "./methods.ts";
import { readRoute, readUnrouted } from "./read-request.ts";
import type { Pinned, Release, ReleaseHolder } from "./release-holder.ts";
import { type Asking, respond } from "./respond.ts";
import { honoPath, inMatchingOrder } from "./route-paths.ts";
import { Compressor } from "./safety/compressor.ts";
import { type JsonReading, readJsonBody } from "./safety/read-json-body.ts";

/** What both hosts are made of. */
export type AppOptions = {
  releases: ReleaseHolder;
  log: Pick<Logger, "debug" | "info" | "warn" | "error">;
  /** The time, in milliseconds of the epoch. */
  now?: () => number;
  /** Who may ask how much; nobody is counted without. */
  limits?: Pick<RateLimits, "take"> | null;
  metrics?: Pick<Metrics, "answered" | "rateLimited"> | null;
  /** Where uses of the pages' actions are counted; in memory without. */
  beacon?: Pick<BeaconCounter, "count">;
  /** The site's key, for routes that need one; nobody may ask them without. */
  askKey?: string | null;
};

/** What one host is made of: both have one compressor and one counter. */
type HostParts = Required<AppOptions> & { compressor: Compressor };

/** The API host and the site host over one release. */
export function createApp(options: AppOptions): { api: Hono; site: Hono } {
  const { now = Date.now, limits = null, metrics = null, askKey = null, log } = options;
  const beacon = options.beacon ?? new BeaconCounter(memoryStore(), { log });
  const parts = { ...options, now, limits, metrics, beacon, askKey, compressor: new Compressor() };
  return { api: createHost("api", parts), site: createHost("site", parts) };
}

function createHost(host: Route["host"], parts: HostParts): Hono {
  const { releases, log, now, limits, metrics, beacon, askKey, compressor } = parts;
  const gate = keyGate(askKey);
  const app = new Hono();

  /** What is known of a request before its release is: how it is to be answered, and what is noted of that. */
  function begin(c: Context, name: string, counted: Asking["counted"]) {
    const started = performance.now();
    const asking = (roots: Asking["roots"]): Asking => ({
      method: c.req.method,
      host,
      ifNoneMatch: c.req.header("if-none-match"),
      acceptEncoding: c.req.header("accept-encoding"),
      roots,
      compressor,
      counted,
      failed: (error) => log.error({ err: error, host, route: name }, "a stream failed"),
    });
    const noted = (response: Response) => {
      const { status } = response;
      log.debug({ host, route: name, method: c.req.method, status }, "answered");
      metrics?.answered({ host, route: name, status, seconds: (performance.now() - started) / 1000 });
      return response;
    };
    return { asking, noted };
  }

  /** Runs one request on one release, which stays open until it has been answered. */
  function answering(
    c: Context,
    name: string,
    counted: Asking["counted"],
    answer: (release: Release) => Answer | Promise<Answer>,
  ): Response | Promise<Response> {
    const { asking, noted } = begin(c, name, counted);
    const pinned = releases.pin();
    const { release } = pinned;
    const write = (found: Answer) => {
      const response = respond(found, asking(release.corpus.roots));
      return response instanceof Promise ? response.then(noted) : noted(response);
    };
    return finishing(() => {
      const found = answer(release);
      return found instanceof Promise ? found.then(write) : write(found);
    }, pinned);
  }

  /** Counts a request and goes on with it, unless its caller is over a limit: then nothing more is read of it. */
  function limiting(
    c: Context,
    name: string,
    go: (counted: Asking["counted"]) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const bucket = limits === null ? null : bucketOf({ id: name, host });
    if (limits === null || bucket === null) return go(null);
    const decide = (taken: Taken) => {
      if (taken.accepted) return go({ bucket, taken });
      metrics?.rateLimited(bucket);
      return answering(c, name, { bucket, taken }, () => problemAnswer(tooManyRequests(bucket, taken)));
    };
    const taken = limits.take(bucket, countedRequest(c));
    return taken instanceof Promise ? taken.then(decide) : decide(taken);
  }

  for (const route of inMatchingOrder(ROUTES, host)) {
    const { body } = route;
    const answered = (c: Context, counted: Asking["counted"], sent: JsonReading | null) =>
      answering(c, route.id, counted, (release) => readRoute(release, c, { route, sent, beacon, now: now() }));
    // A path that takes a body is not read, though it may look like a document's: `/bills/bills/1/ask`.
    if (route.method === "POST") app.get(honoPath(route.path), (c) => c.notFound());
    app.on(route.method, honoPath(route.path), (c) =>
      limiting(c, route.id, (counted) => {
        const refused = route.key ? gate(c.req.header(KEY_HEADER)) : null;
        if (refused !== null) return answering(c, route.id, counted, () => refused);
        // A body is read before a release is pinned: a slow caller keeps none open.
        return body === null
          ? answered(c, counted, null)
          : readJsonBody(c.req.raw, body).then((sent) => answered(c, counted, sent));
      }),
    );
  }
  app.options("*", (c) => preflight(methodsOf(app, c.req.path)));
  app.notFound((c) =>
    limiting(c, "none", (counted) =>
      answering(c, "none", counted, (release) => readUnrouted(release, host, c, methodsOf(app, c.req.path))),
    ),
  );
  app.onError((error, c) => {
    log.error({ err: error, host, method: c.req.method }, "a request failed");
    const problem = {
      kind: "internal-error",
      detail: "The answer could not be made. It has been noted here; try again later.",
    } as const;
    const { asking, noted } = begin(c, "none", null);
    const response = respond(problemAnswer(problem), asking(releases.current.corpus.roots));
    return response instanceof Promise ? response.then(noted) : noted(response);
  });
  return app;
}

/** Lets the release go when the work has ended, well or not, at once or later. */
function finishing<T>(work: () => T | Promise<T>, pinned: Pinned): T | Promise<T> {
  let result: T | Promise<T>;
  try {
    result = work();
  } catch (error) {
    pinned.done();
    throw error;
  }
  if (result instanceof Promise) return result.finally(() => pinned.done());
  pinned.done();
  return result;
}
