import type { ProvisionRecord } from "../model/provision-records.ts";
import type { ShownDocument } from "./document-blocks.ts";
import { citedWithPart } from "./printed-part.ts";
import { sectionNotices } from "./section-notices.ts";

/** A provision as its twin shows it. */
export function shownProvision(record: ProvisionRecord): ShownDocument {
  return {
    noun: "provision",
    title: (part) => titled(citedWithPart(record.cite_as, part), record.heading),
    headings: record.headings,
    notices: provisionNotices(record),
    printed: record,
    md_url: record.md_url,
    version: undefined,
  };
}

/** `Ga. Const. art. I, § I, ¶ I. Heading`; one point is enough after `U.S. Const. pmbl.`. */
function titled(cited: string, heading: string): string {
  if (heading === "") return cited;
  return `${cited}${cited.endsWith(".") ? "" : "."} ${heading}`;
}

/** A section's notices without days, which the source of a constitution does not give. */
function provisionNotices(record: ProvisionRecord): string[] {
  const printed = record.effective_note === null ? [] : [`Printed with the heading: [${record.effective_note}]`];
  const dateless = { ...record, effective_from: null, effective_until: null, effective_note: null };
  return [...sectionNotices(dateless), ...printed];
}
