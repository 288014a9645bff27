import { expect, test } from "vitest";
import { fillPath } from "../../../functions/route-paths.ts";
import { CACHE_CLASSES } from "../../../src/contract/cache.ts";
import { ROUTES, type Route, type RouteId } from "../../../src/contract/routes.ts";
import { KEY_HEADER } from "../../../src/contract/routes-ask.ts";
import { REDIRECT_ROUTES, ROUTE_SHAPES } from "../../../src/model/route-shapes.ts";
import { API_CATALOG_TYPE } from "../../../src/publish/well-known/api-catalog.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { ASK_KEY, post } from "../../support/hosts.ts";

/** A value for every path parameter of the table, which the specimen has. */
const PARAMS: Readonly<Record<string, string>> = {
  title: "90",
  chapter: "1A",
  ref: "90-1A-1",
  scheme: "ga",
  citation: "art-xx-sec-i-para-i",
  filename: "SHA256SUMS",
  session: "2025-2026",
  number: "hb9001",
  bill_id: "99000001",
  year: "2024",
  docket: "S23G9005",
  cluster_id: "990000111",
  kind: "not-found",
  part: "code",
};
/** What the specimen has for the parameters of a route: the same name stands for a section of the Code and for a docket number. */
export const paramsOf = ({ path }: Route): Readonly<Record<string, string>> =>
  path.includes("/opinions/") ? { ...PARAMS, ref: "S23G9005" } : PARAMS;
/** A query for every route that does not answer without one. */
const QUERIES: Partial<Record<RouteId, string>> = {
  "code.items": "?ids=90-1A-1",
  "code.search": "?q=bell",
  "code.search.markdown": "?q=bell",
  "bills.search": "?q=orchards",
  "bills.search.markdown": "?q=orchards",
  "opinions.search": "?q=state",
  "opinions.search.markdown": "?q=state",
  "opinions.search-by-name": "?q=state",
  "bills.items": "?ids=hb9001",
  "bills.resolve": "?q=HB%209001",
  "opinions.items": "?ids=S23G9005",
  "opinions.resolve": "?q=S23G9005",
};
/** What every route is sent that takes a body. */
const BODIES: Partial<Record<RouteId, unknown>> = {
  "code.verify": { id: "90-1A-1", quote: "Words that may be there" },
  "bills.verify": { id: "hb9001", quote: "Words that may be there" },
  "opinions.verify": { id: "S23G9005", quote: "Words that may be there" },
  "code.beacon": { class: "send_to_ai" },
  "bills.beacon": { class: "send_to_ai" },
  "opinions.beacon": { class: "send_to_ai" },
  "bills.ask": { messages: [{ role: "user", content: "Why?" }] },
  "opinions.ask": { messages: [{ role: "user", content: "Why?" }] },
  draft: { text: "“Words that may be there.” O.C.G.A. § 90-1A-1." },
};
/** An artifact that is sent with a type of its own. */
const TYPES: Partial<Record<RouteId, string>> = {
  "code.bulk.asset": "text/plain; charset=utf-8",
  catalog: API_CATALOG_TYPE,
};
const page = { type: "text/html; charset=utf-8", body: "<!doctype html><title>A page</title>" };

/** A page for every route that is one: the specimen is built without pages. */
export const ROUTE_PAGES = Object.fromEntries(
  ROUTES.flatMap(({ type, artifact }) => {
    if (type !== "text/html" || artifact === null) return [];
    return [[artifact.replace(/\{(\w+)\}/g, (_all, name: string) => PARAMS[name] ?? ""), page]];
  }),
);

/** Tests of every route of the table. */
export function routeRows(hosts: ServedSpecimen): void {
  const kept = ROUTES.filter(({ id }) => !REDIRECT_ROUTES.has(id));
  test.each(kept.map((route) => [route.host, route.path, route] as const))(
    "%s %s keeps its row",
    async (host, path, route) => {
      const address = fillPath(path, paramsOf(route)) + (QUERIES[route.id] ?? "");
      const answer = await (route.body === null
        ? hosts[host](address)
        : post(hosts[host], address, BODIES[route.id], { [KEY_HEADER]: ASK_KEY }));
      expect(answer.status).toBe(route.success);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      if (route.success === 204) return;
      expect(answer.headers.get("content-type")).toBe(TYPES[route.id] ?? `${route.type}; charset=utf-8`);
      if (route.type === "application/json") ROUTE_SHAPES[route.id]?.parse(await answer.json());
      expect(route.type !== "application/json" || route.id in ROUTE_SHAPES).toBe(true);
      expect(answer.headers.has("etag")).toBe(route.etag !== "none");
      const ages = CACHE_CLASSES[route.cache];
      expect(answer.headers.get("cache-control")).toMatch(
        ages === null ? /^no-store$/ : new RegExp(`max-age=${ages.maxAge}\\b`),
      );
    },
  );

  const reads = kept.filter(({ method }) => method === "GET");
  test.each(reads.map((route) => [route.host, route.path, route] as const))(
    "%s %s answers If-None-Match as its row says, and HEAD without a tag",
    async (host, path, route) => {
      const address = fillPath(path, paramsOf(route)) + (QUERIES[route.id] ?? "");
      const ask = async (headers: Record<string, string>, method = "GET") => {
        const { status, headers: sent } = await hosts[host](address, { method, headers });
        return [status, sent.get("etag")];
      };
      const etag = (await hosts[host](address)).headers.get("etag");
      expect(await ask({ "If-None-Match": etag ?? '"x"' })).toEqual([route.etag === "conditional" ? 304 : 200, etag]);
      if (etag !== null) expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
      for (const other of ["*", `W/${etag}`, `${etag}, "x"`, '"x"'])
        expect(await ask({ "If-None-Match": other }), other).toEqual([200, etag]);
      expect(await ask({ "If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT" })).toEqual([200, etag]);
      expect(await ask({}, "HEAD")).toEqual([200, null]);
    },
  );

  const redirects = ROUTES.filter(({ id }) => REDIRECT_ROUTES.has(id));
  test.each(redirects.map((route) => [route.host, route.path, route] as const))(
    "%s %s leads in one hop to what has its form",
    async (host, path, route) => {
      const answer = await hosts[host](`${fillPath(path, PARAMS)}?lang=es`);
      expect(answer.status).toBe(308);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.has("etag")).toBe(false);
      const location = answer.headers.get("location") ?? "";
      expect(location).toMatch(/^\/api\/[\w/-]+\?lang=es$/);
      const there = await hosts[host](location);
      expect(there.status).toBe(200);
      expect(there.headers.get("content-type")).toBe(`${route.type}; charset=utf-8`);
    },
  );
}
