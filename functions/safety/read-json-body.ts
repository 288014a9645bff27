import { type BodyProblem, bodyProblem } from "./body-problem.ts";
import { readBody } from "./read-body.ts";

/** What a request's body comes to. */
export type JsonReading = { kind: "json"; value: unknown } | { kind: "problem"; problem: BodyProblem };

/** `timeout` is for the whole body, in milliseconds. */
export type BodyLimits = { maxBytes: number; timeout?: number };

/**
 * Types under which a body is read as JSON. The three that follow JSON's own are what plain clients send without being told
 * (curl, `sendBeacon`, a fetch of a text): whether it is JSON is seen from the body.
 */
const READ_AS_JSON = /^(?:application\/(?:[\w.+-]+\+)?json|text\/plain|application\/x-www-form-urlencoded|)$/;

/** Reads a body as JSON in UTF-8, of any shape. Never rejects. */
export async function readJsonBody(request: Request, limits: BodyLimits): Promise<JsonReading> {
  const type = (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const coding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (!READ_AS_JSON.test(type)) return refused(bodyProblem.type(type));
  if (coding !== "identity") return refused(bodyProblem.coding());
  const body = await readBody(request, limits);
  return body.kind === "problem" ? body : parse(body.bytes, type);
}

function parse(bytes: Uint8Array, type: string): JsonReading {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refused(bodyProblem.notUtf8());
  }
  if (text.trim() === "") return refused(bodyProblem.empty());
  try {
    return { kind: "json", value: JSON.parse(text) as unknown };
  } catch {
    // The parser's own words repeat the body.
    return refused(bodyProblem.notJson(type));
  }
}

function refused(problem: BodyProblem): JsonReading {
  return { kind: "problem", problem };
}
