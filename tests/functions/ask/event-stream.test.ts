import { Hono } from "hono";
import { expect, test } from "vitest";
import { eventStream } from "../../../functions/ask/event-stream.ts";
import { listen } from "../../../functions/http-server.ts";
import { type AskEvent, askEvent } from "../../../src/model/ask-records.ts";
import { readEvents } from "../../contract/ask/read-events.ts";

const none = (error: unknown) => {
  throw error;
};
const textOf = (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => new Response(stream).text();

async function* sending(events: readonly AskEvent[]): AsyncGenerator<AskEvent> {
  yield* events;
}

/** Events without end; `ended` is when nobody asks for more. */
function endless(): { events: AsyncIterable<AskEvent>; asked: () => number; ended: Promise<void> } {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  async function* make(): AsyncGenerator<AskEvent> {
    try {
      for (;;) {
        asked += 1;
        await new Promise((next) => setImmediate(next));
        yield { type: "token", content: `${asked} ` };
      }
    } finally {
      resolve();
    }
  }
  return { events: make(), asked: () => asked, ended };
}

test("events are sent one after another, each in one line of data", async () => {
  const events: AskEvent[] = [
    { type: "token", content: "one\ntwo\r\n\n three\u2028" },
    { type: "token", content: "“§ 1” 𝒜 \ud800" },
    { type: "done" },
  ];
  const text = await textOf(eventStream(sending(events), none));
  expect(text.split("\n").filter((line) => line !== "")).toHaveLength(3);
  expect(readEvents(text)).toEqual(events);
});

test("nothing is asked for before somebody reads, and not much more than is read", async () => {
  const { events, asked, ended } = endless();
  const reader = eventStream(events, none).getReader();
  for (let read = 0; read < 5; read += 1) await reader.read();
  expect(asked()).toBeLessThan(8);
  await reader.cancel();
  await ended;
});

test("what is thrown becomes an event, is told, and is not shown to the caller", async () => {
  const thrown = new Error("a made-up secret");
  async function* failing(): AsyncGenerator<AskEvent> {
    yield { type: "token", content: "Well" };
    throw thrown;
  }
  const heard: unknown[] = [];
  const text = await textOf(eventStream(failing(), (error) => heard.push(error)));
  expect(heard).toEqual([thrown]);
  expect(text).not.toContain("secret");
  const events = readEvents(text).map((event) => askEvent.parse(event));
  expect(events.map(({ type }) => type)).toEqual(["token", "error"]);
});

test("a client that closes its connection ends the events, and nothing fails", async () => {
  const { events, ended } = endless();
  const heard: unknown[] = [];
  const app = new Hono();
  const headers = { "content-type": "text/event-stream" };
  app.get(
    "/",
    () =>
      new Response(
        eventStream(events, (error) => heard.push(error)),
        { headers },
      ),
  );
  const server = await listen(app, 0, { address: "127.0.0.1" });
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${server.port}/`, { signal: leaving.signal });
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  leaving.abort();
  await ended;
  expect(heard).toEqual([]);
  await server.drain(1_000);
});
