import type { NormalQuery } from "../src/contract/artifact-path.ts";
import type { RouteId } from "../src/contract/routes.ts";
import type { Answer } from "./answer.ts";
import type { Reading } from "./reading.ts";
import type { PathParams } from "./route-paths.ts";

/** What a function makes of a reading that no artifact answers. Closed: switch on `kind`. */
export type Computed =
  | { kind: "body"; body: string }
  /** The same bytes as with this query, which is an artifact. */
  | { kind: "same-as"; query: NormalQuery }
  /** What another route answers to the same query: a document has one artifact, whatever leads to it. */
  | { kind: "instead"; route: RouteId; params: PathParams }
  | { kind: "answer"; answer: Answer };

/** Computes one route's answer, at once or, where another thread is asked, later. */
export type Compute = (reading: Reading) => Computed | Promise<Computed>;
