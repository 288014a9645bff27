import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { ROUTES, type Route } from "../src/contract/routes.ts";
import { type Answer, problemAnswer } from "./answer.ts";
import { methodsOf, preflight } from "./methods.ts";
import { readRoute, readUnrouted } from "./read-request.ts";
import type { Pinned, Release, ReleaseHolder } from "./release-holder.ts";
import { type Asking, respond } from "./respond.ts";
import { honoPath, inMatchingOrder } from "./route-paths.ts";

/** What both hosts are made of. */
export type AppOptions = {
  releases: ReleaseHolder;
  log: Pick<Logger, "debug" | "error">;
  /** The time, in milliseconds of the epoch. */
  now?: () => number;
};

/** The API host and the site host over one release. */
export function createApp(options: AppOptions): { api: Hono; site: Hono } {
  return { api: createHost("api", options), site: createHost("site", options) };
}

function createHost(host: Route["host"], { releases, log, now = Date.now }: AppOptions): Hono {
  const app = new Hono();

  /** Runs one request on one release. Rate limits, when they come, are asked here, before anything is read. */
  function answering(
    c: Context,
    name: string,
    answer: (release: Release) => Answer | Promise<Answer>,
  ): Response | Promise<Response> {
    const pinned = releases.pin();
    const { release } = pinned;
    const asking: Asking = {
      method: c.req.method,
      host,
      ifNoneMatch: c.req.header("if-none-match"),
      roots: release.corpus.roots,
    };
    const noted = (response: Response) => {
      log.debug({ host, route: name, method: asking.method, status: response.status }, "answered");
      return response;
    };
    const write = (found: Answer) => {
      const response = respond(found, asking);
      return response instanceof Promise ? response.then(noted) : noted(response);
    };
    return finishing(() => {
      const found = answer(release);
      return found instanceof Promise ? found.then(write) : write(found);
    }, pinned);
  }

  for (const route of inMatchingOrder(ROUTES, host)) {
    app.on(route.method, honoPath(route.path), (c) =>
      answering(c, route.id, (release) => readRoute(release, route, c, now())),
    );
  }
  app.options("*", (c) => preflight(methodsOf(app, c.req.path)));
  app.notFound((c) => answering(c, "none", (release) => readUnrouted(release, host, c, methodsOf(app, c.req.path))));
  app.onError((error, c) => {
    log.error({ err: error, host, method: c.req.method }, "a request failed");
    const problem = {
      kind: "internal-error",
      detail: "The answer could not be made. It has been noted here; try again later.",
    } as const;
    const { method } = c.req;
    return respond(problemAnswer(problem), {
      method,
      host,
      ifNoneMatch: undefined,
      roots: releases.current.corpus.roots,
    });
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
