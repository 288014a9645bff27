import { formatProvision, type ProvisionSlug } from "../identifiers/provision.ts";
import type { ProvisionRecord } from "../model/provision-records.ts";
import { type Crumb, fullHeading } from "./code-labels.ts";
import { CONSTITUTION_NAMES, provisionName } from "./constitution-words.ts";
import { type LawParagraph, lawParagraphs } from "./law-paragraphs.ts";
import { firstWords } from "./plain-words.ts";
import { placeAbove } from "./provision-place.ts";
import { constitutionPath, provisionPath } from "./site-paths.ts";
import { type Banner, effectBanner, type StatusMark, statusMark } from "./status-words.ts";
import { type Twin, twinsOf } from "./twins.ts";

/** Everything a provision's page shows. */
export type ProvisionView = {
  record: ProvisionRecord;
  /** Its name within its constitution: `Paragraph I`. */
  name: string;
  title: string;
  description: string;
  crumbs: Crumb[];
  mark: StatusMark;
  banner: Banner | null;
  paragraphs: LawParagraph[];
  twins: Twin[];
  previous: Crumb | null;
  next: Crumb | null;
};

const DESCRIPTION_CHARS = 155;

/** What the page of a provision shows. */
export function provisionView(record: ProvisionRecord): ProvisionView {
  const { cite_as, heading, text } = record;
  const title = heading === "" ? cite_as : `${cite_as}${cite_as.endsWith(".") ? "" : "."} ${heading}`;
  return {
    record,
    name: provisionName(cite_as),
    title,
    description: firstWords(`${title} ${text}`, DESCRIPTION_CHARS),
    crumbs: crumbsAbove(record),
    mark: statusMark(record),
    // A constitution's source gives no days but in words.
    banner: effectBanner({ ...record, effective_from: null, effective_until: null }),
    paragraphs: lawParagraphs(text, ""),
    twins: twinsOf(record),
    previous: neighbour(record, record.previous),
    next: neighbour(record, record.next),
  };
}

/** The steps above a provision. A heading that is the provision itself is none. */
function crumbsAbove({ scheme, slug, headings }: ProvisionRecord): Crumb[] {
  const path = constitutionPath(scheme);
  const above = headings.flatMap((heading) => {
    const place = placeAbove(scheme, slug, heading.kind);
    return place === null || place === slug ? [] : [{ label: fullHeading(heading), path: `${path}#${place}` }];
  });
  return [{ label: CONSTITUTION_NAMES[scheme], path }, ...above];
}

function neighbour({ scheme }: ProvisionRecord, slug: string | null): Crumb | null {
  if (slug === null) return null;
  return { label: formatProvision(scheme, slug as ProvisionSlug), path: provisionPath(scheme, slug) };
}
