import type { Context } from "hono";
import type { Route, RouteId } from "../src/contract/routes.ts";
import { ROUTE_BODIES } from "../src/model/route-shapes.ts";
import { type Answer, notValid, problemAnswer } from "./answer.ts";
import { assetAnswer } from "./assets.ts";
import { bodyProblems } from "./body-problems.ts";
import { notAllowed } from "./methods.ts";
import { quoted } from "./problem.ts";
import { problemAsPage } from "./problem-as-page.ts";
import { read } from "./read.ts";
import { pathProblems } from "./read-path.ts";
import { type ParameterProblem, readQuery } from "./read-query.ts";
import type { Reading } from "./reading.ts";
import type { Release } from "./release-holder.ts";
import { pathParams } from "./route-paths.ts";
import type { JsonReading } from "./safety/read-json-body.ts";
import { splitTarget } from "./split-target.ts";
import { startingPlaces } from "./starting-places.ts";
import { storedProblems } from "./stored-problems.ts";

/** A request as far as the table goes: its route, the body that was sent where the route takes one, and the moment. */
export type Asked = { route: Route; sent: JsonReading | null } & Pick<Reading, "beacon" | "now">;

/** Reads a request by its route: the address, the query and the body are checked, then it is answered. */
export function readRoute(release: Release, c: Context, { route, sent, beacon, now }: Asked): Answer | Promise<Answer> {
  const { path, search } = splitTarget(c.req.url);
  if (path === null) return malformed(release, route.host);
  if (sent?.kind === "problem") return problemAnswer(sent.problem);
  const params = pathParams(route.path, (name) => c.req.param(name));
  const asked = readQuery(route.query, search);
  const unread = asked.kind === "problems" ? asked.errors : [];
  const unfit = sent === null ? [] : bodyProblemsOf(route, sent.value);
  const stored = storedProblems(release.corpus, route, asked.query);
  const errors = [...pathProblems(route, params), ...unread, ...stored, ...unfit];
  const shown = (answer: Answer | Promise<Answer>) =>
    route.type === "text/html" ? problemAsPage(release, answer) : answer;
  if (asked.kind === "problems" || errors.length > 0) return shown(notValid(errors));
  const answer = read({
    release,
    route,
    params,
    query: asked.query,
    search,
    beacon,
    now,
    ...(sent !== null && { body: sent.value }),
  });
  return shown(answer);
}

function bodyProblemsOf({ id }: Route, body: unknown): ParameterProblem[] {
  const shape = ROUTE_BODIES[id as RouteId];
  return shape === undefined ? [] : bodyProblems(shape, body);
}

/** What no route of the table answers: a file of the site, a method that is not among those allowed, or nothing. */
export function readUnrouted(
  release: Release,
  host: Route["host"],
  c: Context,
  allow: readonly string[],
): Answer | Promise<Answer> {
  const { path } = splitTarget(c.req.url);
  if (path === null) return malformed(release, host);
  if (allow.length > 0) return notAllowed(c.req.method, allow);
  if (host === "api") return noRoute(release, host, path);
  return assetAnswer(release, path) ?? problemAsPage(release, noRoute(release, host, path));
}

function noRoute({ corpus }: Release, host: Route["host"], path: string): Answer {
  const slash = path.length > 1 && path.endsWith("/") ? " No address ends in a slash." : "";
  const detail = `Nothing is at ${quoted(path)} on the ${host} host.${slash}`;
  return problemAnswer({ kind: "no-route", detail, start: startingPlaces(corpus, host) });
}

function malformed({ corpus }: Release, host: Route["host"]): Answer {
  const detail =
    "The address holds a percent sign that does not stand before two hexadecimal digits of UTF-8. Write it as %25.";
  return problemAnswer({ kind: "no-route", detail, start: startingPlaces(corpus, host) });
}
