import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listening, listen } from "../../../functions/http-server.ts";
import { exchange, statuses } from "./hardened-server.ts";

let host: Listening;
let open = 0;
let most = 0;
beforeAll(async () => {
  const app = new Hono();
  app.get("/:number", async (c) => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((done) => setTimeout(done, 5));
    open -= 1;
    return c.text(`at ${c.req.param("number")}`);
  });
  host = await listen(app, 0, { address: "127.0.0.1" });
});
afterAll(() => host?.drain(0));

/** So many requests in one packet; the last ends the connection. */
const packet = (count: number) =>
  Array.from({ length: count }, (_, number) => {
    const end = number === count - 1 ? "Connection: close\r\n" : "";
    return `GET /${number} HTTP/1.1\r\nHost: localhost\r\n${end}\r\n`;
  }).join("");

test("requests that come in one packet are answered in order, one at a time", async () => {
  const { text, closed } = await exchange(host.port, packet(60), 30_000);
  expect(closed).toBe(true);
  expect(statuses(text)).toEqual(Array(60).fill(200));
  expect(text.match(/at \d+/g)).toEqual(Array.from({ length: 60 }, (_, number) => `at ${number}`));
  expect(most).toBe(1);
});

test("a connection on which hundreds wait is closed, and others go on", async () => {
  expect((await exchange(host.port, packet(500), 30_000)).closed).toBe(true);
  expect(most).toBe(1);
  expect(await (await fetch(`http://127.0.0.1:${host.port}/7`)).text()).toBe("at 7");
});
