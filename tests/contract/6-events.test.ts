import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROUTES } from "../../src/contract/routes.ts";
import { askEvent } from "../../src/model/ask-records.ts";
import { type Hosts, WAYS } from "../support/hosts.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";
import { ASKED, askWithKey } from "./ask/asked-routes.ts";
import { readEvents } from "./ask/read-events.ts";

const EVENTS = [
  { type: "token", content: "A piece" },
  { type: "token", content: "" },
  { type: "done" },
  { type: "error", message: "It failed." },
];

const NO_EVENTS: readonly [what: string, value: unknown][] = [
  ["nothing", null],
  ["an object without a type", { content: "A piece" }],
  ["another type", { type: "message", content: "A piece" }],
  ["a token without content", { type: "token" }],
  ["a token with a number", { type: "token", content: 7 }],
  ["a token with more", { type: "token", content: "A piece", index: 0 }],
  ["an end with more", { type: "done", content: "" }],
  ["an error without a message", { type: "error" }],
  ["an error with an empty message", { type: "error", message: "" }],
  ["an error with another's field", { type: "error", message: "It failed.", content: "A piece" }],
];

test.each(EVENTS.map((event) => [JSON.stringify(event), event] as const))("%s is an event", (_, event) => {
  expect(askEvent.parse(event)).toEqual(event);
});

test.each(NO_EVENTS)("%s is no event", (_what, value) => {
  expect(askEvent.safeParse(value).success).toBe(false);
});

test("the question routes are the only ones that send events", () => {
  const sending = ROUTES.filter(({ type }) => type === "text/event-stream");
  expect(sending.map(({ id }) => id)).toEqual(["bills.ask", "opinions.ask"]);
});

describe.each(WAYS)("the events of the question routes (contract 6), %s", (_, open) => {
  let release: SpecimenRelease;
  let hosts: Hosts;
  beforeAll(async () => {
    release = await buildSpecimen();
    hosts = await open(release.dist);
  });
  afterAll(async () => {
    await hosts?.close();
    release?.remove();
  });

  test.each(ASKED)("%s sends JSON objects with a type, and ends after one that ends the answer", async (path) => {
    const answer = await askWithKey(hosts.api, path);
    const events = readEvents(await answer.text()).map((event) => askEvent.parse(event));
    expect(events.length).toBeGreaterThan(0);
    expect(events.slice(0, -1).every(({ type }) => type === "token")).toBe(true);
    expect(["done", "error"]).toContain(events.at(-1)?.type);
  });

  test("a failure is an event of an answer that has begun: its status is 200", async () => {
    const answer = await askWithKey(hosts.api, ASKED[0]);
    expect(answer.status).toBe(200);
    expect(readEvents(await answer.text())).toEqual([{ type: "error", message: expect.any(String) }]);
  });

  test("a caller that goes away before the end leaves the service as it was", async () => {
    for (const path of [...ASKED, ...ASKED]) await (await askWithKey(hosts.api, path)).body?.cancel();
    expect((await hosts.api("/health")).status).toBe(200);
    expect((await askWithKey(hosts.api, ASKED[1])).status).toBe(200);
  });
});
