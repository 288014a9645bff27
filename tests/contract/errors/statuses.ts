import { describe, expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { post } from "../../support/hosts.ts";

/** A status of the contract's table, and requests that get it. 403 is of section 5, 429 of section 8. */
const STATUSES: readonly [status: number, condition: string, requests: readonly (string | [string, unknown])[]][] = [
  [
    200,
    "success",
    ["/", "/health", "/api/code/sections/90-1-4", ["/api/code/verify", { id: "91-1-4", quote: "Words of twelve" }]],
  ],
  [204, "a beacon is counted", [["/api/bills/beacon", { class: "send_to_ai" }]]],
  [
    308,
    "an upstream id, a docket in lower case, or another form leads to the canonical address",
    [
      "/api/bills/bills/99000001",
      "/api/opinions/clusters/990000111",
      "/api/opinions/cases/s25a9001",
      "/api/bills/bills/2025/HB-9001",
      "/api/code/sections/Section%2090-1-4",
      "/api/code/constitution/us/60th%20Amendment",
    ],
  ],
  [
    404,
    "no such document, or no text of it",
    [
      "/api/code/sections/90-1-999",
      "/api/code/constitution/us/amend-i",
      "/api/bills/bills/2025-2026/hb9007",
      "/api/bills/bills/2025-2026/hb9003/text",
      "/api/bills/bills/2025-2026/hb9003/full-text",
      "/api/opinions/cases/S25A9002",
      "/api/opinions/cases/CLUSTER-990000301/990000301/text",
      ["/api/code/verify", { id: "90-1-999", quote: "Words of twelve" }],
    ],
  ],
  [
    422,
    "a parameter is out of bounds or missing, or a quote is under 12 characters",
    [
      "/api/code/search",
      "/api/code/search?q=",
      `/api/code/search?q=${"a".repeat(301)}`,
      "/api/bills/recent?limit=101",
      "/api/opinions/items",
      ["/api/opinions/verify", { id: "S23G9005", quote: "11 letters." }],
    ],
  ],
];

/** Tests of every status of the contract's table. */
export function statuses(hosts: ServedSpecimen): void {
  describe.each(STATUSES)("%d: %s", (status, _condition, requests) => {
    test.each(requests.map((request) => (typeof request === "string" ? [request, null] : request)))(
      "%s %j",
      async (path, body) => {
        const answer = await (body === null ? hosts.api(path as string) : post(hosts.api, path as string, body));
        expect(answer.status).toBe(status);
        expect(answer.headers.get("etag") !== null).toBe(
          status === 200 && body === null && !["/", "/health"].includes(path as string),
        );
        expect(answer.headers.has("location")).toBe(status === 308);
        expect(answer.headers.get("content-type")?.startsWith("application/problem+json") ?? false).toBe(status >= 400);
        if (status === 204 || status === 308) expect(await answer.text()).toBe("");
      },
    );
  });

  test("304 without a body where the tag that is sent is still that of the answer", async () => {
    for (const path of ["/api/code/sections/90-1-4", "/api/bills/recent", "/api/opinions/search?q=state"]) {
      const etag = (await hosts.api(path)).headers.get("etag") ?? "";
      const same = await hosts.api(path, { headers: { "If-None-Match": etag } });
      expect([same.status, same.headers.get("etag"), await same.text()]).toEqual([304, etag, ""]);
    }
  });

  test("a 404 names the nearest sections and the chapter above, or adjacent bill numbers", async () => {
    const ids = ({ nearest }: { nearest: { id: string }[] }) => nearest.map(({ id }) => id);
    const section = await (await hosts.api("/api/code/sections/90-1-5")).json();
    expect(ids(section)).toContain("90-1-4");
    expect(section.above.id).toBe("title-90/chapter-1");
    const bill = await (await hosts.api("/api/bills/bills/2025-2026/hb9004")).json();
    expect(ids(bill)).toEqual(expect.arrayContaining(["2025-2026/hb9003", "2025-2026/hb9005"]));
  });

  test("a 422 lists every problem: where it is, what it is called, and words for it", async () => {
    const answer = await hosts.api("/api/bills/recent?limit=0&offset=10001");
    expect((await answer.json()).errors).toEqual([
      { loc: ["query", "limit"], type: "greater_than_equal", msg: expect.stringContaining("1") },
      { loc: ["query", "offset"], type: "less_than_equal", msg: expect.stringContaining("10000") },
    ]);
  });
}
