import { routeOf, type ShapeName, shapeOf } from "../../support/check-shape.ts";
import type { Ask } from "../../support/hosts.ts";
import { RECORDED_REQUESTS, type RecordedRequest } from "./recorded-requests.ts";

/** An answer as the service gave it: what asked for it, the name of its shape, and its JSON. */
export type RecordedAnswer = { asked: string; shape: ShapeName; body: unknown };

/** Fields whose addresses are asked too: so every document of a list is recorded with its neighbours. */
const FOLLOWED: ReadonlySet<string> = new Set(["json_url", "full_text_url", "next"]);
const API = "https://api.example.org";

/** Asks every request of the table, and whatever the answers lead to, once. */
export async function recordAnswers(ask: Ask): Promise<RecordedAnswer[]> {
  const answers: RecordedAnswer[] = [];
  const waiting: RecordedRequest[] = [...RECORDED_REQUESTS];
  const asked = new Set<string>();
  for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
    const key = JSON.stringify(request);
    if (asked.has(key)) continue;
    asked.add(key);
    const answer = await recordAnswer(ask, request);
    if (answer === null) continue;
    answers.push(answer);
    waiting.push(...addressesIn(answer.body));
  }
  return answers;
}

/** One answer; null where it is not JSON of a known shape. */
export async function recordAnswer(ask: Ask, request: RecordedRequest): Promise<RecordedAnswer | null> {
  const [path, init] = typeof request === "string" ? [request, undefined] : [request[0], posted(request[1])];
  const answer = await ask(path, init);
  const method = init?.method ?? "GET";
  const text = await answer.text();
  if (!/json/.test(answer.headers.get("content-type") ?? "")) return null;
  const body: unknown = JSON.parse(text);
  const shape = shapeOf(method, path, answer, body);
  return shape === null ? null : { asked: `${method} ${path}`, shape, body };
}

function posted(body: unknown) {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function addressesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== "string") return addressesIn(inner);
    const path = FOLLOWED.has(key) && inner.startsWith(`${API}/`) ? inner.slice(API.length) : null;
    return path === null || routeOf("GET", path) === null ? [] : [path];
  });
}
