import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import { fillPath } from "../../functions/route-paths.ts";
import { CACHE_CLASSES } from "../../src/contract/cache.ts";
import { ROUTES, type RouteId } from "../../src/contract/routes.ts";
import { bulkListing, codeItems, codeRoot, sitemapPages } from "../../src/model/code-lists.ts";
import { constitutionRecord, provisionRecord } from "../../src/model/provision-records.ts";
import { sectionRecord } from "../../src/model/section-record.ts";
import { apiIndex, codeMeta, health } from "../../src/model/service-records.ts";
import { chapterRecord, titleRecord, treeRecord } from "../../src/model/tree-records.ts";
import { addArtifacts } from "../support/add-artifacts.ts";
import { type Hosts, WAYS } from "../support/hosts.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

/** A value for every path parameter of the table, which the specimen has. */
const PARAMS = {
  title: "90",
  chapter: "1A",
  ref: "90-1A-1",
  scheme: "ga",
  citation: "art-xx-sec-i-para-i",
  filename: "SHA256SUMS",
};
/** A query for every route that does not answer without one. */
const QUERIES: Partial<Record<RouteId, string>> = { "code.items": "?ids=90-1A-1" };
/** A file of the bundle is sent with its own type. */
const TYPES: Partial<Record<RouteId, string>> = { "code.bulk.asset": "text/plain" };
/** The closed shape of every JSON route. */
const SHAPES: Partial<Record<RouteId, z.ZodType>> = {
  index: apiIndex,
  health,
  code: codeRoot,
  "code.meta": codeMeta,
  "code.tree": treeRecord,
  "code.title": titleRecord,
  "code.chapter": chapterRecord,
  "code.section": sectionRecord,
  "code.items": codeItems,
  "code.sitemap": sitemapPages,
  "code.bulk": bulkListing,
  "code.constitution": constitutionRecord,
  "code.provision": provisionRecord,
};
const page = { type: "text/html; charset=utf-8", body: "<!doctype html><title>A page</title>" };

describe.each(WAYS)("every route of the table, %s", (_, open) => {
  let release: SpecimenRelease;
  let hosts: Hosts;
  beforeAll(async () => {
    release = await buildSpecimen();
    const pages = ROUTES.filter(({ type }) => type === "text/html").map(({ artifact }) =>
      (artifact ?? "").replace(/\{(\w+)\}/g, (_all, name: "ref") => PARAMS[name]),
    );
    await addArtifacts(release.dist, Object.fromEntries(pages.map((path) => [path, page])));
    hosts = await open(release.dist);
  });
  afterAll(async () => {
    await hosts?.close();
    release?.remove();
  });

  test.each(ROUTES.map((route) => [route.host, route.path, route] as const))(
    "%s %s keeps its row",
    async (host, path, route) => {
      const answer = await hosts[host](fillPath(path, PARAMS) + (QUERIES[route.id] ?? ""));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(`${TYPES[route.id] ?? route.type}; charset=utf-8`);
      if (route.type === "application/json") SHAPES[route.id]?.parse(await answer.json());
      expect(route.type !== "application/json" || route.id in SHAPES).toBe(true);
      expect(answer.headers.has("etag")).toBe(route.etag !== "none");
      const ages = CACHE_CLASSES[route.cache];
      expect(answer.headers.get("cache-control")).toMatch(
        ages === null ? /^no-store$/ : new RegExp(`max-age=${ages.maxAge}\\b`),
      );
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    },
  );
});
