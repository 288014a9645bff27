import type { ProvisionSlug, Scheme } from "../identifiers/provision.ts";
import { provisionParts, provisionSlug } from "../identifiers/provision-slug.ts";

/** The levels of headings above a provision, outermost first. */
const LEVELS = ["article", "section"] as const;

/**
 * The slug of what stands at a level of a provision's place: of `art-i-sec-ii-para-iii` the article is `art-i`, the
 * section `art-i-sec-ii`. It is the element id of that heading on the constitution's page. Null where there is none.
 */
export function placeAbove(scheme: Scheme, slug: string, level: (typeof LEVELS)[number]): ProvisionSlug | null {
  const parts = provisionParts(slug as ProvisionSlug);
  if (parts.kind !== "article") return null;
  if (level === "section" && parts.section === null) return null;
  return provisionSlug(scheme, { ...parts, section: level === "section" ? parts.section : null, paragraph: null });
}
