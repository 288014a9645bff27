import { type PublicRoots, sectionAddresses } from "../contract/addresses.ts";
import { type Citation, citationParts } from "../identifiers/citation.ts";
import type { HeadingAbove, SectionRecord, SectionVersion } from "../model/section-record.ts";
import type { StoredCollection } from "../model/stored-corpus.ts";
import type { StoredHeading, StoredTitle } from "../model/stored-headings.ts";
import type { StoredSection } from "../model/stored-section.ts";
import { readAnchors } from "../text/anchors.ts";
import { type DatedVersion, versionsOn } from "./section-versions.ts";

/** What the records of one collection share. */
export type RecordContext = {
  asOf: string;
  roots: PublicRoots;
  collection: StoredCollection;
  titles: readonly StoredTitle[];
};

/** The records of all sections in printed order, each naming its neighbours. `sections` come in printed order. */
export function sectionRecords(sections: readonly StoredSection[], context: RecordContext): SectionRecord[] {
  const groups = [...Map.groupBy(sections, (section) => section.citation)];
  const above = headingsAbove(context.titles);
  return groups.map(([citation, versions], index) =>
    sectionRecord(citation, versionsOn(context.asOf, versions), context, above, {
      previous: groups[index - 1]?.[0] ?? null,
      next: groups[index + 1]?.[0] ?? null,
    }),
  );
}

function sectionRecord(
  citation: Citation,
  versions: readonly DatedVersion[],
  { roots, collection }: RecordContext,
  above: (section: StoredSection) => HeadingAbove[],
  neighbours: { previous: Citation | null; next: Citation | null },
): SectionRecord {
  const lead = versions[0] as DatedVersion;
  const { title, chapter } = citationParts(citation);
  return {
    citation,
    through: lead.stored.through,
    cite_as: `O.C.G.A. § ${citation}`,
    catchline: lead.stored.catchline,
    title,
    chapter,
    headings: above(lead.stored),
    status: lead.status,
    in_force_now: lead.inForce,
    current_through: currentThrough(lead.stored, collection),
    ...sectionAddresses(roots, citation),
    source_url: lead.stored.source_url,
    license: collection.license,
    versions: versions.map((version) => sectionVersion(version, collection)),
    ...neighbours,
  };
}

function sectionVersion(
  { stored, version, status, inForce }: DatedVersion,
  collection: StoredCollection,
): SectionVersion {
  return {
    version,
    catchline: stored.catchline,
    status,
    in_force_now: inForce,
    effective_from: stored.effective_from,
    effective_until: stored.effective_until,
    effective_note: stored.effective_note,
    current_through: currentThrough(stored, collection),
    source_url: stored.source_url,
    chars: stored.text.length,
    text: stored.text,
    subsections: [...new Set(readAnchors(stored.text).map((anchor) => anchor.anchor))],
    notes: stored.notes,
  };
}

/** A text that only an older release prints is current through that release, not through the newest. */
function currentThrough(section: StoredSection, collection: StoredCollection): string {
  const older = /^r\d+$/.test(collection.release_label) && section.release !== collection.release_label;
  return older ? `Release ${section.release.slice(1)}` : collection.current_through;
}

/** A function that gives the headings above a section, title first. */
function headingsAbove(titles: readonly StoredTitle[]): (section: StoredSection) => HeadingAbove[] {
  const byNumber = new Map(titles.map((title) => [title.number, title]));
  return (section) => {
    const { title: number, chapter } = citationParts(section.citation);
    const title = byNumber.get(number);
    if (title === undefined) return [];
    const above: HeadingAbove[] = [{ kind: "title", number: String(number), heading: title.heading }];
    let level: readonly StoredHeading[] = title.chapters.filter((heading) => heading.number === chapter);
    for (const step of [null, ...(section.under?.split("/") ?? [])]) {
      const found = level.find((heading) => step === null || `${heading.kind}-${heading.number}` === step);
      if (found === undefined) break;
      above.push({ kind: found.kind, number: found.number, heading: found.heading });
      level = found.children;
    }
    return above;
  };
}
