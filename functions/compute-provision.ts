import { collectionStamp } from "../src/corpus/collection-stamp.ts";
import { parseProvisionSlug } from "../src/identifiers/provision.ts";
import type { ProvisionRecord } from "../src/model/provision-records.ts";
import { provisionMarkdown } from "../src/render/provision-markdown.ts";
import type { Compute } from "./computed.ts";
import { missingProvisionPart } from "./missing-provision.ts";
import type { Reading } from "./reading.ts";
import { readScheme } from "./scheme-names.ts";

/** A provision's Markdown with all notes, or of one part, where that is not an artifact. */
export const computeProvisionMarkdown: Compute = (reading) => {
  const { notes, subsection } = reading.query;
  if (notes === undefined && subsection === undefined) return { kind: "same-as", query: {} };
  const record = requireProvision(reading);
  const view = { notes: notes === "all" ? notes : undefined, subsection } as const;
  const rendered = provisionMarkdown(record, collectionStamp(reading.release.corpus, "code"), view);
  switch (rendered.kind) {
    case "markdown":
      return { kind: "body", body: rendered.body };
    case "unknown-subsection": {
      const part = { what: "subsection", asked: subsection ?? "", known: rendered.known } as const;
      return { kind: "answer", answer: missingProvisionPart(reading, record, part) };
    }
    case "unknown-version":
      throw new Error("a provision has no versions");
    default:
      return rendered satisfies never;
  }
};

/** Located before: the path holds the canonical names of a provision that exists. */
function requireProvision({ release: { corpus }, params }: Reading): ProvisionRecord {
  const scheme = readScheme(params["scheme"] ?? "");
  const slug = scheme === null ? null : parseProvisionSlug(scheme, params["citation"] ?? "");
  const record = scheme === null || slug === null ? null : corpus.provision(scheme, slug);
  if (record === null) throw new Error("a provision is computed before it is located");
  return record;
}
