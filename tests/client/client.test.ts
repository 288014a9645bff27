import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";
import { type OpenClient, openClient } from "./open-client.ts";

let release: SpecimenRelease;
let open: OpenClient;
beforeAll(async () => {
  release = await buildSpecimen();
  open = await openClient(release.dist);
});
afterAll(async () => {
  await open?.close();
  release?.remove();
});

test("a section is read by its citation, with every version", async () => {
  const { data, error } = await open.client.GET("/api/code/sections/{ref}", { params: { path: { ref: "91-1-4" } } });
  expect(error).toBeUndefined();
  expect(data?.citation).toBe("91-1-4");
  expect(data?.versions.map(({ in_force_now }) => in_force_now)).toContain(true);
});

test("what is not there comes as a typed problem that names what is", async () => {
  const { data, error, response } = await open.client.GET("/api/code/sections/{ref}", {
    params: { path: { ref: "90-1-999" } },
  });
  expect(data).toBeUndefined();
  expect(response.status).toBe(404);
  if (error?.title !== "No such document") throw new Error("another kind of error");
  expect(error.nearest.length).toBeGreaterThan(0);
  expect(error.above?.url).toContain("/api/code/titles/90/chapters/1");
});

test("an answer that has not changed is not sent again", async () => {
  const path = { params: { path: { title: 90 } } };
  const first = await open.client.GET("/api/code/titles/{title}", path);
  const etag = first.response.headers.get("etag") ?? "";
  const again = await open.client.GET("/api/code/titles/{title}", {
    params: { ...path.params, header: { "If-None-Match": etag } },
  });
  expect(again.response.status).toBe(304);
});

test("a batch is followed to its end", async () => {
  const titles: string[] = [];
  let ids = "2025-2026/hb9001,2025-2026/hb9002,2025-2026/sb9001";
  while (ids !== "") {
    const { data } = await open.client.GET("/api/bills/items", { params: { query: { ids } } });
    if (data === undefined) throw new Error("no answer");
    titles.push(...data.items.map(({ number }) => number));
    ids = data.next_ids.join(",");
  }
  expect(titles).toEqual(["hb9001", "hb9002", "sb9001"]);
});

test("a window is followed by its numbers, and bounds are errors", async () => {
  const list = (limit: number) => open.client.GET("/api/opinions/recent", { params: { query: { limit, lang: "es" } } });
  const { data } = await list(2);
  expect(data?.items).toHaveLength(2);
  expect(data?.items[0]?.docket).toMatch(/\d/);
  const { error } = await list(101);
  if (error?.title !== "A parameter is not valid") throw new Error("another kind of error");
  expect(error.errors.map(({ loc }) => loc)).toEqual([["query", "limit"]]);
});

test("Markdown and text are strings", async () => {
  const path = { session: "2025-2026", number: "hb9001" };
  const { data } = await open.client.GET("/api/bills/bills/{session}/{number}/text", {
    params: { path, query: { reading: "text_as_amended" } },
    parseAs: "text",
  });
  expect(data).not.toContain("<del>");
});
