import { constitutionAddresses, type PublicRoots, provisionAddresses } from "../contract/addresses.ts";
import { formatProvision, provisionId } from "../identifiers/provision.ts";
import type { ConstitutionRecord, ProvisionRecord, SlimProvision } from "../model/provision-records.ts";
import type { StoredConstitution } from "../model/stored-corpus.ts";
import type { StoredProvision } from "../model/stored-provision.ts";
import { readAnchors } from "../text/anchors.ts";

/** The records of one constitution's provisions, which come in printed order; each names its neighbours. */
export function provisionRecords(
  provisions: readonly StoredProvision[],
  facts: StoredConstitution,
  roots: PublicRoots,
): ProvisionRecord[] {
  return provisions.map(({ scheme, slug, text, ...stored }, index) => ({
    id: provisionId(scheme, slug),
    scheme,
    slug,
    cite_as: formatProvision(scheme, slug),
    heading: stored.heading,
    status: stored.status,
    in_force_now: stored.status === "active",
    canonical_url: provisionAddresses(roots, scheme, slug).canonical_url,
    headings: stored.headings,
    effective_note: stored.effective_note,
    current_through: facts.current_through,
    md_url: provisionAddresses(roots, scheme, slug).md_url,
    text_url: provisionAddresses(roots, scheme, slug).text_url,
    json_url: provisionAddresses(roots, scheme, slug).json_url,
    source_url: stored.source_url,
    license: facts.license,
    chars: text.length,
    text,
    subsections: [...new Set(readAnchors(text).map(({ anchor }) => anchor))],
    notes: stored.notes,
    previous: provisions[index - 1]?.slug ?? null,
    next: provisions[index + 1]?.slug ?? null,
  }));
}

type Group = { number: string; heading: string; provisions: SlimProvision[] };

/** A constitution's map: provisions under the articles and sections that are printed above them. */
export function constitutionMap(
  scheme: StoredProvision["scheme"],
  records: readonly ProvisionRecord[],
  facts: StoredConstitution,
  roots: PublicRoots,
): ConstitutionRecord {
  const articles: (Group & { sections: Group[] })[] = [];
  const standalone: SlimProvision[] = [];
  for (const record of records) {
    const [article, section] = record.headings;
    if (article === undefined) {
      standalone.push(slimProvision(record));
      continue;
    }
    const inArticle = openGroup(articles, article, () => ({ ...emptyGroup(article), sections: [] }));
    const place = section === undefined ? inArticle : openGroup(inArticle.sections, section, () => emptyGroup(section));
    place.provisions.push(slimProvision(record));
  }
  return {
    scheme,
    heading: facts.heading,
    current_through: facts.current_through,
    license: facts.license,
    ...constitutionAddresses(roots, scheme),
    articles,
    standalone,
    provision_count: records.length,
  };
}

/** The last group when it is the one asked for, else a new one: provisions come in printed order. */
function openGroup<G extends Group>(groups: G[], { number }: { number: string }, make: () => G): G {
  const last = groups.at(-1);
  if (last !== undefined && last.number === number) return last;
  const opened = make();
  groups.push(opened);
  return opened;
}

function emptyGroup({ number, heading }: { number: string; heading: string }): Group {
  return { number, heading, provisions: [] };
}

function slimProvision({
  id,
  scheme,
  slug,
  cite_as,
  heading,
  status,
  in_force_now,
  canonical_url,
}: ProvisionRecord): SlimProvision {
  return { id, scheme, slug, cite_as, heading, status, in_force_now, canonical_url };
}
