import { artifactPath, type NormalQuery } from "../src/contract/artifact-path.ts";
import type { Computed } from "./computed.ts";
import type { Reading } from "./reading.ts";

/** The artifact of another variant of what is read, when the release has it: for a variant that has the same bytes. */
export function sameVariant({ release, route, params }: Reading, query: NormalQuery): Computed | null {
  if (route.artifact === null) return null;
  const there = release.corpus.artifact(artifactPath(route.artifact, params, query)) !== null;
  return there ? { kind: "same-as", query } : null;
}
