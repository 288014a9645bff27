import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../functions/app.ts";
import { isRequired } from "../../functions/read-query.ts";
import { currentFolder, openRelease } from "../../functions/release.ts";
import { ReleaseHolder } from "../../functions/release-holder.ts";
import { ROUTES, type Route } from "../../src/contract/routes.ts";
import { readSettings } from "../../src/contract/settings.ts";
import { PROBLEM_RECORDS } from "../../src/model/problem-record.ts";
import { ASK_KEY, type Ask, type Hosts, post, WAYS } from "../support/hosts.ts";
import { startServer } from "../support/serve-process.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";
import { ASKED, QUESTION, WITH_KEY } from "./ask/asked-routes.ts";

/** Headers that are not the key, though they come near to it or look like it. */
const WITHOUT_KEY: readonly [what: string, headers: Record<string, string>][] = [
  ["no header", {}],
  ["an empty key", { "X-API-Key": "" }],
  ["another key", { "X-API-Key": "another-made-up-key" }],
  ["the key in capitals", { "X-API-Key": ASK_KEY.toUpperCase() }],
  ["the beginning of the key", { "X-API-Key": ASK_KEY.slice(0, -1) }],
  ["the key and more", { "X-API-Key": `${ASK_KEY}x` }],
  ["the key twice", { "X-API-Key": `${ASK_KEY}, ${ASK_KEY}` }],
  ["letters beyond ASCII", { "X-API-Key": "\u00e9\u00ff" }],
  ["a key without end", { "X-API-Key": "k".repeat(10_000) }],
  ["the key as a bearer's", { Authorization: `Bearer ${ASK_KEY}` }],
  ["the key as a cookie", { Cookie: `X-API-Key=${ASK_KEY}` }],
];

/** Credentials that nobody has to have. */
const CREDENTIALS: readonly Record<string, string>[] = [
  WITH_KEY,
  { "X-API-Key": "wrong" },
  { Authorization: "Bearer made-up", Cookie: "session=made-up" },
];

const plain: readonly Route[] = ROUTES.filter(
  (route: Route) => route.method === "GET" && !route.path.includes(":") && !route.query.some(isRequired),
);
/** Reads of documents, searches and redirects, beside the routes that need nothing filled in. */
const READS = [
  ...plain.filter(({ host, id }) => host === "api" && id !== "health").map(({ path }) => path),
  "/api/code/sections/90-1-4",
  "/api/code/sections/90-1-4/text",
  "/api/code/search?q=bell",
  "/api/bills/bills/2025-2026/hb9001/markdown",
  "/api/bills/bills/99000001",
  "/api/opinions/clusters/990000111",
  "/api/opinions/items?ids=S23G9005",
  "/api/code/sections/90-1-999",
  "/api/nothing",
];

let release: SpecimenRelease;
beforeAll(async () => {
  release = await buildSpecimen();
});
afterAll(() => release?.remove());

test("two routes of the table want a key, and no other", () => {
  expect(ROUTES.filter(({ key }) => key).map(({ id }) => id)).toEqual(["bills.ask", "opinions.ask"]);
});

test("a key that cannot be read is named and not shown", () => {
  const read = readSettings({ ASK_KEY: "a secret with spaces" });
  expect(read).toEqual({ kind: "problems", problems: [expect.stringMatching(/^ASK_KEY=\(not shown\): expected/)] });
  expect(JSON.stringify(read)).not.toContain("secret");
});

describe.each(WAYS)("the key of the question routes (contract 5), %s", (_, open) => {
  let hosts: Hosts;
  beforeAll(async () => {
    hosts = await open(release.dist);
  });
  afterAll(() => hosts?.close());

  test.each(WITHOUT_KEY)("%s is a 403 that does not say what was wrong", async (_what, headers) => {
    for (const path of ASKED) {
      const answer = await post(hosts.api, path, QUESTION, headers);
      await expectRefused(answer);
      const first = await post(hosts.api, path, QUESTION);
      expect(await (await post(hosts.api, path, QUESTION, headers)).text()).toBe(await first.text());
    }
  });

  test("a key in the query or in the body is none", async () => {
    for (const path of ASKED) {
      const query = `${path}?X-API-Key=${ASK_KEY}&api_key=${ASK_KEY}`;
      await expectRefused(await post(hosts.api, query, { ...QUESTION, "X-API-Key": ASK_KEY, key: ASK_KEY }));
    }
  });

  test("the name of the header is read in any case", async () => {
    for (const path of ASKED)
      expect((await post(hosts.api, path, QUESTION, { "x-api-KEY": ASK_KEY })).status).toBe(200);
  });

  test.each(READS)("%s is read without a key, and answers the same with one", async (path) => {
    const without = await shown(await hosts.api(path));
    expect([401, 403]).not.toContain(without.status);
    for (const headers of CREDENTIALS) expect(await shown(await hosts.api(path, { headers }))).toEqual(without);
  });

  test("what is posted elsewhere needs no key, and answers the same with one", async () => {
    for (const [path, body] of [
      ["/api/code/verify", { id: "91-1-4", quote: "wound on Monday and Thursday" }],
      ["/api/verify", { text: "Nothing is cited here." }],
      ["/api/bills/beacon", { class: "send_to_ai" }],
    ] as const) {
      const without = await shown(await post(hosts.api, path, body));
      expect([200, 204]).toContain(without.status);
      for (const headers of CREDENTIALS)
        expect(await shown(await post(hosts.api, path, body, headers))).toEqual(without);
    }
  });
});

test("without the setting nobody may ask, not even with an empty key", async () => {
  const releases = new ReleaseHolder(openRelease((await currentFolder(release.dist)) ?? ""));
  const { api } = createApp({ releases, log: pino({ level: "silent" }) });
  await expectNobodyMayAsk(async (path, init) => api.request(path, init));
  releases.close();
});

test("a server without the setting answers nobody; with it, its log never shows a key", async () => {
  const closed = await startServer(release.dist);
  await expectNobodyMayAsk((path, init) => fetch(closed.api + path, init));
  await closed.stop();
  const open = await startServer(release.dist, { ASK_KEY, LOG_LEVEL: "trace" });
  const ask: Ask = (path, init) => fetch(open.api + path, init);
  for (const path of ASKED) {
    expect((await post(ask, path, QUESTION, WITH_KEY)).status).toBe(200);
    await expectRefused(await post(ask, path, QUESTION, { "X-API-Key": "a-wrong-made-up-key" }));
  }
  await open.stop();
  expect(open.log.length).toBeGreaterThan(4);
  expect(JSON.stringify(open.log)).not.toMatch(/made-up-key|What does it say/);
});

async function expectNobodyMayAsk(ask: Ask): Promise<void> {
  for (const path of ASKED)
    for (const headers of [{}, { "X-API-Key": "" }, { "X-API-Key": "null" }, { "X-API-Key": "undefined" }, WITH_KEY])
      await expectRefused(await post(ask, path, QUESTION, headers as Record<string, string>));
}

async function expectRefused(answer: Response): Promise<void> {
  const body = await answer.text();
  expect(answer.status, body).toBe(403);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(PROBLEM_RECORDS.forbidden.parse(JSON.parse(body)).detail).toContain("X-API-Key");
  expect(body).not.toContain(ASK_KEY);
}

/** What a caller sees of an answer; the date, and the name of a connection, are the moment's. */
async function shown(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !["date", "connection", "keep-alive"].includes(name));
  return { status: answer.status, headers, body: await answer.text() };
}
