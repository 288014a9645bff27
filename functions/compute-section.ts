import type { NormalQuery } from "../src/contract/artifact-path.ts";
import { collectionStamp } from "../src/corpus/collection-stamp.ts";
import { parseCitation } from "../src/identifiers/citation.ts";
import type { SectionRecord } from "../src/model/section-record.ts";
import { sectionMarkdown } from "../src/render/section-markdown.ts";
import { sectionText } from "../src/render/section-text.ts";
import type { Compute, Computed } from "./computed.ts";
import { missingSectionPart } from "./missing-section.ts";
import type { Reading } from "./reading.ts";

/** A section's Markdown in a version, with all notes, or of one part, where that is not an artifact. */
export const computeSectionMarkdown: Compute = (reading) => {
  const section = requireSection(reading);
  const query = withoutDefaultVersion(section, reading.query);
  if (Object.keys(query).length === 0) return { kind: "same-as", query };
  const { version, subsection } = query;
  const notes = query["notes"] === "all" ? "all" : undefined;
  const rendered = sectionMarkdown(section, collectionStamp(reading.release.corpus, "code"), {
    version,
    notes,
    subsection,
  });
  switch (rendered.kind) {
    case "markdown":
      return { kind: "body", body: rendered.body };
    case "unknown-version":
      return missing(reading, section, "version", rendered.known);
    case "unknown-subsection":
      return missing(reading, section, "subsection", rendered.known);
    default:
      return rendered satisfies never;
  }
};

/** A section's text in a version that is not an artifact. */
export const computeSectionText: Compute = (reading) => {
  const section = requireSection(reading);
  const query = withoutDefaultVersion(section, reading.query);
  if (Object.keys(query).length === 0) return { kind: "same-as", query };
  const body = sectionText(section, query["version"]);
  if (body !== null) return { kind: "body", body };
  const known = section.versions.map(({ version }) => version);
  return missing(reading, section, "version", known);
};

/** The default version asked for by its name is the default. */
function withoutDefaultVersion({ versions }: SectionRecord, { version, ...rest }: NormalQuery): NormalQuery {
  return version === undefined || version === versions[0]?.version ? rest : { version, ...rest };
}

function missing(
  reading: Reading,
  section: SectionRecord,
  what: "version" | "subsection",
  known: readonly string[],
): Computed {
  return {
    kind: "answer",
    answer: missingSectionPart(reading, section.citation, { what, asked: reading.query[what] ?? "", known }),
  };
}

/** Located before: the path holds the canonical citation of a section that exists. */
function requireSection({ release, params }: Reading): SectionRecord {
  const citation = parseCitation(params["ref"] ?? "");
  const section = citation === null ? null : release.corpus.section(citation);
  if (section === null) throw new Error("a section is computed before it is located");
  return section;
}
