import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../../src/contract/limits.ts";
import { askEvent } from "../../src/model/ask-records.ts";
import { problemRecord } from "../../src/model/problem-record.ts";
import { ASK_KEY, type Hosts, post, WAYS } from "../support/hosts.ts";
import { type Server, startServer } from "../support/serve-process.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";
import { ASKED, askWithKey, QUESTION, WITH_KEY } from "./ask/asked-routes.ts";
import { readEvents } from "./ask/read-events.ts";

const user = (content: unknown) => ({ role: "user", content });
const assistant = (content: unknown) => ({ role: "assistant", content });
const { askMessages, askMessageChars } = LIMITS;

/** Conversations that are answered. */
const VALID: readonly [what: string, messages: unknown[]][] = [
  ["one question", [user("Why?")]],
  ["a question after an answer", [user("Why?"), assistant("“Because.”"), user("How?")]],
  ["two questions in a row", [user("Why?"), user("How?")]],
  ["other properties", [{ ...user("Why?"), id: 7, name: null }]],
  ["as many messages as may be", Array(askMessages).fill(user("?"))],
  ["as long a message as may be", [user("x".repeat(askMessageChars))]],
];

/** Bodies that are not valid, and everything that is wrong with each: where, and the name of it. */
const NOT_VALID: readonly [what: string, body: unknown, problems: unknown[][]][] = [
  ["no field", {}, [["messages", "missing"]]],
  ["words", { messages: "Why?" }, [["messages", "array_type"]]],
  ["no message", { messages: [] }, [["messages", "value_error"]]],
  ["a message too many", { messages: Array(askMessages + 1).fill(user("?")) }, [["messages", "value_error"]]],
  ["an answer at the end", { messages: [user("Why?"), assistant("So.")] }, [["messages", "value_error"]]],
  ["a message that is none", { messages: [null] }, [["messages", 0, "object_type"]]],
  ["an empty message", { messages: [user("")] }, [["messages", 0, "content", "string_too_short"]]],
  [
    "a long message",
    { messages: [user("x".repeat(askMessageChars + 1))] },
    [["messages", 0, "content", "string_too_long"]],
  ],
  [
    "several faults",
    { messages: [{ content: 7 }, { role: "system", content: "" }, assistant("So.")] },
    [
      ["messages", 0, "role", "missing"],
      ["messages", 0, "content", "string_type"],
      ["messages", 1, "role", "value_error"],
      ["messages", 1, "content", "string_too_short"],
      ["messages", "value_error"],
    ],
  ],
];

/** Addresses that lead to no document: what the answer names instead. */
const MISSING: readonly [path: string, field: "nearest" | "candidates" | null][] = [
  ["/api/bills/bills/99999999/ask", null],
  ["/api/bills/bills/hb9999/ask", "nearest"],
  ["/api/bills/bills/9002/ask", "candidates"],
  ["/api/bills/bills/nothing/ask", null],
  ["/api/opinions/clusters/999999999/ask", null],
  ["/api/opinions/clusters/S23G9006/ask", "nearest"],
  ["/api/opinions/clusters/999%20Ga.%201050/ask", "candidates"],
];

let release: SpecimenRelease;
beforeAll(async () => {
  release = await buildSpecimen();
});
afterAll(() => release?.remove());

describe.each(WAYS)("the question routes (contract 4.5), %s", (_, open) => {
  let hosts: Hosts;
  beforeAll(async () => {
    hosts = await open(release.dist);
  });
  afterAll(() => hosts?.close());

  async function problemOf(answer: Response, status: number) {
    const body = await answer.text();
    expect(answer.status, body.slice(0, 300)).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return problemRecord.parse(JSON.parse(body)) as unknown as Record<string, unknown[]> & { detail: string };
  }

  test.each(ASKED)("%s answers with a stream that nobody keeps, compresses or tags", async (path) => {
    const answer = await post(hosts.api, path, QUESTION, { ...WITH_KEY, "accept-encoding": "br, gzip" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream(?:;|$)/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    for (const name of ["etag", "content-encoding", "content-length", "link", "location"])
      expect(answer.headers.has(name), name).toBe(false);
    const events = readEvents(await answer.text()).map((event) => askEvent.parse(event));
    expect(events).toEqual([{ type: "error", message: expect.stringContaining("No model is configured") }]);
  });

  test.each(VALID)("%s is answered", async (_what, messages) => {
    for (const path of ASKED) expect((await askWithKey(hosts.api, path, { messages, more: [1] })).status).toBe(200);
  });

  test.each([
    "/api/bills/bills/hb9001/ask",
    "/api/bills/bills/HB%209001/ask",
    "/api/opinions/clusters/S23G9005/ask",
    "/api/opinions/clusters/999%20Ga.%201025/ask",
    "/api/opinions/clusters/GA-S25A9005/ask",
  ])("%s names its document in another form, and is answered where it was sent", async (path) => {
    expect((await askWithKey(hosts.api, path)).status).toBe(200);
  });

  test.each(NOT_VALID)("%s is a 422 that names every problem", async (_what, body, problems) => {
    for (const path of ASKED) {
      const { errors } = await problemOf(await askWithKey(hosts.api, path, body), 422);
      const found = (errors as { loc: unknown[]; type: string }[]).map(({ loc, type }) => [...loc, type]);
      expect(found).toHaveLength(problems.length);
      expect(found).toEqual(expect.arrayContaining(problems.map((problem) => ["body", ...problem])));
    }
  });

  test("a body that is no JSON is 422, one of another type 415, one over 64 kB 413", async () => {
    const json = { ...WITH_KEY, "content-type": "application/json" };
    for (const path of ASKED) {
      const send = (body: string, headers: Record<string, string>) =>
        hosts.api(path, { method: "POST", headers, body });
      for (const body of ["", "{", "[]", "null"]) await problemOf(await send(body, json), 422);
      await problemOf(await send(JSON.stringify(QUESTION), { ...json, "content-type": "text/html" }), 415);
      await problemOf(await send(JSON.stringify(QUESTION), { ...json, "content-encoding": "gzip" }), 415);
      const start = '{"messages": [{"role": "user", "content": "?"}], "more": "';
      const full = `${start}${"x".repeat(65_536 - start.length - 2)}"}`;
      expect((await send(full, json)).status).toBe(200);
      expect((await problemOf(await send(`${full} `, json), 413)).detail).toContain("65,536");
    }
  });

  test.each(MISSING)("%s leads to no document: 404, with what there is instead", async (path, field) => {
    const problem = await problemOf(await askWithKey(hosts.api, path), 404);
    if (field !== null) expect(problem[field]?.length).toBeGreaterThan(0);
  });

  test("a document without a stored text is a 404 that says why, as its text does", async () => {
    const { bill_id } = await (await hosts.api("/api/bills/bills/2025-2026/hb9003")).json();
    for (const [path, text] of [
      [`/api/bills/bills/${bill_id}/ask`, "/api/bills/bills/2025-2026/hb9003/text"],
      ["/api/opinions/clusters/990000301/ask", "/api/opinions/cases/CLUSTER-990000301/990000301/text"],
    ] as const) {
      const { detail } = await problemOf(await askWithKey(hosts.api, path), 404);
      expect(detail).toBe((await (await hosts.api(text)).json()).detail);
    }
  });

  test("the key is looked at before the body, and the body before the document", async () => {
    const path = "/api/bills/bills/99999999/ask";
    await problemOf(await post(hosts.api, path, {}), 403);
    await problemOf(
      await hosts.api(path, { method: "POST", headers: { "content-type": "text/html" }, body: "x" }),
      403,
    );
    await problemOf(await askWithKey(hosts.api, path, {}), 422);
    await problemOf(await askWithKey(hosts.api, path), 404);
  });

  test("any other method is a 405 that allows POST, with the key and without", async () => {
    for (const path of ASKED) {
      for (const method of ["GET", "PUT", "DELETE"]) {
        for (const headers of [{}, WITH_KEY]) {
          const answer = await hosts.api(path, { method, headers });
          expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
          await problemOf(answer, 405);
        }
      }
      const head = await hosts.api(path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([405, ""]);
    }
  });

  test("a page of another origin may not send a key", async () => {
    for (const path of ASKED) {
      const headers = { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x-api-key" };
      const preflight = await hosts.api(path, { method: "OPTIONS", headers });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS");
      expect(preflight.headers.get("access-control-allow-headers")?.toLowerCase()).not.toMatch(/x-api-key|\*/);
    }
  });

  test("neither the Code nor the site host has such a route", async () => {
    expect((await askWithKey(hosts.api, "/api/code/sections/90-1-4/ask")).status).toBe(404);
    for (const path of ASKED) expect((await askWithKey(hosts.site, path)).status).toBe(404);
  });
});

describe("the limit of the question routes (contract 8)", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer(release.dist, { RATE_LIMIT: "on", ASK_KEY });
  });
  afterAll(() => server?.stop());

  test("ten a minute over both routes, with wrong keys among them, and no read is counted for it", async () => {
    const ask = (path: string, headers: Record<string, string>) => post(askServer, path, QUESTION, headers);
    const statuses: number[] = [];
    for (let sent = 0; sent < 10; sent += 1)
      statuses.push((await ask(ASKED[sent % 2] ?? "", sent < 4 ? { "X-API-Key": "wrong" } : WITH_KEY)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 200, 200, 200, 200, 200, 200]);
    const over = await ask(ASKED[0], WITH_KEY);
    expect(over.status).toBe(429);
    const wait = Number(over.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(over.headers.get("ratelimit-policy")).toBe('"ask-minute";q=10;w=60, "ask-hour";q=100;w=3600');
    expect(over.headers.get("ratelimit")).toMatch(/^"ask-minute";r=0;/);
    expect((await over.json()).retry_after).toBe(wait);
    const read = await post(askServer, "/api/code/verify", { id: "91-1-4", quote: "nothing of this sort is in it" });
    expect(read.status).toBe(200);
    expect(read.headers.get("ratelimit")).toMatch(/^"read-minute";r=119;/);
  });

  const askServer = (path: string, init?: RequestInit) => fetch(server.api + path, init);
});
