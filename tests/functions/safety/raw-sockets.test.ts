import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { exchange, type HardenedServer, openHardened, openIdle, statuses } from "./hardened-server.ts";

const HOST = "Host: localhost\r\n";
const SECOND = `GET /second HTTP/1.1\r\n${HOST}\r\n`;

/** Requests that two servers could read differently: each must come to one refusal and a closed connection. */
const SMUGGLED: readonly [name: string, request: string][] = [
  [
    "Content-Length beside Transfer-Encoding",
    `POST /verify HTTP/1.1\r\n${HOST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SECOND}`,
  ],
  [
    "Transfer-Encoding beside Content-Length",
    `POST /verify HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n${SECOND}`,
  ],
  [
    "two different Content-Lengths",
    `POST /verify HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 50\r\n\r\n{}${SECOND}`,
  ],
  ["a list of Content-Lengths", `POST /verify HTTP/1.1\r\n${HOST}Content-Length: 2, 50\r\n\r\n{}${SECOND}`],
  ["a signed Content-Length", `POST /verify HTTP/1.1\r\n${HOST}Content-Length: +2\r\n\r\n{}${SECOND}`],
  ["a negative Content-Length", `POST /verify HTTP/1.1\r\n${HOST}Content-Length: -2\r\n\r\n{}${SECOND}`],
  ["a hexadecimal Content-Length", `POST /verify HTTP/1.1\r\n${HOST}Content-Length: 0x2\r\n\r\n{}${SECOND}`],
  ["an unknown coding", `POST /verify HTTP/1.1\r\n${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SECOND}`],
  [
    "chunked that is not last",
    `POST /verify HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SECOND}`,
  ],
  ["a blank before the colon", `POST /verify HTTP/1.1\r\n${HOST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SECOND}`],
  ["a folded header", `POST /verify HTTP/1.1\r\n${HOST}X: 1\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SECOND}`],
  ["a line end without CR", `GET / HTTP/1.1\nHost: localhost\nX: 1\n\n${SECOND}`],
  ["a CR alone in a header", `GET / HTTP/1.1\r\n${HOST}X: a\rTransfer-Encoding: chunked\r\n\r\n${SECOND}`],
  ["a NUL in a header", `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n${SECOND}`],
  [
    "a chunk size that is no number",
    `POST /verify HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${SECOND}`,
  ],
  [
    "a chunk size past all numbers",
    `POST /verify HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n\r\n${SECOND}`,
  ],
  ["two Hosts", `GET / HTTP/1.1\r\n${HOST}Host: elsewhere.example\r\n\r\n${SECOND}`],
  ["no Host", `GET / HTTP/1.1\r\n\r\n${SECOND}`],
  ["HTTP/2's preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["HTTP/9", `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 not a hello\r\n\r\n"],
  ["a blank in the address", `GET /a b HTTP/1.1\r\n${HOST}\r\n${SECOND}`],
  ["a method that is none", `G(T / HTTP/1.1\r\n${HOST}\r\n${SECOND}`],
];

/** Addresses that no client sends after normalising them, and what the app must see. */
const TARGETS: readonly [target: string, statuses: readonly number[]][] = [
  ["/%", [200]],
  ["/%zz", [200]],
  ["/%00", [200]],
  ["/a%2fb", [200]],
  ["/a%2F..%2F..%2Fetc", [200]],
  ["/%e0%a4%a", [200]],
  ["//elsewhere.example/", [200]],
  ["http://elsewhere.example/a", [200]],
  ["http://user:pass@elsewhere.example:99999/a", [200, 400]],
  ["/../../etc/passwd", [200]],
  ["/\\..\\x", [200, 400]],
  [`/${"a".repeat(15_000)}`, [200]],
  ["*", [200, 400]],
];

/** A test's name for an address of any length. */
const named = TARGETS.map(([target, allowed]) => [target.slice(0, 60), target, allowed] as const);

describe("a hardened server", () => {
  let hardened: HardenedServer;
  beforeAll(async () => {
    hardened = await openHardened();
  });
  afterAll(() => hardened?.close());

  test.each(SMUGGLED)("refuses %s and answers nothing after it", async (_, request) => {
    const { text, closed } = await exchange(hardened.port, request);
    expect(closed).toBe(true);
    expect(text).not.toContain("at /second");
    expect(statuses(text)).toEqual([400]);
  });

  test.each(named)("GET %s is answered once", async (_, target, allowed) => {
    const { text, closed } = await exchange(
      hardened.port,
      `GET ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    );
    expect(closed).toBe(true);
    expect(statuses(text)).toHaveLength(1);
    expect(allowed).toContain(statuses(text)[0]);
    expect(text).not.toMatch(/node:internal|\.ts:\d/);
  });

  test("what cannot be read is answered in the form of every error", async () => {
    const { text } = await exchange(hardened.port, "nonsense\r\n\r\n");
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json\r\n/);
    expect(JSON.parse(text.slice(text.indexOf("{")))).toMatchObject({ status: 400, type: "/problems/bad-request" });
  });

  test("headers past 16 kB are a 431, and so are more than a hundred", async () => {
    const large = await exchange(hardened.port, `GET / HTTP/1.1\r\n${HOST}X: ${"a".repeat(20_000)}\r\n\r\n`);
    expect(statuses(large.text)).toEqual([431]);
    expect(large.closed).toBe(true);
    const many = Array.from({ length: 150 }, (_, index) => `X-${index}: 1\r\n`).join("");
    const answer = await exchange(hardened.port, `GET / HTTP/1.1\r\n${HOST}${many}Connection: close\r\n\r\n`);
    expect(statuses(answer.text)).toEqual([431]);
  });

  test("an endless address is cut off", async () => {
    const { text, closed } = await exchange(hardened.port, `GET /${"a".repeat(200_000)}`);
    expect(closed).toBe(true);
    expect(statuses(text)).toEqual([431]);
  });

  test("requests in a pipeline are answered in order", async () => {
    const { text } = await exchange(hardened.port, `GET /first HTTP/1.1\r\n${HOST}\r\n${SECOND}`, 300);
    expect(text.match(/at \/[a-z]+/g)).toEqual(["at /first", "at /second"]);
  });

  test("none of it was an error of the app", () => {
    expect(hardened.errors).toEqual([]);
  });
});

describe("slow clients", () => {
  let quick: HardenedServer;
  beforeAll(async () => {
    quick = await openHardened({
      options: { headersTimeout: 300, requestTimeout: 900, connectionsCheckingInterval: 50 },
      connectionsOfOne: 500,
      bodyTimeout: 300,
    });
  });
  afterAll(() => quick?.close());

  test("a header that never ends is a 408 and a closed connection", async () => {
    const started = performance.now();
    const answer = new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(quick.port, "127.0.0.1", () => socket.write(`GET / HTTP/1.1\r\n${HOST}`));
      const drip = setInterval(() => socket.write("X: 1\r\n"), 40);
      socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
      socket.on("error", () => {});
      socket.on("close", () => {
        clearInterval(drip);
        resolve(text);
      });
    });
    expect(statuses(await answer)).toEqual([408]);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test("connections that say nothing are closed, and cost others nothing meanwhile", async () => {
    const idle = await openIdle(quick.port, 100);
    expect(idle.open()).toBeGreaterThan(50);
    expect((await fetch(quick.url)).status).toBe(200);
    await vi.waitFor(() => expect(idle.open()).toBe(0), 45_000);
  });

  test("a body that drips is a 408 after its time, though bytes keep coming", async () => {
    const answer = await new Promise<string>((resolve) => {
      let text = "";
      const head = `POST /verify HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;
      const socket = connect(quick.port, "127.0.0.1", () => socket.write(head));
      const drip = setInterval(() => socket.write(" "), 20);
      socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
      socket.on("error", () => {});
      socket.on("close", () => {
        clearInterval(drip);
        resolve(text);
      });
    });
    expect(statuses(answer)).toEqual([408]);
    expect(answer).toContain("did not come within 0.3 seconds");
  });

  test("one caller holds no more connections than it may, and has them back when it closes some", async () => {
    const strict = await openHardened({ connectionsOfOne: 20 });
    const idle = await openIdle(strict.port, 50);
    await vi.waitFor(() => expect(idle.open()).toBe(20), 45_000);
    for (const socket of idle.sockets) socket.destroy();
    await new Promise((done) => setTimeout(done, 100));
    expect((await fetch(strict.url)).status).toBe(200);
    strict.close();
  });

  test("a trusted proxy holds as many as it likes", async () => {
    const open = await openHardened({ connectionsOfOne: 20, trusted: ["127.0.0.0/8"] });
    const idle = await openIdle(open.port, 50);
    await new Promise((done) => setTimeout(done, 200));
    expect(idle.open()).toBe(50);
    open.close();
  });

  test("thousands of idle connections leave the server answering", async () => {
    const open = await openHardened({ connectionsOfOne: 5_000 });
    const idle = await openIdle(open.port, 3_000);
    expect(idle.open()).toBeGreaterThan(2_900);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(open.url)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    for (const socket of idle.sockets) socket.destroy();
    open.close();
  });
});
