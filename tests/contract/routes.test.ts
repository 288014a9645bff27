import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillPath } from "../../functions/route-paths.ts";
import { CACHE_CLASSES } from "../../src/contract/cache.ts";
import { ROUTES, type Route } from "../../src/contract/routes.ts";
import { addArtifacts } from "../support/add-artifacts.ts";
import { type Hosts, WAYS } from "../support/hosts.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

/** A value for every path parameter of the table, which the specimen has. */
const PARAMS = { title: "90", chapter: "1A", ref: "90-1A-1" };
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

  test.each(ROUTES.map((route: Route) => [route.host, route.path, route] as const))(
    "%s %s keeps its row",
    async (host, path, route) => {
      const answer = await hosts[host](fillPath(path, PARAMS));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(`${route.type}; charset=utf-8`);
      expect(answer.headers.has("etag")).toBe(route.etag !== "none");
      const ages = CACHE_CLASSES[route.cache];
      expect(answer.headers.get("cache-control")).toMatch(
        ages === null ? /^no-store$/ : new RegExp(`max-age=${ages.maxAge}\\b`),
      );
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    },
  );
});
