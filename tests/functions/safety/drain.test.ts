import { Agent, get } from "node:http";
import { connect } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { listen } from "../../../functions/http-server.ts";

/** Longer than any test may take: whoever needs it was not drained, but cut off. */
const PATIENCE = 120_000;
const REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

test("a request on an open connection is answered while a host drains, and told that its connection ends", async () => {
  const waiting: (() => void)[] = [];
  const app = new Hono();
  app.get("/", async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text("here");
  });
  const host = await listen(app, 0, { address: "127.0.0.1" });
  const asked = async (count: number) => {
    while (waiting.length < count) await new Promise((done) => setTimeout(done, 5));
  };

  let text = "";
  const socket = connect(host.port, "127.0.0.1", () => socket.write(REQUEST));
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await asked(1);
  const drained = host.drain(PATIENCE);
  socket.write(REQUEST);
  waiting[0]?.();
  await asked(2);
  waiting[1]?.();
  await Promise.all([closed, drained]);

  const [first = "", second = ""] = text.split(/(?<=here)/);
  expect([first, second]).toEqual([
    expect.stringMatching(/^HTTP\/1\.1 200 /),
    expect.stringMatching(/^HTTP\/1\.1 200 /),
  ]);
  expect(first).toMatch(/^connection: keep-alive\r$/im);
  expect(second).toMatch(/^connection: close\r$/im);
});

test("clients that ask without a pause lose no request when a host drains", async () => {
  const app = new Hono();
  app.get("/", (c) => c.text("here"));
  const host = await listen(app, 0, { address: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let drained: Promise<void> | null = null;
  let answered = 0;
  const ends: string[] = [];
  const askOn = async (): Promise<void> => {
    for (;;) {
      const outcome = await ask(host.port, agent);
      if (outcome !== "answered") return void ends.push(outcome);
      answered += 1;
      if (answered === 2_000) drained = host.drain(PATIENCE);
    }
  };
  await Promise.all(Array.from({ length: 20 }, askOn));
  await drained;
  expect(ends).toEqual(Array(20).fill("ECONNREFUSED"));
  agent.destroy();
});

/** Asks once: `answered`, or the code of what went wrong. A host that takes no more connections refuses them. */
function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const request = get({ host: "127.0.0.1", port, agent, path: "/" }, (answer) => {
      answer
        .on("end", () => resolve("answered"))
        .on("error", failed)
        .resume();
    });
    request.on("error", failed);
  });
}
