import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listening, listen } from "../../../functions/http-server.ts";

const failures: unknown[] = [];
let host: Listening;
beforeAll(async () => {
  const app = new Hono();
  app.get("/broken", () => new Response("never sent", { headers: { "x-name": "\u{2020}\r\nx-evil: 1" } }));
  app.get("/whole", () => new Response("here"));
  host = await listen(app, 0, { address: "127.0.0.1", failed: (error) => failures.push(error) });
});
afterAll(() => host?.drain(0));

test("an answer whose headers cannot be written is a 500 that says nothing of it, and ends no process", async () => {
  const broken = await fetch(`http://127.0.0.1:${host.port}/broken`);
  expect([broken.status, broken.headers.get("x-evil")]).toEqual([500, null]);
  expect(await broken.json()).toMatchObject({ type: "/problems/internal-error", status: 500 });
  expect(failures).toEqual([expect.objectContaining({ code: "ERR_INVALID_CHAR" })]);
  expect(await (await fetch(`http://127.0.0.1:${host.port}/whole`)).text()).toBe("here");
});
