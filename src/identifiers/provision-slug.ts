import { readDesignation, slugDesignation } from "./constitution/provision-designation.ts";
import { foldCharacters } from "./fold-characters.ts";
import { readRoman, writeRoman } from "./roman.ts";

/** The constitutions, in the order in which they are listed: Georgia's of 1983, and that of the United States. */
export const SCHEMES = ["ga", "us"] as const;

/** Which constitution. */
export type Scheme = (typeof SCHEMES)[number];

/** The canonical name of a provision within its constitution, e.g. `art-i-sec-i-para-i`, `amend-xiv`, `preamble`. */
export type ProvisionSlug = string & { readonly __brand: "ProvisionSlug" };

/** What a slug says. Designations are Arabic with an upper-case letter (`8`, `2A`); a paragraph has a section. */
export type ProvisionParts =
  | { readonly kind: "preamble" }
  | {
      readonly kind: "article";
      readonly article: number;
      readonly section: string | null;
      readonly paragraph: string | null;
    }
  | { readonly kind: "amendment"; readonly amendment: number };

const ROMAN = "[IVXLC]{1,8}";
const DESIGNATION = `${ROMAN}(?:-?[A-H])?`;
const SLUG = new RegExp(
  `^(?:(?<preamble>preamble)|amend-(?<amendment>${ROMAN})|` +
    `art-(?<article>${ROMAN})(?:-sec-(?<section>${DESIGNATION})(?:-para-(?<paragraph>${DESIGNATION}))?)?)$`,
  "i",
);

/** What the slugs of each constitution may hold beyond articles, sections, amendments and a preamble. */
const SLUG_LEVELS: Readonly<Record<Scheme, { readonly paragraphs: boolean; readonly letters: boolean }>> = {
  ga: { paragraphs: true, letters: true },
  us: { paragraphs: false, letters: false },
};

function readParts(text: string): ProvisionParts | null {
  const groups = SLUG.exec(text)?.groups;
  if (groups === undefined) return null;
  const { preamble, amendment, article, section, paragraph } = groups;
  if (preamble !== undefined) return { kind: "preamble" };
  const number = readRoman(amendment ?? article ?? "");
  if (number === null) return null;
  if (amendment !== undefined) return { kind: "amendment", amendment: number };
  const below = [section, paragraph].map((written) => (written === undefined ? null : readDesignation(written)));
  const [sectionPart = null, paragraphPart = null] = below;
  if ((section !== undefined && sectionPart === null) || (paragraph !== undefined && paragraphPart === null))
    return null;
  return { kind: "article", article: number, section: sectionPart, paragraph: paragraphPart };
}

function writeParts(parts: ProvisionParts): string | null {
  if (parts.kind === "preamble") return "preamble";
  if (parts.kind === "amendment") {
    const roman = writeRoman(parts.amendment);
    return roman && `amend-${roman}`;
  }
  const pieces = [
    ["art", writeRoman(parts.article)] as const,
    ...(parts.section === null ? [] : [["sec", slugDesignation(parts.section)] as const]),
    ...(parts.paragraph === null ? [] : [["para", slugDesignation(parts.paragraph)] as const]),
  ];
  return pieces.some(([, written]) => written === null) ? null : pieces.map((piece) => piece.join("-")).join("-");
}

/** The slug of these parts, or null where the constitution has no such provisions. The inverse of `provisionParts`. */
export function provisionSlug(scheme: Scheme, parts: ProvisionParts): ProvisionSlug | null {
  const { paragraphs, letters } = SLUG_LEVELS[scheme];
  if (parts.kind === "article") {
    const { section, paragraph } = parts;
    if (paragraph !== null && (!paragraphs || section === null)) return null;
    if (!letters && /[A-Z]/.test(section ?? "")) return null;
  }
  return writeParts(parts) as ProvisionSlug | null;
}

/**
 * Reads a slug, tolerant of case, of any kind of dash and of a letter without its dash (`para-viiia`). Arabic numerals
 * and any other written form are null: see `readConstitutionReference`.
 */
export function parseProvisionSlug(scheme: Scheme, text: string): ProvisionSlug | null {
  const parts = readParts(foldCharacters(text));
  return parts && provisionSlug(scheme, parts);
}

/** What a slug says: `art-i-sec-ii-a` is article 1, section `2A`, no paragraph. */
export function provisionParts(slug: ProvisionSlug): ProvisionParts {
  const parts = readParts(slug);
  if (parts === null) throw new TypeError(`Not made by parseProvisionSlug: ${JSON.stringify(slug)}`);
  return parts;
}
