import type { PublicRoots } from "../../contract/addresses.ts";
import { PROBLEMS, type ProblemKind } from "../../contract/problems.ts";
import { PROBLEM_RECORDS } from "../../model/problem-record.ts";
import type { Components } from "./component-schemas.ts";
import { headersOf } from "./headers.ts";
import type { ResponseObject } from "./openapi-types.ts";
import { PROBLEM_GUIDE, RESPONSE_NAMES } from "./problem-guide.ts";
import { exampleObjects, type RecordedExample, type RecordedExamples } from "./recorded-examples.ts";

/** Media type of an error (RFC 9457). */
const PROBLEM_TYPE = "application/problem+json";

const KINDS = Object.keys(PROBLEMS) as ProblemKind[];

/** The responses of all kinds of error, by name. */
export function problemResponses(
  components: Components,
  examples: RecordedExamples,
  roots: PublicRoots,
): Record<string, ResponseObject> {
  const names = [...new Set(KINDS.map((kind) => RESPONSE_NAMES[kind]))];
  return Object.fromEntries(
    names.map((name) => {
      const kinds = KINDS.filter((kind) => RESPONSE_NAMES[kind] === name);
      return [
        name,
        responseOf(
          kinds,
          components,
          kinds.flatMap((kind) => examplesOf(kind, examples, roots)),
        ),
      ];
    }),
  );
}

function responseOf(
  kinds: readonly ProblemKind[],
  components: Components,
  examples: readonly RecordedExample[],
): ResponseObject {
  const schemas = kinds.map((kind) => components.refTo(PROBLEM_RECORDS[kind]));
  const [only = {}] = schemas;
  const headers = headersOf([
    ...(kinds.includes("method-not-allowed") ? (["Allow"] as const) : []),
    ...(kinds.some((kind) => "retry_after" in PROBLEM_RECORDS[kind].shape) ? (["RetryAfter"] as const) : []),
    "CacheControl",
  ]);
  return {
    description: kinds.map((kind) => PROBLEM_GUIDE[kind].when).join(" Or: "),
    headers,
    content: {
      [PROBLEM_TYPE]: { schema: schemas.length === 1 ? only : { anyOf: schemas }, ...exampleObjects(examples) },
    },
  };
}

/** Recorded answers of a kind, or one made from its tables where it cannot be provoked. */
function examplesOf(kind: ProblemKind, examples: RecordedExamples, roots: PublicRoots): readonly RecordedExample[] {
  const { example } = PROBLEM_GUIDE[kind];
  if (example === undefined) return examples[kind] ?? [];
  const { status, title } = PROBLEMS[kind];
  const type = `${roots.api.replace(/\/api$/, "")}/problems/${kind}`;
  const value = { type, title, status, ...example };
  return [{ name: kind.replaceAll("-", "_"), asked: title, status, type: PROBLEM_TYPE, value }];
}
