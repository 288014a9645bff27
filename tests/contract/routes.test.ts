import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import { fillPath } from "../../functions/route-paths.ts";
import { CACHE_CLASSES } from "../../src/contract/cache.ts";
import { ROUTES, type Route, type RouteId } from "../../src/contract/routes.ts";
import {
  billItems,
  billList,
  billResolution,
  billSitemap,
  sessionList,
  sessionRecord,
} from "../../src/model/bill-lists.ts";
import { billFullText, billRecord } from "../../src/model/bill-records.ts";
import { bulkListing, codeItems, sitemapPages } from "../../src/model/code-lists.ts";
import {
  opinionItems,
  opinionList,
  opinionResolution,
  opinionSitemap,
  yearList,
  yearRecord,
} from "../../src/model/opinion-lists.ts";
import { opinionFullText, opinionRecord } from "../../src/model/opinion-records.ts";
import { constitutionRecord, provisionRecord } from "../../src/model/provision-records.ts";
import { sectionRecord } from "../../src/model/section-record.ts";
import {
  apiIndex,
  billsMeta,
  codeMeta,
  collectionRoot,
  health,
  opinionsMeta,
} from "../../src/model/service-records.ts";
import { chapterRecord, titleRecord, treeRecord } from "../../src/model/tree-records.ts";
import { addArtifacts } from "../support/add-artifacts.ts";
import { type Hosts, WAYS } from "../support/hosts.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

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
};
/** The same name stands for a section of the Code and for a docket number. */
const paramsOf = ({ path }: Route) => (path.includes("/opinions/") ? { ...PARAMS, ref: "S23G9005" } : PARAMS);
/** A query for every route that does not answer without one. */
const QUERIES: Partial<Record<RouteId, string>> = {
  "code.items": "?ids=90-1A-1",
  "bills.items": "?ids=hb9001",
  "bills.resolve": "?q=HB%209001",
  "opinions.items": "?ids=S23G9005",
  "opinions.resolve": "?q=S23G9005",
};
/** Routes that only ever lead elsewhere. */
const REDIRECTS: ReadonlySet<string> = new Set<RouteId>([
  "bills.upstream",
  "bills.upstream.full-text",
  "bills.upstream.markdown",
  "opinions.cluster",
  "opinions.cluster.full-text",
  "opinions.cluster.markdown",
]);
/** A file of the bundle is sent with its own type. */
const TYPES: Partial<Record<RouteId, string>> = { "code.bulk.asset": "text/plain" };
/** The closed shape of every JSON route. */
const SHAPES: Partial<Record<RouteId, z.ZodType>> = {
  index: apiIndex,
  health,
  code: collectionRoot,
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
  bills: collectionRoot,
  "bills.meta": billsMeta,
  "bills.recent": billList,
  "bills.filtered": billList,
  "bills.sessions": sessionList,
  "bills.session": sessionRecord,
  "bills.resolve": billResolution,
  "bills.items": billItems,
  "bills.sitemap": billSitemap,
  "bills.bill": billRecord,
  "bills.bill.full-text": billFullText,
  opinions: collectionRoot,
  "opinions.meta": opinionsMeta,
  "opinions.recent": opinionList,
  "opinions.filtered": opinionList,
  "opinions.years": yearList,
  "opinions.year": yearRecord,
  "opinions.resolve": opinionResolution,
  "opinions.items": opinionItems,
  "opinions.sitemap": opinionSitemap,
  "opinions.case": opinionRecord,
  "opinions.case.full-text": opinionFullText,
  "opinions.opinion": opinionRecord,
  "opinions.opinion.full-text": opinionFullText,
};
const page = { type: "text/html; charset=utf-8", body: "<!doctype html><title>A page</title>" };

describe.each(WAYS)("every route of the table, %s", (_, open) => {
  let release: SpecimenRelease;
  let hosts: Hosts;
  beforeAll(async () => {
    release = await buildSpecimen();
    const pages = ROUTES.filter(({ type }) => type === "text/html").flatMap(({ artifact }) =>
      artifact === null ? [] : [artifact.replace(/\{(\w+)\}/g, (_all, name: string) => PARAMS[name] ?? "")],
    );
    await addArtifacts(release.dist, Object.fromEntries(pages.map((path) => [path, page])));
    hosts = await open(release.dist);
  });
  afterAll(async () => {
    await hosts?.close();
    release?.remove();
  });

  const kept = ROUTES.filter(({ id }) => !REDIRECTS.has(id));
  test.each(kept.map((route) => [route.host, route.path, route] as const))(
    "%s %s keeps its row",
    async (host, path, route) => {
      const answer = await hosts[host](fillPath(path, paramsOf(route)) + (QUERIES[route.id] ?? ""));
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

  const redirects = ROUTES.filter(({ id }) => REDIRECTS.has(id));
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
});
