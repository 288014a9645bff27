import { once } from "node:events";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bodyApp, type HardenedServer, openHardened } from "./hardened-server.ts";

type Ask = (path: string, init: RequestInit) => Promise<Response>;
const JSON_TYPE = { "content-type": "application/json" };
const KILO = 1024;

/** Bodies, the path that takes them, the headers, and what they come to. */
const BODIES: readonly [
  name: string,
  path: string,
  headers: Record<string, string>,
  body: string | Uint8Array,
  status: number,
  kind?: string,
][] = [
  ["an object", "/verify", JSON_TYPE, '{"id":"90-1-4"}', 200],
  ["an object with a charset", "/verify", { "content-type": "Application/JSON; charset=utf-8" }, "{}", 200],
  ["a type of the JSON family", "/verify", { "content-type": "application/ld+json" }, "{}", 200],
  ["no type", "/verify", { "content-type": "" }, "{}", 200],
  ["curl's type", "/verify", { "content-type": "application/x-www-form-urlencoded" }, "{}", 200],
  ["a text that is JSON", "/verify", { "content-type": "text/plain;charset=UTF-8" }, "{}", 200],
  ["a byte order mark", "/verify", JSON_TYPE, "\u{FEFF}{}", 200],
  ["keys of prototypes", "/verify", JSON_TYPE, '{"__proto__":{"a":1},"constructor":2}', 200],
  ["64 kB", "/verify", JSON_TYPE, JSON.stringify("x".repeat(64 * KILO - 2)), 200],
  ["a byte more", "/verify", JSON_TYPE, JSON.stringify("x".repeat(64 * KILO - 1)), 413, "content-too-large"],
  ["a megabyte", "/draft", JSON_TYPE, JSON.stringify("x".repeat(KILO * KILO - 2)), 200],
  ["more than a megabyte", "/draft", JSON_TYPE, JSON.stringify("x".repeat(KILO * KILO)), 413, "content-too-large"],
  ["a megabyte of brackets", "/draft", JSON_TYPE, "[".repeat(KILO * KILO), 422, "not-valid"],
  ["half a million nested lists", "/draft", JSON_TYPE, "[".repeat(500_000) + "]".repeat(500_000), 200],
  ["no JSON", "/verify", JSON_TYPE, "{'id': 1}", 422, "not-valid"],
  ["a form", "/verify", { "content-type": "application/x-www-form-urlencoded" }, "id=90-1-4&quote=x", 422, "not-valid"],
  ["nothing", "/verify", JSON_TYPE, "", 422, "not-valid"],
  ["blanks", "/verify", JSON_TYPE, "  \n", 422, "not-valid"],
  ["bytes that are not UTF-8", "/verify", JSON_TYPE, new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 422, "not-valid"],
  ["XML", "/verify", { "content-type": "application/xml" }, "<id/>", 415, "unsupported-media-type"],
  [
    "a multipart form",
    "/verify",
    { "content-type": "multipart/form-data; boundary=x" },
    "--x--",
    415,
    "unsupported-media-type",
  ],
  [
    "a compressed body",
    "/verify",
    { ...JSON_TYPE, "content-encoding": "gzip" },
    gzipSync("{}"),
    415,
    "unsupported-media-type",
  ],
];

describe.each(["in process", "over HTTP"])("bodies of POST, %s", (way) => {
  const errors: unknown[] = [];
  let hardened: HardenedServer | null = null;
  let ask: Ask;
  beforeAll(async () => {
    const app = bodyApp(errors);
    ask = async (path, init) => app.request(path, init);
    if (way === "in process") return;
    const server = await openHardened();
    hardened = server;
    ask = (path, init) => fetch(server.url + path, init);
  });
  afterAll(() => hardened?.close());
  afterEach(() => expect([...errors, ...(hardened?.errors ?? [])]).toEqual([]));

  test.each(BODIES)("%s", async (_, path, headers, body, status, kind) => {
    const answer = await ask(path, { method: "POST", headers, body: body as BodyInit });
    const said = await (status === 200 ? answer.text() : answer.json());
    expect(answer.status).toBe(status);
    if (kind === undefined) return;
    expect(said).toMatchObject({ kind, detail: expect.stringMatching(/\w.*\.$/) });
    if (kind === "not-valid")
      expect(said.errors).toEqual([{ loc: ["body"], msg: expect.any(String), type: expect.any(String) }]);
  });

  test("an answer never repeats the body", async () => {
    const answer = await ask("/verify", { method: "POST", headers: JSON_TYPE, body: '{"quote": "secret words' });
    expect(await answer.text()).not.toContain("secret");
  });
});

describe("bodies on a wire", () => {
  let hardened: HardenedServer;
  beforeAll(async () => {
    hardened = await openHardened();
  });
  afterAll(() => hardened?.close());

  test("a body in chunks without a length is cut off at its limit, and the answer arrives", async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16 * KILO).fill(32)),
    });
    const answer = await fetch(`${hardened.url}/verify`, {
      method: "POST",
      headers: JSON_TYPE,
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect((await answer.json()).detail).toContain("65,536 bytes");
  });

  test("a length of gigabytes is refused before a byte of it is read", async () => {
    const socket = connect(hardened.port, "127.0.0.1");
    socket.write(`POST /verify HTTP/1.1\r\nHost: x\r\nContent-Length: 4000000000\r\n\r\n`);
    const [chunk] = (await once(socket, "data")) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 413/);
    socket.destroy();
  });

  test("clients that leave in the middle leave nothing behind", async () => {
    for (let round = 0; round < 200; round += 1) {
      const socket = connect(hardened.port, "127.0.0.1");
      socket.on("error", () => {});
      socket.write("POST /verify HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{");
      await once(socket, "connect");
      if (round % 2 === 0) await new Promise((done) => setTimeout(done, 5));
      if (round % 3 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
    await new Promise((done) => setTimeout(done, 300));
    expect(await connections(hardened)).toBe(0);
    expect(hardened.errors).toEqual([]);
    expect((await fetch(hardened.url)).status).toBe(200);
  });

  test("a client that reads nothing of a large answer is not waited for", async () => {
    hardened.server.setTimeout(300, (socket) => socket.destroy());
    const socket = connect(hardened.port, "127.0.0.1");
    socket.on("error", () => {});
    socket.pause();
    socket.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
    await new Promise((done) => setTimeout(done, 1_500));
    expect(await connections(hardened)).toBe(0);
    socket.destroy();
  });
});

function connections({ server }: HardenedServer): Promise<number> {
  server.closeIdleConnections();
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
}
