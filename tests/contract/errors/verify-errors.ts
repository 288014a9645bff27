import { expect, test } from "vitest";
import { problemRecord } from "../../../src/model/problem-record.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { post } from "../../support/hosts.ts";

const ROUTES = ["/api/code/verify", "/api/bills/verify", "/api/opinions/verify", "/api/verify"] as const;
const QUOTE = "nothing of this sort is in it";
const JSON_TYPE = { "content-type": "application/json" };

/** Bodies that are not valid, and everything that is wrong with each: where, and the name of it. */
const NOT_VALID: readonly [what: string, body: unknown, problems: string[][]][] = [
  [
    "no field",
    {},
    [
      ["body", "id", "missing"],
      ["body", "quote", "missing"],
    ],
  ],
  [
    "fields of other types",
    { id: 7, quote: [] },
    [
      ["body", "id", "string_type"],
      ["body", "quote", "string_type"],
    ],
  ],
  [
    "nulls",
    { id: null, quote: null },
    [
      ["body", "id", "string_type"],
      ["body", "quote", "string_type"],
    ],
  ],
  ["an empty id", { id: "", quote: QUOTE }, [["body", "id", "string_too_short"]]],
  ["an id without end", { id: "9".repeat(301), quote: QUOTE }, [["body", "id", "string_too_long"]]],
  ["an empty quote", { id: "91-1-4", quote: "" }, [["body", "quote", "string_too_short"]]],
  ["a quote of 11 characters", { id: "91-1-4", quote: "01234567890" }, [["body", "quote", "string_too_short"]]],
  ["11 letters of two units each", { id: "91-1-4", quote: "𝒜".repeat(11) }, [["body", "quote", "string_too_short"]]],
  [
    "a short quote and no id",
    { quote: "short" },
    [
      ["body", "id", "missing"],
      ["body", "quote", "string_too_short"],
    ],
  ],
];

/** Bodies that are no JSON object at all. */
const NO_OBJECT: readonly [what: string, body: string | Uint8Array<ArrayBuffer>, type: string][] = [
  ["nothing", "", "missing"],
  ["words", "id=91-1-4&quote=nothing", "json_invalid"],
  ["an object that does not end", '{"id": "91-1-4"', "json_invalid"],
  ["two objects", "{}{}", "json_invalid"],
  ["an array", "[]", "object_type"],
  ["a text", '"91-1-4"', "object_type"],
  ["null", "null", "object_type"],
  ["a number", "1e400", "object_type"],
  ["arrays in arrays", `${"[".repeat(30_000)}${"]".repeat(30_000)}`, "object_type"],
  ["arrays in arrays that do not end", "[".repeat(60_000), "json_invalid"],
  ["bytes that are no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), "unicode_error"],
  ["a NUL", "\u0000", "json_invalid"],
  ["a control character inside a text", '{"id": "91-1-4", "quote": "nothing\u0000 of this"}', "json_invalid"],
];

/** Tests of a quotation that cannot be checked. */
export function verifyErrors(hosts: ServedSpecimen): void {
  async function problemOf(answer: Response, status: number) {
    const body = await answer.text();
    expect(answer.status, body.slice(0, 300)).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    return problemRecord.parse(JSON.parse(body)) as Record<string, unknown> & {
      errors: { loc: string[]; type: string }[];
    };
  }
  const send = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE) =>
    hosts.api(path, { method: "POST", headers, body });

  test.each(NOT_VALID)("%s is a 422 that names every problem", async (_what, body, problems) => {
    for (const path of ROUTES.slice(0, 3)) {
      const { errors } = await problemOf(await post(hosts.api, path, body), 422);
      expect(errors.map(({ loc, type }) => [...loc, type])).toEqual(problems);
    }
  });

  test("a quote of 12 characters is checked, however many units they have", async () => {
    for (const quote of ["012345678901", "𝒜".repeat(12), " ".repeat(12), "\u0000".repeat(12), "\ud800".repeat(12)]) {
      const answer = await post(hosts.api, "/api/code/verify", { id: "91-1-4", quote });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ found: false, chars: quote.length });
    }
  });

  test.each(NO_OBJECT)("%s is a 422 about the body", async (_what, body, type) => {
    for (const path of ROUTES) {
      const { errors } = await problemOf(await send(path, body), 422);
      expect(errors.map((error) => [...error.loc, error.type])).toEqual([["body", type]]);
    }
  });

  test("other properties are allowed, whatever they are called, and those of prototypes are none", async () => {
    const strange = `"__proto__": {"id": "1"}, "constructor": 1, "toString": {}, "deep": ${"[".repeat(9_000)}${"]".repeat(9_000)}`;
    const answer = await send("/api/code/verify", `{"id": "91-1-4", "quote": "${QUOTE}", ${strange}}`);
    expect(answer.status).toBe(200);
    const inherited = await send("/api/code/verify", `{"__proto__": {"id": "91-1-4", "quote": "${QUOTE}"}}`);
    expect((await problemOf(inherited, 422)).errors).toHaveLength(2);
    for (const id of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      for (const path of ROUTES.slice(0, 3)) {
        await problemOf(await post(hosts.api, path, { id, quote: QUOTE }), 404);
      }
    }
  });

  test("64 kB are read of a quotation, 1 MB of a draft, and not a byte more", async () => {
    for (const [path, bytes] of [
      ["/api/code/verify", 65_536],
      ["/api/verify", 1_048_576],
    ] as const) {
      const body = `{"id": "91-1-4", "quote": "${QUOTE}", "text": 0, "more": "`;
      const full = `${body}${"x".repeat(bytes - body.length - 2)}"}`;
      expect([200, 422]).toContain((await send(path, full)).status);
      const { detail } = await problemOf(await send(path, `${full} `), 413);
      expect(detail).toContain(bytes.toLocaleString("en-US"));
    }
  });

  test.each(["text/html", "application/xml", "multipart/form-data; boundary=x", "text/json"])(
    "a body sent as %s is a 415 that says what to send",
    async (type) => {
      for (const path of ROUTES) {
        const { detail } = await problemOf(await send(path, "{}", { "content-type": type }), 415);
        expect(detail).toContain("Content-Type: application/json");
      }
    },
  );

  test("a compressed body is a 415; JSON may be called what plain clients call it", async () => {
    const body = JSON.stringify({ id: "91-1-4", quote: QUOTE });
    await problemOf(await send("/api/code/verify", body, { ...JSON_TYPE, "content-encoding": "gzip" }), 415);
    for (const type of ["application/json; charset=utf-8", "APPLICATION/JSON", "application/x+json", "text/plain"]) {
      expect((await send("/api/code/verify", body, { "content-type": type })).status, type).toBe(200);
    }
    expect((await send("/api/code/verify", Buffer.from(body), {})).status).toBe(200);
  });

  test("reading a route that takes a body is a 405, and a preflight names what is allowed", async () => {
    for (const path of ROUTES) {
      for (const method of ["GET", "PUT", "DELETE"]) {
        const answer = await hosts.api(path, { method });
        expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
        expect((await problemOf(answer, 405))["allow"]).toEqual(["POST", "OPTIONS"]);
      }
      const head = await hosts.api(path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([405, ""]);
      const preflight = await hosts.api(path, {
        method: "OPTIONS",
        headers: { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type" },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS");
      expect(preflight.headers.get("access-control-allow-headers")).toContain("Content-Type");
    }
    expect((await hosts.site("/api/code/verify", { method: "POST", headers: JSON_TYPE, body: "{}" })).status).toBe(404);
  });

  const MISSING: readonly [collection: string, id: string, nearest: string | null, candidates: string | null][] = [
    ["code", "91-1-499", "91-1-", null],
    ["code", "16-5-1", null, null],
    ["code", "ga-const:art-xx-sec-i-para-xc", "ga-const:art-xx-sec-", null],
    ["code", "ga-const:zzz", null, null],
    ["code", "91-1-1..91-1-4", null, "91-1-1"],
    ["code", "no reference\u0000\ud800", null, null],
    ["bills", "2025-2026/hb9004", "2025-2026/hb900", null],
    ["bills", "2025-2026/9002", null, "2025-2026/hb9002"],
    ["bills", "1999-2000/hb1", "2021-", null],
    ["bills", "2025-2026/hb9003", "2025-2026/hb9003", null],
    ["opinions", "S23G9006", "S2", null],
    ["opinions", "999 Ga. 1050", null, "S18P9001/990000141"],
    ["opinions", "Windfall v. State", null, "S25A9001/990000101"],
    ["opinions", "CLUSTER-990000301", "CLUSTER-990000301/990000301", null],
  ];
  test.each(MISSING)("in %s %j is a 404 with what there is instead", async (collection, id, nearest, candidates) => {
    const answer = await post(hosts.api, `/api/${collection}/verify`, { id, quote: QUOTE });
    const problem = (await problemOf(answer, 404)) as unknown as {
      nearest: { id: string; url: string }[];
      candidates?: { id: string; url: string }[];
    };
    const starts = (places: { id: string }[] | undefined, start: string | null) =>
      start === null || (places ?? []).some((place) => place.id.startsWith(start));
    expect(starts(problem.nearest, nearest), JSON.stringify(problem)).toBe(true);
    expect(starts(problem.candidates, candidates), JSON.stringify(problem)).toBe(true);
    for (const { url } of [...problem.nearest, ...(problem.candidates ?? [])]) {
      expect((await hosts.api(url.replace("https://api.example.org", ""))).status, url).toBe(200);
    }
  });

  test("a document without a text says why, as its text does", async () => {
    for (const [collection, id, path] of [
      ["bills", "2025-2026/hb9003", "/api/bills/bills/2025-2026/hb9003/text"],
      ["opinions", "CLUSTER-990000301", "/api/opinions/cases/CLUSTER-990000301/990000301/text"],
    ] as const) {
      const asked = await (await post(hosts.api, `/api/${collection}/verify`, { id, quote: QUOTE })).json();
      const text = await (await hosts.api(path)).json();
      expect(asked.detail).toBe(text.detail);
    }
  });
}
