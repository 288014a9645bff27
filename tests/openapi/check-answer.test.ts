import { expect, test } from "vitest";
import { ROUTES } from "../../src/contract/routes.ts";
import { openApiDocument } from "../../src/render/openapi/openapi-document.ts";
import { checkAnswer } from "./check-answer.ts";
import type { GeneratedRequest } from "./generate-requests.ts";

const ROOTS = { api: "https://api.law.test/api", site: "https://law.test", mcp: "https://api.law.test/mcp" };
const document = openApiDocument(ROUTES, ROOTS);
const request: GeneratedRequest = {
  operationId: "opinionsYears",
  kind: "valid",
  method: "GET",
  target: "/api/opinions/years",
  headers: {},
  body: null,
  mustFail: false,
};
const HEADERS = { "content-type": "application/json; charset=utf-8", etag: '"a"', "cache-control": "public" };
const YEARS = '[{"year":2024,"count":3}]';

const json = (body: string, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(body, { status: init.status ?? 200, headers: { ...HEADERS, ...init.headers } });
const problem = (changes: object) =>
  JSON.stringify({
    type: "https://api.law.test/problems/not-valid",
    title: "A parameter is not valid",
    status: 422,
    detail: "limit: at most 100.",
    errors: [{ loc: ["query", "limit"], msg: "At most 100", type: "less_than_equal" }],
    ...changes,
  });
const PROBLEM = { "content-type": "application/problem+json", "cache-control": "no-store" };
const failed = (body: string, status = 404) => new Response(body, { status, headers: PROBLEM });

test("an answer as described passes", async () => {
  expect(await checkAnswer(document, request, json(YEARS))).toBeNull();
});

const PLACE = {
  type: "https://api.law.test/problems/not-found",
  title: "No such document",
  status: 404,
  errors: undefined,
};
test.each<[what: string, answer: Response, said: RegExp, changes?: Partial<GeneratedRequest>]>([
  ["a field too few", json('[{"year":2024}]'), /0\.count/],
  ["a field too many", json('[{"year":2024,"count":3,"more":1}]'), /0.*more/i],
  ["a status that is not described", json(YEARS, { status: 202 }), /202 is not described/],
  ["an error of the server", json("{}", { status: 500 }), /^500/],
  ["another media type", json(YEARS, { headers: { "content-type": "text/html" } }), /text\/html is not described/],
  ["no tag", new Response(YEARS, { headers: { "content-type": "application/json", "cache-control": "x" } }), /ETag/],
  ["a success where a bound is broken", json(YEARS), /bound is broken/, { mustFail: true }],
  ["a HEAD with a body", json(YEARS), /HEAD.*body/, { method: "HEAD" }],
  ["a HEAD with a tag", new Response(null, { headers: HEADERS }), /HEAD.*ETag/, { method: "HEAD" }],
  ["an error without a field of its kind", failed(problem({ ...PLACE, nearest: [] })), /above/],
  ["an error of no kind", failed(problem({ type: "https://api.law.test/problems/other" })), /not known/],
  ["an error of another status", failed(problem({})), /says 422, the answer 404/],
])("%s is found", async (_, answer, said, changes = {}) => {
  expect(await checkAnswer(document, { ...request, ...changes }, answer)).toMatch(said);
});
