import { parseCitation } from "../src/identifiers/citation.ts";
import { versionOf } from "../src/render/section-text.ts";
import type { Compute } from "./computed.ts";
import { defaultPage } from "./default-page.ts";
import { missingSectionPart } from "./missing-section.ts";
import { treePlace } from "./places.ts";

/**
 * A page of the Code that is not among the artifacts: of an unknown version (404), of the default version by its name (the
 * page itself), or of a release that was built without pages (404 that names the API).
 */
export const computePage: Compute = (reading) => {
  const { release, params, query } = reading;
  const citation = parseCitation(params["ref"] ?? "");
  const section = citation === null ? null : release.corpus.section(citation);
  if (section !== null && versionOf(section, query["version"]) === null) {
    const known = section.versions.map(({ version }) => version);
    return {
      kind: "answer",
      answer: missingSectionPart(reading, section.citation, { what: "version", asked: query["version"] ?? "", known }),
    };
  }
  return defaultPage(reading, [], treePlace(release.corpus, "api"));
};
