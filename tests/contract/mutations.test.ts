import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import { ALL_SHAPES, type ShapeName, shapeFault } from "../support/check-shape.ts";
import { openInProcess } from "../support/hosts.ts";
import { CONTRACT_FIELDS } from "./contract-fields.ts";
import { bodyMutations } from "./mutations/body-mutations.ts";
import { ACCEPTED, type Exception, NEVER_FILLED } from "./mutations/exceptions.ts";
import { buildFullSpecimen } from "./mutations/full-specimen.ts";
import { type RecordedAnswer, recordAnswers } from "./mutations/record-answers.ts";
import { recordFailures } from "./mutations/record-failures.ts";
import { fieldsOfShape, type ShapeMutation, shapeMutations } from "./mutations/schema-fields.ts";

/**
 * Answers of every route, mutated: each of their fields dropped, and each field of their shapes. The suites hold every
 * answer against its shape by the same function (`describeSection`), so what it refuses here fails them.
 */
const answers: RecordedAnswer[] = [];
beforeAll(async () => {
  const release = await buildFullSpecimen();
  const hosts = await openInProcess(release.dist);
  answers.push(...(await recordAnswers(hosts.api)), ...(await recordFailures(release.dist)));
  await hosts.close();
  release.remove();
});

/** What is printed at the end: how much there was of each. */
const counted: Record<string, number> = {};
afterAll(() => {
  const counts = Object.entries(counted).map(([what, count]) => `${count.toLocaleString("en-US")} ${what}`);
  process.stdout.write(`Mutations: ${counts.join(", ")}.\n`);
});

describe("mutations", () => {
  test("every shape has answers, and each is as its shape says", () => {
    counted["answers"] = answers.length;
    counted["shapes"] = groups().length;
    const faults = answers.map(({ asked, shape, body }) => [asked, shapeFault(shape, body)]);
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
    const recorded = new Set(answers.map(({ shape }) => shape));
    expect([...ALL_SHAPES.keys()].filter((name) => !recorded.has(name))).toEqual(["headers-too-large"]);
  });

  test("an answer without any one of its fields is refused, and so is one with a field more", () => {
    const accepted = new Set<string>();
    const made = { dropped: 0, added: 0 };
    for (const { shape, body } of answers) {
      for (const mutation of bodyMutations(body)) {
        made[mutation.kind] += 1;
        if (shapeFault(shape, mutation.body) === null) accepted.add(`${shape} ${mutation.kind} ${mutation.path}`);
      }
    }
    counted["fields dropped from answers"] = made.dropped;
    counted["fields added to answers"] = made.added;
    expectOnly([...accepted], ACCEPTED);
  });

  test("a shape without any one of its fields refuses an answer, and so does one whose lists or values are never filled", () => {
    const survived: string[] = [];
    let fields = 0;
    let mutations = 0;
    for (const { name, shape, bodies } of groups()) {
      for (const mutation of shapeMutations(shape)) {
        mutations += 1;
        if (mutation.kind === "without") fields += 1;
        if (!isNoticed(mutation, bodies)) survived.push(`${name} ${mutation.kind} ${mutation.name}`);
      }
    }
    counted["fields of shapes"] = fields;
    counted["mutations of shapes"] = mutations;
    expectOnly(survived, NEVER_FILLED);
  });

  test("every field that the contract names is one of the shapes that serve it", () => {
    const missing: string[] = [];
    for (const { shapes, fields } of CONTRACT_FIELDS) {
      for (const name of shapes) {
        const known = new Set(fieldsOfShape(ALL_SHAPES.get(name) as z.ZodType));
        missing.push(...Object.keys(fields).flatMap((field) => (known.has(field) ? [] : [`${name} ${field}`])));
      }
    }
    counted["fields of the contract"] = CONTRACT_FIELDS.flatMap(({ shapes, fields }) =>
      shapes.flatMap(() => Object.keys(fields)),
    ).length;
    expect(missing).toEqual([]);
  });
});

/** Each shape once, under the first of its names, with all that was answered in it. */
function groups(): { name: ShapeName; shape: z.ZodType; bodies: unknown[] }[] {
  return [...new Set(ALL_SHAPES.values())].map((shape) => {
    const names = [...ALL_SHAPES].flatMap(([name, each]) => (each === shape ? [name] : []));
    const bodies = answers.flatMap(({ shape: name, body }) => (names.includes(name) ? [body] : []));
    return { name: names[0] as ShapeName, shape, bodies };
  });
}

function isNoticed({ shape }: ShapeMutation, bodies: readonly unknown[]): boolean {
  return bodies.some((body) => !shape.safeParse(body).success);
}

/** Nothing but what an exception names, and every exception is needed. */
function expectOnly(found: readonly string[], exceptions: readonly Exception[]): void {
  expect(found.filter((each) => !exceptions.some(({ name }) => name.test(each)))).toEqual([]);
  expect(exceptions.filter(({ name }) => !found.some((each) => name.test(each)))).toEqual([]);
}
