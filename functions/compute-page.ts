import { artifactPath } from "../src/contract/artifact-path.ts";
import { parseCitation } from "../src/identifiers/citation.ts";
import { versionOf } from "../src/render/section-text.ts";
import { problemAnswer } from "./answer.ts";
import type { Compute } from "./computed.ts";
import { missingSectionPart } from "./missing-section.ts";
import { treePlace } from "./places.ts";

/**
 * A page that is not among the artifacts: of an unknown version (404), of the default version by its name (the page
 * itself), or of a release that was built without pages (404 that names the API).
 */
export const computePage: Compute = (reading) => {
  const { release, route, params, query } = reading;
  const citation = parseCitation(params["ref"] ?? "");
  const section = citation === null ? null : release.corpus.section(citation);
  if (section !== null && versionOf(section, query["version"]) === null) {
    const known = section.versions.map(({ version }) => version);
    return {
      kind: "answer",
      answer: missingSectionPart(reading, section.citation, { what: "version", asked: query["version"] ?? "", known }),
    };
  }
  if (release.corpus.artifact(artifactPath(route.artifact ?? "", params)) !== null)
    return { kind: "same-as", query: {} };
  const detail =
    "This release was built without pages. The API and the Markdown and text twins have the same documents.";
  return {
    kind: "answer",
    answer: problemAnswer({ kind: "not-found", detail, nearest: [], above: treePlace(release.corpus, "api") }),
  };
};
