import type { Note } from "../../src/model/common.ts";
import type { ConstitutionRecord, ProvisionRecord, SlimProvision } from "../../src/model/provision-records.ts";

/** A made-up provision in force, under no heading. */
export function madeUpProvision(slug: string, text: string, notes: Note[] = []): ProvisionRecord {
  const url = `https://site.example/constitution/ga/${slug}`;
  return {
    ...slimProvision(slug),
    headings: [],
    effective_note: null,
    current_through: "2026 General Election",
    md_url: `${url}.md`,
    text_url: `${url}/text`,
    json_url: `https://site.example/api/code/constitution/ga/${slug}`,
    source_url: "https://source.example/ga",
    license: "Public domain",
    chars: text.length,
    text,
    subsections: [],
    notes,
    previous: null,
    next: null,
  };
}

/** The same as its constitution lists it. */
export function slimProvision(slug: string): SlimProvision {
  return {
    id: `ga-const:${slug}`,
    scheme: "ga",
    slug,
    cite_as: `Ga. Const. ${slug}`,
    heading: `Kites of ${slug}.`,
    status: "active",
    in_force_now: true,
    canonical_url: `https://site.example/constitution/ga/${slug}`,
  };
}

/** A made-up constitution of those articles and provisions under none. */
export function madeUpConstitution(
  articles: ConstitutionRecord["articles"],
  standalone: SlimProvision[],
): ConstitutionRecord {
  const url = "https://site.example/constitution/ga";
  const inArticles = articles.flatMap((article) => [article, ...article.sections]);
  return {
    scheme: "ga",
    heading: "Constitution of the Kite Makers",
    current_through: "2026 General Election",
    license: "Public domain",
    canonical_url: url,
    md_url: `${url}.md`,
    json_url: "https://site.example/api/code/constitution/ga",
    articles,
    standalone,
    provision_count: inArticles.reduce((sum, { provisions }) => sum + provisions.length, standalone.length),
  };
}
