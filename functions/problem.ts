import { PROBLEMS, type ProblemKind } from "../src/contract/problems.ts";
import type { ParameterProblem } from "./read-query.ts";

/** A document, map or route that an error points to: `id` as a reader would say it, `url` absolute. */
export type Place = { id: string; url: string };

/** An error answer before it is written. `detail` says what was asked, how it was read and what to do. */
export type Problem = { detail: string } & (
  | { kind: "not-found"; nearest: readonly Place[]; above: Place | null; candidates?: readonly Place[] }
  | { kind: "no-route"; start: readonly Place[] }
  | { kind: "not-valid"; errors: readonly ParameterProblem[] }
  | { kind: "method-not-allowed"; allow: readonly string[] }
  | {
      kind:
        | "forbidden"
        | "content-too-large"
        | "unsupported-media-type"
        | "request-timeout"
        | "bad-request"
        | "internal-error";
    }
  /** `retry_after` is in seconds. */
  | { kind: "too-many-requests" | "unavailable"; retry_after: number }
);

/** The body of an error on the API host (RFC 9457), as an object. `origin` is the API host without `/api`. */
export function problemRecord(problem: Problem, origin: string): Record<string, unknown> {
  const { kind, detail, ...more } = problem;
  const { title, status } = PROBLEMS[kind];
  return { type: `${origin}/problems/${kind}`, title, status, detail, ...more };
}

/** The same error as sentences and links, for a reader of the site host. */
export function problemText(problem: Problem): string {
  const lines = [`${PROBLEMS[problem.kind].title}.`, problem.detail];
  for (const { heading, places } of linkedPlaces(problem)) {
    lines.push([`${heading}:`, ...places.map(({ id, url }) => `${id}  ${url}`)].join("\n"));
  }
  if (problem.kind === "not-valid")
    lines.push(problem.errors.map(({ loc, msg }) => `${loc.join(" ")}: ${msg}`).join("\n"));
  return `${lines.join("\n\n")}\n`;
}

/** The status of an error of this kind. */
export function problemStatus(kind: ProblemKind): number {
  return PROBLEMS[kind].status;
}

/** What an error points to, under the words for it; without those that are empty. */
export function linkedPlaces(problem: Problem): { heading: string; places: readonly Place[] }[] {
  return placesOf(problem).filter(({ places }) => places.length > 0);
}

function placesOf(problem: Problem): { heading: string; places: readonly Place[] }[] {
  if (problem.kind === "no-route") return [{ heading: "Where to start", places: problem.start }];
  if (problem.kind !== "not-found") return [];
  return [
    { heading: "It may mean", places: problem.candidates ?? [] },
    { heading: "Nearest", places: problem.nearest },
    { heading: "Above it", places: problem.above === null ? [] : [problem.above] },
  ];
}

/** A caller's words as an error repeats them: cut, quoted, with nothing unprintable. */
export function quoted(words: string): string {
  const shown = words.replace(/\p{C}/gu, "\u{FFFD}");
  return shown.length > 80 ? `“${shown.slice(0, 80)}…”` : `“${shown}”`;
}
