/** A body with one field less, or one more; `path` leads there, with `[]` for any place in a list. */
export type BodyMutation = { path: string; kind: "dropped" | "added"; body: unknown };

type Step = string | number;
type Fields = Record<string, unknown>;

/** A name that no record has. */
const UNKNOWN = "not_a_field";

/**
 * A body without each of its fields, and with one more in each of its objects, one at a time and at every depth. Of elements
 * of one list whose fields have the same names and kinds of values the first stands for all: no shape tells them apart.
 */
export function* bodyMutations(body: unknown): Generator<BodyMutation> {
  const seen = new Set<string>();
  for (const { steps, fields } of objectsIn(body, [])) {
    const path = steps.map((step) => (typeof step === "number" ? "[]" : `.${step}`)).join("");
    const form = `${path} ${Object.entries(fields).map(([key, value]) => `${key}:${kindOf(value)}`)}`;
    if (seen.has(form)) continue;
    seen.add(form);
    yield { path, kind: "added", body: replaced(body, steps, { ...fields, [UNKNOWN]: null }) };
    for (const key of Object.keys(fields)) {
      const { [key]: _, ...others } = fields;
      yield { path: `${path}.${key}`, kind: "dropped", body: replaced(body, steps, others) };
    }
  }
}

function* objectsIn(value: unknown, steps: readonly Step[]): Generator<{ steps: readonly Step[]; fields: Fields }> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield { steps, fields: value as Fields };
  const entries: [Step, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [step, inner] of entries) yield* objectsIn(inner, [...steps, step]);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? `list of ${value.length === 0 ? "none" : "some"}` : typeof value;
}

/** A copy along the way to the object; the rest is shared. */
function replaced(value: unknown, [first, ...rest]: readonly Step[], object: Fields): unknown {
  if (first === undefined) return object;
  if (Array.isArray(value)) return value.with(first as number, replaced(value[first as number], rest, object));
  return { ...(value as Fields), [first]: replaced((value as Fields)[first], rest, object) };
}
