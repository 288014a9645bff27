import type { AskEvent } from "../src/model/ask-records.ts";
import type { FileBody } from "./artifact-files.ts";
import type { Problem } from "./problem.ts";
import type { ParameterProblem } from "./read-query.ts";

/** What a read comes to, before any header is written. Closed: switch on `kind`. */
export type Answer =
  | {
      kind: "content";
      body: Uint8Array | FileBody | string;
      /** Media type without parameters. */
      type: string;
      /** Quoted; null where the route carries none. */
      etag: string | null;
      conditional: boolean;
      cacheControl: string;
      link: string | null;
      status?: 404 | 422;
    }
  /** `location` is a path. 308 states what cannot change, 307 what may. */
  | { kind: "redirect"; status: 307 | 308; location: string }
  /** It was counted, and there is nothing to say. */
  | { kind: "counted" }
  /** Sent as they come. */
  | { kind: "events"; events: AsyncIterable<AskEvent> }
  | { kind: "problem"; problem: Problem };

/** An error as an answer. */
export function problemAnswer(problem: Problem): Answer {
  return { kind: "problem", problem };
}

/** 422 for parameters that break the route table, all of them named. */
export function notValid(errors: readonly ParameterProblem[]): Answer {
  const detail = errors.map(({ loc, msg }) => `${loc.join(" ")}: ${msg}.`).join(" ");
  return problemAnswer({ kind: "not-valid", detail, errors });
}
