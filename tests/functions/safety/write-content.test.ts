import { createHash } from "node:crypto";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Compressor } from "../../../functions/safety/compressor.ts";
import { writeContent } from "../../../functions/safety/write-content.ts";

const LARGE = Buffer.from(JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index, words: "made up" }))));
const SMALL = Buffer.from('{"small":true}');
const TYPE = "application/json; charset=utf-8";
const tagOf = (body: Uint8Array, suffix = "") => `"${createHash("md5").update(body).digest("hex")}${suffix}"`;

function app(): Hono {
  const compressor = new Compressor();
  const hono = new Hono();
  const serve = (path: string, body: Uint8Array, conditional: boolean, etag: string | null) =>
    hono.get(path, (c) => {
      const headers = { "cache-control": "public, max-age=60" };
      const [ifNoneMatch, acceptEncoding] = [c.req.header("if-none-match"), c.req.header("accept-encoding")];
      const asking = { method: c.req.method, ifNoneMatch, acceptEncoding };
      return writeContent({ body, type: TYPE, etag, conditional, status: 200 }, asking, compressor, headers);
    });
  serve("/large", LARGE, true, tagOf(LARGE));
  serve("/small", SMALL, true, tagOf(SMALL));
  serve("/plain", LARGE, false, tagOf(LARGE));
  serve("/untagged", LARGE, false, null);
  return hono;
}

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

describe("bodies in several encodings", () => {
  const server = createAdaptorServer({ fetch: app().fetch });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });
  afterAll(() => void server.close());

  /** `node:http` decompresses nothing and adds nothing. */
  function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request({ port, host: "127.0.0.1", path, headers, method, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      asked.on("error", reject);
      asked.end();
    });
  }

  test.each([
    ["br", "-br", brotliDecompressSync],
    ["gzip", "-gzip", gunzipSync],
    ["identity", "", (body: Buffer) => body],
  ] as const)("%s has a tag, a length and bytes of its own", async (encoding, suffix, read) => {
    const answer = await ask("/large", { "accept-encoding": encoding });
    expect(answer.headers).toMatchObject({
      etag: tagOf(LARGE, suffix),
      vary: "Accept-Encoding",
      "content-type": TYPE,
      "content-length": String(answer.body.byteLength),
    });
    expect(answer.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(read(answer.body).equals(LARGE)).toBe(true);
  });

  test("a conditional request is answered by the tag of the encoding asked for, and by no other", async () => {
    const matching = [
      ["br", "-br"],
      ["gzip", "-gzip"],
      ["identity", ""],
    ] as const;
    for (const [encoding, own] of matching) {
      for (const [, suffix] of matching) {
        const sent = { "accept-encoding": encoding, "if-none-match": tagOf(LARGE, suffix) };
        expect((await ask("/large", sent)).status).toBe(suffix === own ? 304 : 200);
      }
    }
  });

  test("a 304 has no body but tag, Vary and Cache-Control", async () => {
    const sent = { "accept-encoding": "br", "if-none-match": tagOf(LARGE, "-br") };
    const { status, headers, body } = await ask("/large", sent);
    expect([status, body.byteLength]).toEqual([304, 0]);
    expect(headers).toMatchObject({
      etag: tagOf(LARGE, "-br"),
      vary: "Accept-Encoding",
      "cache-control": "public, max-age=60",
    });
    expect(headers["content-type"]).toBeUndefined();
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("weak tags, lists and * are not handled", async () => {
    for (const tag of [`W/${tagOf(LARGE)}`, `${tagOf(LARGE)}, "x"`, "*", tagOf(LARGE).slice(1, -1)])
      expect((await ask("/large", { "if-none-match": tag })).status).toBe(200);
  });

  test("HEAD has the length that GET has, no tag, and is never a 304", async () => {
    const accept = { "accept-encoding": "br" };
    const [get, head] = [await ask("/large", accept), await ask("/large", accept, "HEAD")];
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.headers["content-encoding"]).toBe("br");
    expect([head.headers["etag"], head.body.byteLength]).toEqual([undefined, 0]);
    const asked = await ask("/large", { ...accept, "if-none-match": tagOf(LARGE, "-br") }, "HEAD");
    expect(asked.status).toBe(200);
  });

  test("a small body is sent as it is and does not vary", async () => {
    const { headers, body } = await ask("/small", { "accept-encoding": "br, gzip" });
    expect(headers["vary"]).toBeUndefined();
    expect(headers["etag"]).toBe(tagOf(SMALL));
    expect(body.equals(SMALL)).toBe(true);
  });

  test("a route without conditions has a tag and answers 200; one without tags has none", async () => {
    const sent = { "accept-encoding": "br", "if-none-match": tagOf(LARGE, "-br") };
    expect(await ask("/plain", sent)).toMatchObject({ status: 200, headers: { etag: tagOf(LARGE, "-br") } });
    const untagged = await ask("/untagged", sent);
    expect(untagged.headers["etag"]).toBeUndefined();
    expect(brotliDecompressSync(untagged.body).equals(LARGE)).toBe(true);
  });
});
