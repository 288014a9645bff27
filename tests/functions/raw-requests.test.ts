import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Server, startServer } from "../support/serve-process.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

/** Request targets as a client that normalises nothing sends them, and the statuses that will do. */
const TARGETS: readonly [target: string, statuses: number[]][] = [
  ["/../../../../etc/passwd", [404]],
  ["/code/../../corpus.sqlite", [404]],
  ["/api/code/sections/../../../corpus.sqlite", [404]],
  ["/api/code/sections/..", [404]],
  ["/api/code/sections/../tree", [404, 200]],
  ["/api/code/sections/%2e%2e/%2e%2e/manifest.json", [404]],
  ["/api/code/sections/%2e%2e%2f%2e%2e%2fmanifest.json/text", [404]],
  ["/api/code/titles/%2e%2e/chapters/%2e%2e", [404, 422]],
  ["/api/code/titles/..%2f..%2fx", [404, 422]],
  ["/api/code/sections/..\\..\\manifest.json", [400]],
  ["/api/code/sections/%5c..%5cmanifest.json", [404]],
  ["/api/code/sections/90-1-1%00.json", [404]],
  ["/api/code/sections/%00", [404]],
  ["/api/code/bulk/../../../corpus.sqlite", [404]],
  ["/api/code/bulk/..%2f..%2f..%2fcorpus.sqlite", [404]],
  ["/api/code/bulk/.hidden", [404]],
  ["/api/code/constitution/%2e%2e%2ftree/markdown", [404]],
  ["/api/code/constitution/ga/..%2f..%2fbulk", [404]],
  ["/api/code/sitemap-entries?page=..%2f0", [422]],
  ["/api/code/items?ids=..%2f..%2fcorpus.sqlite", [200]],
  ["/api/code/sections/%", [404]],
  ["/api/code/sections/%c0%ae%c0%ae/text", [404]],
  ["/api/code/sections/90-1-1;x=/../../y", [404]],
  ["//etc/passwd", [404]],
  ["http://elsewhere.example/etc/passwd", [404]],
  [`/api/code/sections/${"a".repeat(4000)}`, [422]],
  [`/api/code/sections/${"a".repeat(40_000)}`, [431]],
  ["/site/_astro/../../corpus.sqlite", [404]],
  ["/_astro/..%2f..%2f..%2fcorpus.sqlite", [404]],
  ["*", [400]],
  ["no-slash", [400]],
];

/** Hosts that no address has: nothing of ours depends on the name, but two servers on the way could read it differently. */
const NO_HOSTS = ["a b", "a/api", "a?b", "a@b", "a:99999", "[", "a%zz", "\xc3\xa4"];

describe("requests that no browser sends", () => {
  let release: SpecimenRelease;
  let server: Server;
  beforeAll(async () => {
    release = await buildSpecimen();
    server = await startServer(release.dist);
  });
  afterAll(async () => {
    await server?.stop();
    release?.remove();
  });

  test.each(TARGETS)("GET %s is answered and gives nothing away", async (target, statuses) => {
    for (const host of [server.api, server.site]) {
      const answer = await exchange(host, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
      const allowed = host === server.site ? [...statuses, 404] : statuses;
      expect(allowed, answer.slice(0, 300)).toContain(status);
      expect(answer).not.toMatch(/SQLite format|root:x:|"artifacts"|\bat .+\.ts:\d+/);
    }
  });

  test.each(NO_HOSTS)("Host: %s is a 400 that says so", async (name) => {
    const answer = await exchange(server.api, `GET /health HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(problemIn(answer)).toMatchObject({ status: 400, detail: expect.stringContaining("Host") });
  });

  test("HTTP/1.0 needs no Host, and HTTP/1.1 may leave its name out", async () => {
    for (const head of ["GET /health HTTP/1.0", "GET /health HTTP/1.1\r\nHost:\r\nConnection: close"])
      expect(await exchange(server.api, `${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    ["HTTP/1.1 without a Host", "GET /health HTTP/1.1\r\n\r\n"],
    ["HTTP/0.9", "GET /health\r\n\r\n"],
    ["CONNECT, since this is no proxy", "CONNECT elsewhere.example:80 HTTP/1.1\r\nHost: elsewhere.example:80\r\n\r\n"],
  ])("%s is a 400 that says so, and the connection ends", async (_, request) => {
    const answer = await exchange(server.api, request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(problemIn(answer)).toMatchObject({ status: 400, type: "/problems/bad-request" });
  });

  test("OPTIONS * asks about the server as a whole", async () => {
    const answer = await exchange(server.api, "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).toMatch(/^allow: GET, HEAD, OPTIONS\r$/im);
  });

  test("a query cannot put a line into a header", async () => {
    const answer = await exchange(
      server.api,
      "GET /api/code/sections/Section%2090-1-1?a=%0d%0aX-Evil:1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toContain("HTTP/1.1 308");
    expect(answer.split("\r\n\r\n")[0]).not.toMatch(/^x-evil/im);
  });

  test("a redirect never leads to another host", async () => {
    const answer = await exchange(
      server.api,
      "GET /api/code/sections/Section%2090-1-1 HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^location: \/api\/code\/sections\/90-1-1\r$/im);
  });

  test("a HEAD ends without a body and the connection goes on", async () => {
    const head = "HEAD /api/code/sections/90-1-1 HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const answer = await exchange(
      server.api,
      `${head}GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const [first = "", second = ""] = answer.split("\r\n\r\n");
    expect(first).toMatch(/^content-length: \d+\r?$/im);
    expect(first).not.toMatch(/^etag:/im);
    expect(second).toMatch(/^HTTP\/1\.1 200/);
  });

  test("the server is as well as before", async () => {
    expect((await fetch(`${server.api}/health`)).status).toBe(200);
    expect(server.log.filter(({ level }) => level >= 50)).toEqual([]);
  });
});

/** The problem that an answer's body is. */
function problemIn(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4));
}

function exchange(host: string, request: string): Promise<string> {
  const { port } = new URL(host);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), "localhost", () => socket.write(request));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      chunks.length > 0 ? resolve(Buffer.concat(chunks).toString("latin1")) : reject(error),
    );
    socket.setTimeout(5_000, () => socket.destroy(new Error("no answer")));
  });
}
