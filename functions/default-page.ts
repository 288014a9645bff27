import { artifactPath } from "../src/contract/artifact-path.ts";
import { problemAnswer } from "./answer.ts";
import type { Computed } from "./computed.ts";
import type { Place } from "./problem.ts";
import type { Reading } from "./reading.ts";

/** The default page in place of a variant; 404 that names the API where the release was built without pages. */
export function defaultPage({ release, route, params }: Reading, nearest: readonly Place[], above: Place): Computed {
  if (release.corpus.artifact(artifactPath(route.artifact ?? "", params)) !== null)
    return { kind: "same-as", query: {} };
  const detail =
    "This release was built without pages. The API and the Markdown and text twins have the same documents.";
  return { kind: "answer", answer: problemAnswer({ kind: "not-found", detail, nearest, above }) };
}
