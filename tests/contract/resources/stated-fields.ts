import { beforeAll, describe, expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { CONTRACT_FIELDS, type FieldType } from "../contract-fields.ts";
import { type RecordedAnswer, recordAnswers } from "../mutations/record-answers.ts";

/** What a value of a stated type is. */
const TYPES: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  "string?": (value) => value === null || typeof value === "string",
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  array: (value) => Array.isArray(value),
  "array?": (value) => value === null || Array.isArray(value),
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "object?": (value) => typeof value === "object" && !Array.isArray(value),
  address: (value) => /^https:\/\/(?:api\.)?example\.org(?:\/|$)/.test(String(value)),
  "code status": (value) =>
    ["active", "repealed", "reserved", "redesignated", "superseded", "note_only"].includes(String(value)),
  "reading?": (value) => value === null || ["text", "text_as_amended", "text_before_amendment"].includes(String(value)),
  day: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  "day?": (value) => value === null || /^\d{4}-\d\d-\d\d$/.test(String(value)),
};

/** Tests of every field that the contract names, in every answer that should have it. */
export function statedFields(hosts: ServedSpecimen): void {
  let answers: RecordedAnswer[];
  beforeAll(async () => {
    answers = await recordAnswers(hosts.api);
  });

  const rows = CONTRACT_FIELDS.flatMap(({ from, shapes, fields }) => shapes.map((shape) => ({ from, shape, fields })));
  describe.each(rows)("$shape ($from)", ({ shape, fields }) => {
    test.each(Object.entries(fields))("%s is there, %s", (path, type) => {
      const own = answers.filter((answer) => answer.shape === shape);
      const found = own.flatMap(({ body }) => valuesAt(body, path.replace(/\[\]/g, ".[]").split(".").filter(Boolean)));
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((value) => !TYPES[type](value))).toEqual([]);
      expect(found.some((value) => value !== null)).toBe(true);
    });
  });

  test("no list carries a text", () => {
    for (const { shape, body } of answers) {
      if (!/^(bills|opinions)\.(recent|filtered|session|year|search|search-by-name)$/.test(shape)) continue;
      for (const item of valuesAt(body, [shape.endsWith("search") ? "hits" : "items", "[]"]))
        expect(item).not.toHaveProperty("text");
    }
  });
}

/** Every value at a path; where there is nothing above it, none. A field that is missing is `undefined`. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (value === null) return [];
  if (step === "[]") return (value as unknown[]).flatMap((each) => valuesAt(each, rest));
  const inner = (value as Record<string, unknown>)[step];
  return inner === undefined ? [undefined] : valuesAt(inner, rest);
}
