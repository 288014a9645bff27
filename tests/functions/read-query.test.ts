import { describe, expect, test } from "vitest";
import { readQuery } from "../../functions/read-query.ts";
import type { QueryParameter } from "../../src/contract/routes.ts";

const PARAMETERS: readonly QueryParameter[] = [
  { name: "version", type: "string", maxChars: 10, description: "" },
  { name: "notes", type: "flag", on: "all", description: "" },
  { name: "start", type: "integer", min: 0, max: 500, default: 0, description: "" },
  { name: "limit", type: "integer", min: 1, max: 100, default: 20, description: "" },
];

/** A query as sent, and the normal form that names its answer. */
const NORMAL: readonly [sent: string, normal: Record<string, string>][] = [
  // A form sends every field, filled in or not.
  ["start=", {}],
  ["", {}],
  ["utm_source=mail&__proto__=1&constructor=2", {}],
  ["notes=all", { notes: "all" }],
  ["notes=ALL", {}],
  ["notes=1", {}],
  ["notes", {}],
  ["start=0&limit=20", {}],
  ["start=007", { start: "7" }],
  ["limit=100&start=500", { start: "500", limit: "100" }],
  ["version=", {}],
  ["version=2023-07-01", { version: "2023-07-01" }],
  ["version=a%20b", { version: "a b" }],
  ["start=1&start=2", { start: "1" }],
  ["%zz=1&start=%31", { start: "1" }],
];

/** A query as sent, and the names of what is wrong with it. */
const WRONG: readonly [sent: string, problems: [name: string, type: string][]][] = [
  ["start=-1", [["start", "greater_than_equal"]]],
  ["start=501", [["start", "less_than_equal"]]],
  ["start=1.0", [["start", "int_parsing"]]],
  ["start=1e2", [["start", "int_parsing"]]],
  ["start=%201", [["start", "int_parsing"]]],
  ["start=99999999999999999999", [["start", "int_parsing"]]],
  ["version=12345678901", [["version", "string_too_long"]]],
  [
    "limit=0&start=x&version=12345678901",
    [
      ["version", "string_too_long"],
      ["start", "int_parsing"],
      ["limit", "greater_than_equal"],
    ],
  ],
];

describe("the normal form of a query", () => {
  test.each(NORMAL)("%j keeps what differs from the default", (sent, query) => {
    expect(readQuery(PARAMETERS, sent)).toEqual({ kind: "query", query });
  });

  test.each(WRONG)("%j is refused with every problem", (sent, problems) => {
    const read = readQuery(PARAMETERS, sent);
    expect(read.kind === "problems" && read.errors.map(({ loc, type }) => [loc[1], type])).toEqual(problems);
  });

  const REQUIRED: QueryParameter[] = [{ name: "ids", type: "string", maxChars: 5, required: true, description: "" }];

  test.each([
    ["", "missing"],
    ["other=1", "missing"],
    ["ids=", "string_too_short"],
    ["ids=123456", "string_too_long"],
  ])("without what a route needs, %j is refused", (sent, type) => {
    expect(readQuery(REQUIRED, sent)).toMatchObject({ kind: "problems", errors: [{ loc: ["query", "ids"], type }] });
  });

  test("a number without a default is kept, whatever it is", () => {
    const page: QueryParameter = { name: "page", type: "integer", min: 0, max: 9, default: null, description: "" };
    expect(readQuery([page], "page=00")).toEqual({ kind: "query", query: { page: "0" } });
    expect(readQuery([page], "")).toEqual({ kind: "query", query: {} });
  });

  const CHOICE: QueryParameter = { name: "chamber", type: "choice", values: ["H", "S", "JR"], description: "" };

  test.each([
    ["chamber=H", { chamber: "H" }],
    ["chamber=h", { chamber: "H" }],
    ["chamber=jR", { chamber: "JR" }],
    ["chamber=", {}],
    ["", {}],
  ])("%j is one of a few words, in either case", (sent, query) => {
    expect(readQuery([CHOICE], sent)).toEqual({ kind: "query", query });
  });

  test("any other word than those is refused, and they are named", () => {
    for (const sent of ["chamber=X", "chamber=HH", "chamber=%20H", `chamber=${"x".repeat(500)}`]) {
      const read = readQuery([CHOICE], sent);
      expect(read).toMatchObject({ kind: "problems", errors: [{ loc: ["query", "chamber"], type: "enum" }] });
      expect(read.kind === "problems" && read.errors[0]?.msg).toMatch(/^One of H, S, JR; this is ".{1,41}/);
      expect(read.kind === "problems" && (read.errors[0]?.msg.length ?? 0)).toBeLessThan(80);
    }
  });

  const WORDS: QueryParameter = { name: "q", type: "string", minChars: 2, maxChars: 5, description: "" };

  test.each([
    ["q=ab", { kind: "query", query: { q: "ab" } }],
    ["q=abcde", { kind: "query", query: { q: "abcde" } }],
    ["q=", { kind: "query", query: {} }],
    ["q=a", { kind: "problems", errors: [{ type: "string_too_short", msg: "At least 2 characters; this is 1" }] }],
    ["q=abcdef", { kind: "problems", errors: [{ type: "string_too_long" }] }],
  ])("%j is bounded from both sides, and nothing is no filter", (sent, read) => {
    expect(readQuery([WORDS], sent)).toMatchObject(read);
  });

  test("a route without parameters drops everything", () => {
    expect(readQuery([], "start=x")).toEqual({ kind: "query", query: {} });
  });
});
