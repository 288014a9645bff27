import type * as z from "zod";

/** Something in the content folder that cannot be published: where, what it is, and what was expected. */
export type ContentProblem = { file: string; field: string; value: string; message: string };

/** A problem on one line. */
export function formatProblem({ file, field, value, message }: ContentProblem): string {
  return [file, field, value === "" ? "" : `has ${value}`, message].filter((part) => part !== "").join(": ");
}

/** The problems that a schema found in a value. */
export function schemaProblems(file: string, value: unknown, error: z.ZodError): ContentProblem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        file,
        field: [...issue.path, key].join("."),
        value: shown(valueAt(value, [...issue.path, key])),
        message: "no such field; take it out or correct its name",
      }));
    }
    return [{ file, field: issue.path.join("."), value: shown(valueAt(value, issue.path)), message: issue.message }];
  });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
