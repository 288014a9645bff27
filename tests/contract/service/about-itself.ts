import { expect, test } from "vitest";
import { COLLECTIONS } from "../../../src/model/common.ts";
import { apiIndex, codeMeta, health } from "../../../src/model/service-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { openInProcess } from "../../support/hosts.ts";

/** Tests of the API about itself. */
export function aboutItself(hosts: ServedSpecimen): void {
  test("the index names its version, the collections and the connector", async () => {
    const answer = await hosts.api("/");
    const index = apiIndex.parse(await answer.json());
    expect(index).toMatchObject({
      version: "0.1.0",
      mcp_url: "https://api.example.org/mcp",
      health_url: "https://api.example.org/health",
    });
    expect(index.collections).toMatchObject(
      COLLECTIONS.map((collection) => ({
        collection,
        url: `https://api.example.org/api/${collection}`,
      })),
    );
    expect(answer.headers.get("etag")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
  });

  test("health names the release and each collection, and is never kept", async () => {
    const answer = await hosts.api("/health");
    const said = health.parse(await answer.json());
    expect(said).toMatchObject({ as_of: "2026-11-20", collections: COLLECTIONS.map((collection) => ({ collection })) });
    expect(answer.headers.get("etag")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("meta counts what the store has, under the version that health names", async () => {
    const meta = codeMeta.parse(await (await hosts.api("/api/code/meta")).json());
    const [code] = health.parse(await (await hosts.api("/health")).json()).collections;
    expect(meta.corpus_version).toBe(code?.corpus_version);
    expect(meta.counts.sections + meta.counts.provisions).toBe(code?.count);
    expect(meta).toMatchObject({ as_of: "2026-11-20", next_change: "2027-07-01", specimen: true });
  });

  test("HEAD answers for computed routes too", async () => {
    const [get, head] = await Promise.all([
      hosts.api("/api/code/meta"),
      hosts.api("/api/code/meta", { method: "HEAD" }),
    ]);
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
    expect(get.headers.get("etag")).toMatch(/^"[0-9a-f]{32}"$/);
    expect(head.headers.get("etag")).toBeNull();
  });
}

/** Tests of the day on which what is in force changes. A server's clock cannot be set: they are in process alone. */
export function dayOfChange(served: ServedSpecimen): void {
  const timed = test.runIf(served.way === "in process");
  const change = Date.parse("2027-07-01T04:00:00Z");

  timed.each([
    [change - 90_000_000, "public, max-age=86400, stale-while-revalidate=3600"],
    [change - 60_000, "public, max-age=60"],
    [change, "public, max-age=86400, stale-while-revalidate=604800"],
    [change + 86_400_000, "public, max-age=86400, stale-while-revalidate=604800"],
  ])(
    "no answer is kept across it, and once it has passed the ages are those of the class (%d)",
    async (now, expected) => {
      const hosts = await openInProcess(served.dist, now);
      expect((await hosts.api("/api/code/sections/91-1-4")).headers.get("cache-control")).toBe(expected);
      await hosts.close();
    },
  );

  timed("from its first moment in Georgia health says that the release is stale, and why", async () => {
    for (const [now, status] of [
      [change - 1, "ok"],
      [change, "stale"],
    ] as const) {
      const hosts = await openInProcess(served.dist, now);
      const said = health.parse(await (await hosts.api("/health")).json());
      expect(said.status).toBe(status);
      expect(said.warnings).toHaveLength(status === "ok" ? 0 : 1);
      await hosts.close();
    }
  });
}
