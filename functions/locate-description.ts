import { PROBLEMS } from "../src/contract/problems.ts";
import { DOCS_PART_NAMES } from "../src/render/openapi/api-words.ts";
import { type Answer, problemAnswer } from "./answer.ts";
import { origin } from "./places.ts";
import { type Place, quoted } from "./problem.ts";
import type { Reading } from "./reading.ts";

/** Follows the name of a kind of error: those that there are, where it is none. */
export function locateProblem({ params, release: { corpus } }: Reading): Answer | null {
  const kind = params["kind"] ?? "";
  if (Object.hasOwn(PROBLEMS, kind)) return null;
  const root = `${origin(corpus.roots, "api")}/problems`;
  const kinds = Object.keys(PROBLEMS).map((name) => ({ id: name, url: `${root}/${name}` }));
  return missing(`No kind of error is called ${quoted(kind)}.`, kinds, `${corpus.roots.site}/docs`);
}

/** Follows the name of a part of the documentation: those that there are, where it is none. */
export function locateDocsPart({ params, release: { corpus } }: Reading): Answer | null {
  const part = params["part"] ?? "";
  if (DOCS_PART_NAMES.includes(part)) return null;
  const root = `${corpus.roots.site}/docs`;
  const parts = DOCS_PART_NAMES.map((name) => ({ id: name, url: `${root}/${name}` }));
  return missing(`No part of the documentation is called ${quoted(part)}.`, parts, root);
}

function missing(detail: string, nearest: readonly Place[], docs: string): Answer {
  return problemAnswer({ kind: "not-found", detail, nearest, above: { id: "docs", url: docs } });
}
