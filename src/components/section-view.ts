import type { SectionRecord, SectionVersion } from "../model/section-record.ts";
import { type Crumb, codeCrumbs, sectionSign } from "./code-labels.ts";
import { type LawParagraph, lawParagraphs } from "./law-paragraphs.ts";
import { firstWords } from "./plain-words.ts";
import { sectionPath } from "./site-paths.ts";
import { type Banner, effectBanner, type StatusMark, statusMark, versionPeriod } from "./status-words.ts";
import { type Twin, twinsOf, twinsOfVersion } from "./twins.ts";

/** One version as its page shows it. */
export type VersionView = {
  /** Element id; paragraph ids of any but the leading version begin with it. */
  id: string;
  record: SectionVersion;
  mark: StatusMark;
  banner: Banner | null;
  /** The days between which it is law, or the release that prints it; `dated` where the source names a day. */
  period: string;
  dated: boolean;
  paragraphs: LawParagraph[];
};

/** Everything a section's page shows. */
export type SectionView = {
  record: SectionRecord;
  sign: string;
  catchline: string;
  title: string;
  description: string;
  crumbs: Crumb[];
  leading: VersionView;
  others: VersionView[];
  twins: Twin[];
  previous: Crumb | null;
  next: Crumb | null;
};

const DESCRIPTION_CHARS = 155;

/**
 * What the page of a section shows. `version` is a qualifier: that version leads the page, and without one the version in
 * force does. Null where the section has no such version.
 */
export function sectionView(record: SectionRecord, version: string | null): SectionView | null {
  const lead = version === null ? record.versions[0] : record.versions.find((one) => one.version === version);
  if (lead === undefined) return null;
  const sign = sectionSign(record.citation, record.through);
  const catchline = lead.catchline || record.catchline;
  const heading = catchline === "" ? sign : `${sign}. ${catchline}`;
  return {
    record,
    sign,
    catchline,
    title: version === null ? heading : `${heading} (${versionPeriod(lead)})`,
    description: firstWords(`${heading} ${lead.text}`, DESCRIPTION_CHARS),
    crumbs: codeCrumbs(record.title, record.headings),
    leading: versionView(lead, ""),
    others: record.versions.filter((one) => one !== lead).map((one) => versionView(one, `version-${one.version}-`)),
    twins: twinsOfVersion(version, twinsOf(record)),
    previous: neighbour(record.previous),
    next: neighbour(record.next),
  };
}

function neighbour(citation: string | null): Crumb | null {
  return citation === null ? null : { label: `§ ${citation}`, path: sectionPath(citation) };
}

function versionView(record: SectionVersion, prefix: string): VersionView {
  return {
    id: `version-${record.version}`,
    record,
    mark: statusMark(record),
    banner: effectBanner(record),
    period: versionPeriod(record),
    dated: record.effective_from !== null || record.effective_until !== null,
    paragraphs: lawParagraphs(record.text, prefix),
  };
}
