import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import type { Anchor } from "../text/anchors.ts";
import type { ShownDocument } from "./document-blocks.ts";
import { citedWithPart } from "./printed-part.ts";
import { sectionNotices } from "./section-notices.ts";

/** A version of a section as its twin and its chapter show it. */
export function shownVersion(record: SectionRecord, version: SectionVersion): ShownDocument {
  return {
    noun: "section",
    title: (part) => sectionHeading(record, version.catchline, part),
    headings: record.headings,
    notices: sectionNotices(version),
    printed: version,
    md_url: record.md_url,
    version: version.version === record.versions[0]?.version ? undefined : version.version,
  };
}

/** `§ 16-5-1. Catchline`, `§ 16-5-1(a). Catchline`, or `§§ 2-10-1 through 2-10-39. Catchline`. */
function sectionHeading({ citation, through }: SectionRecord, catchline: string, part: Anchor | null): string {
  const cited = through === null ? citedWithPart(`§ ${citation}`, part) : `§§ ${citation} through ${through}`;
  return catchline === "" ? cited : `${cited}. ${catchline}`;
}
