import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fillPath } from "../../functions/route-paths.ts";
import { KEY_HEADER } from "../../src/contract/routes-ask.ts";
import { buildRelease } from "../../src/publish/build-release.ts";
import { pathWords, successStatus } from "../../src/render/openapi/described-route.ts";
import type { OpenApiDocument } from "../../src/render/openapi/openapi-types.ts";
import {
  RECORDED_ROOTS,
  type RecordedExample,
  type RecordedExamples,
} from "../../src/render/openapi/recorded-examples.ts";
import { readContent } from "../../src/store/read-content.ts";
import { readEvents } from "../contract/ask/read-events.ts";
import { ASK_KEY, type Ask, openInProcess } from "../support/hosts.ts";
import { PROJECT } from "../support/specimen-release.ts";
import { EXAMPLE_REQUESTS, type ExampleRequest, PROBLEM_REQUESTS } from "./example-requests.ts";
import { WRITTEN_ROUTES } from "./written-routes.ts";

const DAY = "2026-11-20";
/** An example is for reading: it has the first entries of a long list. */
const LONGEST_LIST = 3;

/** Asks the specimen every example request, and gives what it answers. */
export async function recordExamples(): Promise<RecordedExamples> {
  const dist = mkdtempSync(path.join(tmpdir(), "examples-"));
  try {
    await publish(dist);
    const { api, close } = await openInProcess(dist, Date.parse(`${DAY}T12:00:00Z`));
    try {
      return { ...(await recordRoutes(api)), ...(await recordProblems(api)) };
    } finally {
      await close();
    }
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

/** The examples as the file that holds them: a request a line. */
export function formatExamples(examples: RecordedExamples): string {
  const lines = Object.entries(examples).map(([id, each]) => {
    const written = each.map((example) => `    ${JSON.stringify(example)}`);
    return `  ${JSON.stringify(id)}: [\n${written.join(",\n")}\n  ]`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

async function publish(dist: string): Promise<void> {
  const read = readContent(path.join(PROJECT, "content"));
  if (read.kind !== "content") throw new Error(`the specimen does not read: ${JSON.stringify(read.problems)}`);
  const report = { step: () => {}, document: () => {}, page: () => {} };
  const { content } = read;
  await buildRelease({ content, dist, projectRoot: PROJECT, site: null, asOf: DAY, roots: RECORDED_ROOTS }, report);
}

async function recordRoutes(api: Ask): Promise<RecordedExamples> {
  const recorded: Record<string, RecordedExample[]> = {};
  for (const route of WRITTEN_ROUTES) {
    if (successStatus(route) !== 200) continue;
    const requests = EXAMPLE_REQUESTS[route.id as keyof typeof EXAMPLE_REQUESTS] ?? [{ name: "specimen" }];
    const params = Object.fromEntries(pathWords(route).map(({ name, example }) => [name, String(example)]));
    const examples = await Promise.all(
      requests.map((request) => record(api, route, fillPath(route.path, params), request, 200)),
    );
    recorded[route.id] = route.path === "/openapi.json" ? examples.map(withoutItself) : examples;
    const bodies = requests.flatMap(({ name, body }) =>
      body === undefined ? [] : [{ name, asked: route.summary, status: 200, type: "application/json", value: body }],
    );
    if (bodies.length > 0) recorded[`${route.id} body`] = bodies;
  }
  return recorded;
}

async function recordProblems(api: Ask): Promise<RecordedExamples> {
  const recorded: Record<string, RecordedExample[]> = {};
  for (const [kind, requests] of Object.entries(PROBLEM_REQUESTS)) {
    recorded[kind] = await Promise.all(
      requests.map((request) => record(api, { method: "GET" }, request.path, request)),
    );
  }
  recorded["method-not-allowed"] = [
    await record(api, { method: "DELETE" }, "/api/code/sections/90-1A-1", { name: "a_read_only_path" }, 405),
  ];
  recorded["forbidden"] = [
    await record(api, { method: "POST" }, "/api/bills/bills/99000001/ask", { name: "without_the_key" }, 403),
  ];
  return recorded;
}

async function record(
  api: Ask,
  { method, key = false }: { method: string; key?: boolean },
  path: string,
  { name, query = {}, body }: ExampleRequest,
  status?: number,
): Promise<RecordedExample> {
  const search = new URLSearchParams(query).toString();
  const asked = search === "" ? path : `${path}?${search}`;
  const headers = {
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(key && { [KEY_HEADER]: ASK_KEY }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await api(asked, init);
  const text = await answer.text();
  if (status !== undefined && answer.status !== status)
    throw new Error(`the example request ${method} ${asked} is answered with ${answer.status}: ${text}`);
  const type = (answer.headers.get("content-type") ?? "").replace(/;.*/, "");
  const value = READERS.find(([form]) => form.test(type))?.[1](text) ?? text;
  return { name, asked: `${method} ${decodeURIComponent(asked)}`, status: answer.status, type, value };
}

/** How bodies become values of examples, by media type; any other is shown as it is. A stream is shown by its last event. */
const READERS: readonly [type: RegExp, read: (text: string) => unknown][] = [
  [/json$/, (text) => forReading(JSON.parse(text))],
  [/event-stream$/, (text) => readEvents(text).at(-1)],
];

/** The description has an example of itself, in which there is none. */
function withoutItself(example: RecordedExample): RecordedExample {
  const { openapi, info } = example.value as OpenApiDocument;
  return { ...example, value: { openapi, info: { title: info.title, version: info.version }, paths: {} } };
}

/** Without what differs between systems and versions of the program, and with the first entries of long lists. */
function forReading(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map(forReading);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, forReading(each)] as const);
  const read = Object.fromEntries(entries) as Record<string, unknown>;
  // The name of a release and the bytes of a compressed file.
  if (typeof read["release"] === "string") read["release"] = `${DAY}-${"0".repeat(12)}`;
  if (String(read["name"]).endsWith(".gz") && "sha256" in read)
    Object.assign(read, { bytes: 0, sha256: "0".repeat(64) });
  return read;
}
