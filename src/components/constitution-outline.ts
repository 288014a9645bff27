import { compareProvisions, type ProvisionSlug, type Scheme } from "../identifiers/provision.ts";
import type { ConstitutionRecord, SlimProvision } from "../model/provision-records.ts";
import { headingName } from "./code-labels.ts";
import { headingBeside, provisionName } from "./constitution-words.ts";
import { placeAbove } from "./provision-place.ts";

/** A heading of a constitution with what stands under it, in printed order. */
export type ConstitutionPart = {
  /** Element id: the slug of the article or section. */
  id: string;
  /** `Article XX`; empty where the heading alone names it. */
  name: string;
  heading: string;
  /** The provision that the part itself is: an article without sections, a section without paragraphs. */
  provision: SlimProvision | null;
  provisions: SlimProvision[];
  parts: ConstitutionPart[];
};

/** A constitution as its page shows it: first what stands before every heading. */
type ConstitutionOutline = { provisions: SlimProvision[]; parts: ConstitutionPart[] };

type Article = ConstitutionRecord["articles"][number];
type Group = Omit<Article, "sections">;

/** The outline of a constitution: preamble, articles, amendments, and last what stands under no article but is neither. */
export function constitutionOutline({ scheme, articles, standalone }: ConstitutionRecord): ConstitutionOutline {
  const isPreamble = ({ slug }: SlimProvision): boolean => slug === "preamble";
  const isAmendment = ({ slug }: SlimProvision): boolean => slug.startsWith("amend-");
  const others = standalone.filter((one) => !isPreamble(one) && !isAmendment(one));
  return {
    provisions: standalone.filter(isPreamble),
    parts: [
      ...articles.map((article) => articlePart(scheme, article)),
      ...standalonePart("amendments", "Amendments", standalone.filter(isAmendment)),
      ...standalonePart("other-provisions", "Other provisions", others),
    ],
  };
}

function standalonePart(id: string, heading: string, provisions: SlimProvision[]): ConstitutionPart[] {
  return provisions.length === 0 ? [] : [{ id, name: "", heading, provision: null, provisions, parts: [] }];
}

function articlePart(scheme: Scheme, { sections, ...article }: Article): ConstitutionPart {
  if (sections.length === 0) return groupPart(scheme, "article", article);
  // Beside sections with paragraphs, a section without stands where it is printed, under a heading of its own.
  const alone = article.provisions.filter(({ slug }) => placeAbove(scheme, slug, "section") === slug);
  const parts = [
    ...sections.map((section) => groupPart(scheme, "section", section)),
    ...alone.map((provision) => provisionPart(provision)),
  ];
  return {
    id: placeOf(scheme, "article", sections[0]),
    name: headingName("article", article.number),
    heading: article.heading,
    provision: null,
    provisions: article.provisions.filter((one) => !alone.includes(one)),
    parts: parts.sort((a, b) => compareProvisions(provisionAt(scheme, a), provisionAt(scheme, b))),
  };
}

/** An article or section with its provisions; where the only one has the same address, it is that provision. */
function groupPart(scheme: Scheme, level: "article" | "section", group: Group): ConstitutionPart {
  const { number, heading, provisions } = group;
  const id = placeOf(scheme, level, group);
  const own = provisions.length === 1 ? provisions.find(({ slug }) => slug === id) : undefined;
  const part = { id, name: headingName(level, number), heading, parts: [] };
  return own === undefined ? { ...part, provision: null, provisions } : { ...part, provision: own, provisions: [] };
}

function provisionPart(provision: SlimProvision): ConstitutionPart {
  const name = provisionName(provision.cite_as);
  const heading = headingBeside(name, provision.heading);
  return { id: provision.slug, name, heading, provision, provisions: [], parts: [] };
}

/** The slug of a heading, which the provisions under it have in common. */
function placeOf(scheme: Scheme, level: "article" | "section", group: Group | undefined): string {
  const slug = group?.provisions[0]?.slug;
  if (slug === undefined)
    throw new TypeError(`A heading without provisions in the ${scheme} constitution: ${group?.number}`);
  return placeAbove(scheme, slug, level) ?? slug;
}

const provisionAt = (scheme: Scheme, { id }: ConstitutionPart) => ({ scheme, slug: id as ProvisionSlug });
