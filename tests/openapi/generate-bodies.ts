import type { OperationObject } from "../../src/render/openapi/openapi-types.ts";
import type { RequestKind } from "./generate-requests.ts";
import type { RandomChoices } from "./random-choices.ts";

/** A body as it is sent; `broken` where it certainly is not what the description asks for. */
export type GeneratedBody = { text: string; headers: Record<string, string>; broken: boolean };

const JSON_TYPE = { "content-type": "application/json" };

/** Bodies that are not JSON at all, or not an object. */
const NOT_OBJECTS = [
  "",
  "{",
  "null",
  "[]",
  "1",
  '"words"',
  "{}",
  '{"__proto__": {"id": "x"}}',
  "\u0000",
  "[".repeat(2_000),
];

/** A body of a kind, from the description's examples. */
export function generateBody(
  { content }: NonNullable<OperationObject["requestBody"]>,
  kind: RequestKind,
  random: RandomChoices,
): GeneratedBody {
  const examples = Object.values(content["application/json"]?.examples ?? {});
  const values = examples.flatMap((each) => ("value" in each ? [each.value as Record<string, unknown>] : []));
  const usual = values.length === 0 ? { id: "90-1-1", quote: "twelve words", text: "words" } : random.of(values);
  if (kind === "malformed") return { text: random.of(NOT_OBJECTS), headers: JSON_TYPE, broken: true };
  if (kind === "beyond") {
    const [field, other] = random.of(
      Object.keys(usual).flatMap((name) => wrong(usual[name]).map((value) => [name, value])),
    );
    return { text: JSON.stringify({ ...usual, [String(field)]: other }), headers: JSON_TYPE, broken: true };
  }
  if (kind === "odd" && random.oneIn(3))
    return { text: JSON.stringify(usual), headers: { "content-type": "text/plain" }, broken: false };
  const more: Record<string, unknown> = random.oneIn(3) ? { more: true, constructor: "x" } : {};
  return { text: JSON.stringify({ ...usual, ...more }), headers: JSON_TYPE, broken: false };
}

/** What may not stand in place of a value: nothing, another type, words that are far too many. */
function wrong(value: unknown): unknown[] {
  return typeof value === "string" ? [undefined, null, 1, [value], {}, "", "a".repeat(2_000_000)] : [undefined, null];
}
