import { afterAll, beforeAll, expect, test } from "vitest";
import { openApiDocument } from "../../src/render/openapi/openapi-document.ts";
import { type Hosts, openInProcess } from "../support/hosts.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";
import { checkAnswer } from "./check-answer.ts";
import { type GeneratedRequest, generateRequests, KINDS } from "./generate-requests.ts";
import { knownValues } from "./known-values.ts";
import { WRITTEN_ROUTES } from "./written-routes.ts";

/** OPENAPI_REQUESTS=50000 OPENAPI_SEED=7 npm test -- tests/openapi/generated-requests.test.ts; OPENAPI_DIST for a release of your own. */
const REQUESTS = Number(process.env["OPENAPI_REQUESTS"] ?? 2_000);
const SEED = Number(process.env["OPENAPI_SEED"] ?? 20_260_101);
const DIST = process.env["OPENAPI_DIST"];
const SHOWN = 20;

const ROOTS = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };
const document = openApiDocument(WRITTEN_ROUTES, ROOTS);

let release: SpecimenRelease | undefined;
let hosts: Hosts;
beforeAll(async () => {
  if (DIST === undefined) release = await buildSpecimen();
  hosts = await openInProcess(DIST ?? release?.dist ?? "");
});
afterAll(async () => {
  await hosts?.close();
  release?.remove();
});

test(`${REQUESTS} requests of seed ${SEED} are answered as described`, {
  timeout: 60_000 + REQUESTS * 20,
}, async () => {
  const wrong: string[] = [];
  const counts = new Map<string, number>();
  const requests = generateRequests(document, SEED, await known());
  for (let done = 0; done < REQUESTS; done += 1) {
    const request = requests.next().value as GeneratedRequest;
    const answer = await ask(request);
    counts.set(request.kind, (counts.get(request.kind) ?? 0) + 1);
    counts.set(String(answer.status), (counts.get(String(answer.status)) ?? 0) + 1);
    const problem = await checkAnswer(document, request, answer);
    const again = problem ?? (done % 10 === 0 ? await askAgain(request, answer) : null);
    if (again !== null) wrong.push(`${written(request)}\n  ${again}`);
  }
  process.stdout.write(
    `seed ${SEED}, ${REQUESTS} requests: ${[...counts]
      .sort()
      .map((pair) => pair.join(" "))
      .join(", ")}\n`,
  );
  expect(wrong.slice(0, SHOWN), `${wrong.length} of ${REQUESTS} requests of seed ${SEED}`).toEqual([]);
  for (const kind of KINDS) expect(counts.get(kind)).toBeGreaterThan(REQUESTS / 10);
  for (const status of ["200", "308", "404", "405", "422"]) expect(counts.get(status) ?? 0, status).toBeGreaterThan(0);
});

test("the same seed gives the same requests, another seed others", () => {
  const take = (seed: number) => generateRequests(document, seed).take(200).map(written).toArray();
  expect(take(1)).toEqual(take(1));
  expect(take(1)).not.toEqual(take(2));
});

/** Lists of documents, for a release that does not have those of the examples. */
const LISTS = [
  "/api/code/sitemap-entries?page=0",
  "/api/bills/recent?limit=100",
  "/api/bills/sessions",
  "/api/opinions/recent?limit=100",
  "/api/opinions/years",
];

async function known(): Promise<ReadonlyMap<string, readonly string[]>> {
  const lists = DIST === undefined ? [] : await Promise.all(LISTS.map(async (list) => (await hosts.api(list)).json()));
  const sections = lists
    .flatMap(({ items }) => items ?? [])
    .flatMap(({ id }) => (id === undefined ? [] : [{ citation: id }]));
  return knownValues([document, lists, sections]);
}

function ask({ method, target, headers, body }: GeneratedRequest): Promise<Response> {
  return hosts.api(target, { method, headers, ...(body !== null && { body }) });
}

/** A GET whose answer carried a tag, asked again with it: 304 where the description has that, the same answer elsewhere. */
async function askAgain(request: GeneratedRequest, { status, headers }: Response): Promise<string | null> {
  const etag = headers.get("etag");
  if (request.method !== "GET" || etag === null) return null;
  const conditional = { ...request, headers: { ...request.headers, "if-none-match": etag } };
  const again = await ask(conditional);
  const item = Object.values(document.paths).find(({ get }) => get?.operationId === request.operationId);
  const expected = item?.get?.responses["304"] === undefined ? status : 304;
  if (again.status !== expected) return `asked again with ${etag} it is answered with ${again.status}`;
  return checkAnswer(document, conditional, again);
}

function written({ kind, method, target, headers, body }: GeneratedRequest): string {
  const more = body === null ? "" : ` ${body.slice(0, 200)}`;
  return `${kind}: ${method} ${target.slice(0, 400)} ${JSON.stringify(headers).slice(0, 200)}${more}`;
}
