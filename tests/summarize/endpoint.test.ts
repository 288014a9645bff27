import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { createEndpoint, type EndpointOptions } from "../../src/summarize/endpoint.ts";
import { EndpointError } from "../../src/summarize/endpoint-error.ts";
import { apiError, FAKE_KEY, FAKE_MODEL, type FakeEndpoint, type FakeReply, startEndpoint } from "./fake-endpoint.ts";

const MESSAGES = [
  { role: "system", content: "Say something." },
  { role: "user", content: "Now." },
] as const;
const SHAPE = { name: "made_up", answer: z.strictObject({ word: z.string().describe("one word") }) };
const never = new AbortController().signal;

let server: FakeEndpoint;
afterEach(() => server.close());

/** What the server says to one request after the other; the last one stays. */
async function open(replies: FakeReply[], options: Partial<EndpointOptions> = {}) {
  server = await startEndpoint((_, count) => replies[Math.min(count, replies.length) - 1] ?? "silence");
  return createEndpoint({ baseUrl: server.baseUrl, model: FAKE_MODEL, key: FAKE_KEY, retries: 2, ...options });
}

async function failure(asked: Promise<unknown>): Promise<EndpointError> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof EndpointError)) throw new Error(`expected an EndpointError, not ${error}`);
  expect(error.message).not.toContain(FAKE_KEY);
  return error;
}

describe("an endpoint", () => {
  it("is asked at temperature 0 for a JSON object by schema, and its tokens are counted", async () => {
    const endpoint = await open([{ content: "yes" }]);
    expect(await endpoint.ask(MESSAGES, SHAPE, never)).toEqual({ kind: "text", text: "yes" });
    expect(server.requests).toEqual([
      {
        model: FAKE_MODEL,
        messages: MESSAGES,
        temperature: 0,
        max_completion_tokens: 8000,
        response_format: {
          type: "json_schema",
          json_schema: {
            name: "made_up",
            strict: true,
            schema: expect.objectContaining({
              type: "object",
              properties: { word: { type: "string", description: "one word" } },
              required: ["word"],
              additionalProperties: false,
            }),
          },
        },
      },
    ]);
    expect(endpoint.usage).toEqual({ answers: 1, inputTokens: 100, outputTokens: 10 });
    expect(endpoint.concessions()).toEqual([]);
  });

  it("is asked without what it refuses, from then on", async () => {
    const refusals = [
      apiError(400, "Unsupported parameter: 'temperature'", "unsupported_value", "temperature"),
      apiError(400, "response_format of type json_schema is not supported"),
      apiError(422, "extra fields not permitted: max_completion_tokens"),
      apiError(400, "'response_format.type' must be text"),
    ];
    const endpoint = await open([...refusals, { content: "yes" }]);
    await endpoint.ask(MESSAGES, SHAPE, never);
    await endpoint.ask(MESSAGES, SHAPE, never);
    expect(server.requests).toHaveLength(6);
    expect(server.requests[5]).toEqual({ model: FAKE_MODEL, messages: MESSAGES, max_tokens: 8000 });
    expect(endpoint.concessions()).toHaveLength(3);
  });

  it("says when the answer was cut off, declined or filtered", async () => {
    const endpoint = await open([
      { content: '{"word":', finish_reason: "length" },
      { content: "", refusal: "I can't help with that." },
      { content: "", finish_reason: "content_filter" },
    ]);
    expect(await endpoint.ask(MESSAGES, SHAPE, never)).toEqual({ kind: "cut", text: '{"word":' });
    expect(await endpoint.ask(MESSAGES, SHAPE, never)).toMatchObject({ kind: "refused", reason: /declines/ });
    expect(await endpoint.ask(MESSAGES, SHAPE, never)).toMatchObject({ kind: "refused", reason: /content filter/ });
  });

  it("is asked again after a 500, and after a 429 not before Retry-After", async () => {
    const limited = { ...apiError(429, "Rate limit reached"), headers: { "retry-after": "1" } };
    const endpoint = await open([apiError(500, "oops"), limited, { content: "yes" }]);
    const started = performance.now();
    expect(await endpoint.ask(MESSAGES, SHAPE, never)).toMatchObject({ text: "yes" });
    expect(performance.now() - started).toBeGreaterThan(1_300);
    expect(server.requests).toHaveLength(3);
  });

  it("is waited for as long as it asks, up to a quarter of an hour", async () => {
    const waits: number[] = [];
    const sleep = async (ms: number) => waits.push(ms);
    const limited = (seconds: number) => ({
      ...apiError(429, "Slow down"),
      headers: { "retry-after": String(seconds) },
    });
    const endpoint = await open([limited(90), { content: "yes" }, limited(3600)], { sleep });
    expect(await endpoint.ask(MESSAGES, SHAPE, never)).toMatchObject({ text: "yes" });
    expect(waits).toEqual([90_000]);
    expect(server.requests).toHaveLength(2);
    expect(await failure(endpoint.ask(MESSAGES, SHAPE, never))).toMatchObject({
      reach: "run",
      message: "the endpoint asks to wait 3600 s; run this again then",
    });
  });

  it.each([
    ["a wrong key", { key: "another-key-77" }, "run", /401 .*; check ASK_MODEL_KEY$/],
    ["an unknown model", { model: "other" }, "run", /404 The model `other` does not exist; check ASK_MODEL/],
  ] as const)("ends the run for %s", async (_, options, reach, message) => {
    const endpoint = await open([{ content: "yes" }], options);
    const error = await failure(endpoint.ask(MESSAGES, SHAPE, never));
    expect(error.reach).toBe(reach);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain("another-key-77");
  });

  it.each([
    ["an unknown model of another kind", apiError(400, "model other-1 not found, try pulling it"), "run"],
    ["an empty account", apiError(402, "Payment required"), "run"],
    ["a spent quota", apiError(429, "You exceeded your current quota", "insufficient_quota"), "run"],
    ["a text that is too long", apiError(400, "too long", "context_length_exceeded"), "document"],
    ["a body that is too large", apiError(413, "Payload too large"), "document"],
    ["what is not JSON", { status: 200, body: "<p>Welcome</p>", headers: { "content-type": "text/html" } }, "run"],
    ["a completion without choices", { status: 200, body: { choices: [] } }, "run"],
    ["an outage", apiError(503, "overloaded"), "transport"],
  ] as const)("tells how far it reaches: %s", async (_, reply, reach) => {
    const endpoint = await open([reply], { retries: 0 });
    expect((await failure(endpoint.ask(MESSAGES, SHAPE, never))).reach).toBe(reach);
  });

  it("that cannot be reached ends the run, unless it has answered before", async () => {
    const endpoint = await open([{ content: "yes" }], { retries: 0 });
    await endpoint.ask(MESSAGES, SHAPE, never);
    await server.close();
    expect(await failure(endpoint.ask(MESSAGES, SHAPE, never))).toMatchObject({ reach: "transport" });
    const fresh = createEndpoint({ baseUrl: server.baseUrl, model: FAKE_MODEL, key: FAKE_KEY, retries: 0 });
    const error = await failure(fresh.ask(MESSAGES, SHAPE, never));
    expect(error).toMatchObject({
      reach: "run",
      message: expect.stringMatching(/cannot be reached.*check ASK_BASE_URL/),
    });
  });

  it("is interrupted in the middle of a request", async () => {
    const endpoint = await open(["silence"]);
    const controller = new AbortController();
    const asked = failure(endpoint.ask(MESSAGES, SHAPE, controller.signal));
    setTimeout(() => controller.abort(), 50);
    expect((await asked).reach).toBe("interrupted");
  });
});
