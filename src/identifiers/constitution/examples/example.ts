import type { Scheme } from "../../provision-slug.ts";

/**
 * A written reference and how it reads; `scheme` is the constitution given with it, by a route for instance. Provisions
 * are ids here (`ga-const:preamble`), as plain strings: tests parse them.
 */
export type ConstitutionReferenceExample = { readonly written: string; readonly scheme: Scheme | null } & (
  | { readonly kind: "canonical"; readonly id: string; readonly subsection: null }
  | { readonly kind: "redirect"; readonly id: string; readonly subsection: string | null }
  | { readonly kind: "ambiguous"; readonly candidates: readonly string[] }
  | { readonly kind: "unknown" }
);

/** A row for a text that is exactly an id, or exactly a slug where the scheme is given. */
export function canonical(written: string, scheme: Scheme | null = null): ConstitutionReferenceExample {
  const id = scheme === null ? written : `${scheme}-const:${written}`;
  return { written, scheme, kind: "canonical", id, subsection: null };
}

/** Rows for other written forms of provisions, each `[written, slug, subsection]`, read with this scheme given. */
export function redirects(
  scheme: Scheme | null,
  of: Scheme,
  ...rows: (readonly [written: string, slug: string, subsection?: string])[]
): ConstitutionReferenceExample[] {
  return rows.map(([written, slug, subsection = null]) => ({
    written,
    scheme,
    kind: "redirect",
    id: `${of}-const:${slug}`,
    subsection,
  }));
}

/** A row for a text that fits several provisions. */
export function ambiguous(
  written: string,
  scheme: Scheme | null,
  ...candidates: string[]
): ConstitutionReferenceExample {
  return { written, scheme, kind: "ambiguous", candidates };
}

/** A row for a text that is no reference. */
export function unknown(written: string, scheme: Scheme | null = null): ConstitutionReferenceExample {
  return { written, scheme, kind: "unknown" };
}
