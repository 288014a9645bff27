import { createHash, randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { Compressor, encodedTag, isCompressible } from "../../../functions/safety/compressor.ts";

const JSON_TYPE = "application/json; charset=utf-8";

function made(body: Uint8Array, type = JSON_TYPE) {
  return { body, type, etag: `"${createHash("md5").update(body).digest("hex")}"` };
}

const words = Buffer.from(JSON.stringify({ text: "so it is said in the made-up law; ".repeat(500) }));

describe("compressed bodies", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("%s holds the same bytes under a tag of its own", async (encoding, decompress) => {
    const compressor = new Compressor();
    const given = made(words);
    const sent = await compressor.encode(given, compressor.choose(given, encoding));
    expect(sent).toMatchObject({ encoding, etag: `${given.etag.slice(0, -1)}-${encoding}"` });
    expect(sent.body.byteLength).toBeLessThan(words.byteLength / 10);
    expect(decompress(sent.body).equals(words)).toBe(true);
  });

  test("a body is compressed once, however many ask at the same time and afterwards", async () => {
    const compressor = new Compressor();
    const given = made(words);
    const asked = await Promise.all(Array.from({ length: 20 }, () => compressor.encode(given, "br")));
    const later = compressor.encode(given, "br");
    expect(later).not.toBeInstanceOf(Promise);
    expect(new Set([...asked, await later].map(({ body }) => body)).size).toBe(1);
  });

  test("past two at a time answers go out as they are, with the tag of what is sent", async () => {
    const compressor = new Compressor();
    const all = Array.from({ length: 6 }, () => made(Buffer.from(randomBytes(20_000).toString("hex"))));
    const sent = await Promise.all(all.map((given) => compressor.encode(given, "br")));
    expect(sent.map(({ encoding }) => encoding)).toEqual(["br", "br", null, null, null, null]);
    expect(sent[5]?.etag).toBe(all[5]?.etag);
    expect((await compressor.encode(all[5] ?? made(words), "br")).encoding).toBe("br");
  });

  test("the event loop goes on while a large body is compressed", async () => {
    const compressor = new Compressor();
    const large = made(Buffer.from(randomBytes(1_900_000).toString("hex")));
    let longest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const start = performance.now();
    await compressor.encode(large, "br");
    const took = performance.now() - start;
    clearInterval(beat);
    expect(took).toBeGreaterThan(longest);
    expect(longest).toBeLessThan(Math.max(25, took / 2));
  });

  test.each([
    [JSON_TYPE, 1_024, true],
    [JSON_TYPE, 1_023, false],
    ["application/problem+json", 5_000, true],
    ["text/html; charset=utf-8", 5_000, true],
    ["text/markdown; charset=utf-8", 4 * 1024 * 1024, true],
    ["text/plain; charset=utf-8", 4 * 1024 * 1024 + 1, false],
    ["image/svg+xml", 5_000, true],
    ["application/javascript", 5_000, true],
    ["text/javascript", 5_000, true],
    ["application/xml", 5_000, true],
    ["application/gzip", 5_000, false],
    ["application/octet-stream", 5_000, false],
    ["font/woff2", 5_000, false],
    ["image/png", 5_000, false],
  ])("%s of %i bytes varies with the encoding: %s", (type, bytes, varies) => {
    expect(isCompressible(type, bytes)).toBe(varies);
  });

  test("what does not vary is sent as it is, whatever is asked for", () => {
    const small = made(Buffer.from("{}"));
    expect(new Compressor().choose(small, "br, gzip")).toBeNull();
    expect(new Compressor().encode(small, null)).toEqual({ body: small.body, etag: small.etag, encoding: null });
  });

  test("a conditional request is compared with the tag of the encoding asked for, without compressing", () => {
    const compressor = new Compressor();
    const given = made(words);
    expect(encodedTag(given.etag, compressor.choose(given, "gzip, br"))).toBe(`${given.etag.slice(0, -1)}-br"`);
    expect(encodedTag(given.etag, compressor.choose(given, undefined))).toBe(given.etag);
  });

  test("memory is bounded", async () => {
    const compressor = new Compressor();
    const bodies = Array.from({ length: 60 }, () => made(Buffer.from(randomBytes(500_000).toString("hex"))));
    for (const given of bodies) await compressor.encode(given, "gzip");
    const kept = bodies.filter((given) => !(compressor.encode(given, "gzip") instanceof Promise));
    expect(kept.length * 560_000).toBeLessThan(34 * 1024 * 1024);
    expect(kept.length).toBeGreaterThan(20);
  });
});
