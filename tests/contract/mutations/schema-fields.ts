import * as z from "zod";

/**
 * A change of a shape that some answer must make a difference to: `without` a field (the shape is closed, so an answer that
 * has it is refused), or with a list that must be empty, or with a value that must be null.
 */
export type ShapeMutation = { name: string; kind: "without" | "empty" | "null"; shape: z.ZodType };

/** Puts a changed part back where it came from. */
type Rebuild = (part: z.ZodType) => z.ZodType;
/** Where a walk through a shape is: `above` are the shapes that it is inside of, since one may hold itself. */
type At = { path: string; rebuild: Rebuild; above: readonly z.ZodType[] };

/** Every mutation of a shape, in the order of its fields; through lists, unions and records, and once through recursion. */
export function* shapeMutations(shape: z.ZodType, at: At = START): Generator<ShapeMutation> {
  if (at.above.includes(shape)) return;
  const inside = (path: string, rebuild: Rebuild): At => ({
    path: at.path + path,
    rebuild: (part) => at.rebuild(rebuild(part)),
    above: [...at.above, shape],
  });
  if (shape instanceof z.ZodObject) yield* objectMutations(shape, inside);
  else if (shape instanceof z.ZodArray) {
    yield { name: `${at.path}[]`, kind: "empty", shape: at.rebuild(z.tuple([])) };
    yield* shapeMutations(shape.element as z.ZodType, inside("[]", z.array));
  } else if (shape instanceof z.ZodNullable) {
    yield { name: at.path, kind: "null", shape: at.rebuild(z.null()) };
    yield* shapeMutations(shape.unwrap() as z.ZodType, inside("", z.nullable));
  } else if (shape instanceof z.ZodOptional) {
    yield* shapeMutations(shape.unwrap() as z.ZodType, inside("", z.optional));
  } else if (shape instanceof z.ZodUnion) {
    const options = shape.options as z.ZodType[];
    for (const [index, option] of options.entries())
      yield* shapeMutations(
        option,
        inside("", (part) => z.union(options.with(index, part))),
      );
  } else if (shape instanceof z.ZodTuple) {
    const items = shape.def.items as z.ZodType[];
    for (const [index, item] of items.entries())
      yield* shapeMutations(
        item,
        inside(`[${index}]`, (part) => z.tuple(items.with(index, part) as [z.ZodType])),
      );
  } else if (!LEAVES.has(shape.def.type)) throw new Error(`${at.path}: a walk through ${shape.def.type} is not known`);
}

const START: At = { path: "", rebuild: (part) => part, above: [] };

/** Shapes without parts; of a record the keys are no fields. */
const LEAVES: ReadonlySet<string> = new Set([
  "string",
  "number",
  "boolean",
  "literal",
  "enum",
  "record",
  "unknown",
  "custom",
]);

function* objectMutations(
  shape: z.ZodObject,
  inside: (path: string, rebuild: Rebuild) => At,
): Generator<ShapeMutation> {
  for (const [key, field] of Object.entries(shape.shape as Record<string, z.ZodType>)) {
    const at = inside(`.${key}`, (part) => shape.extend({ [key]: part }));
    yield { name: at.path, kind: "without", shape: at.rebuild(ABSENT) };
    yield* shapeMutations(field, at);
  }
}

/** A field that may not be there, which is what a closed shape says of every other field. */
const ABSENT = z.never().optional();

/** The paths of a shape's fields, as the contract's table writes them: `versions[].in_force_now`. */
export function fieldsOfShape(shape: z.ZodType): string[] {
  return [...shapeMutations(shape)].flatMap(({ kind, name }) => (kind === "without" ? [name.replace(/^\./, "")] : []));
}
