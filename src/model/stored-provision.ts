import * as z from "zod";
import { type ProvisionSlug, parseProvisionSlug, SCHEMES } from "../identifiers/provision.ts";
import { codeStatus } from "./code-status.ts";
import { address, note, phrase } from "./common.ts";

/** A heading between a constitution and its provisions; `number` as printed, Roman or Arabic. */
export const provisionHeading = z.strictObject({
  kind: z.enum(["article", "section"]),
  number: phrase,
  heading: z.string(),
});

/**
 * Frontmatter of one provision of a constitution: `content/constitution/<scheme>/<slug>.md`. The body is the text as
 * printed, as in a section's file.
 */
export const storedProvisionFields = z.strictObject({
  scheme: z.enum(SCHEMES),
  slug: z.custom<ProvisionSlug>((value) => typeof value === "string", {
    error: "expected a slug such as art-i-sec-i-para-i",
  }),
  /** The provision's own heading, without its number. */
  heading: z.string(),
  /** The headings above it, outermost first. */
  headings: z.array(provisionHeading),
  status: codeStatus,
  /** Bracketed words printed with the heading, without the brackets. */
  effective_note: phrase.nullable(),
  source_url: address,
  notes: z.array(note),
});

/** One provision of a constitution, as the content folder holds it. */
export const storedProvision = storedProvisionFields
  .extend({ text: z.string() })
  .refine(({ scheme, slug }) => parseProvisionSlug(scheme, slug) === slug, {
    path: ["slug"],
    error: "expected a canonical slug of this constitution, such as art-i-sec-i-para-i",
  })
  .refine(({ status, text }) => status !== "active" || text !== "", {
    path: ["text"],
    error: "an active provision has text",
  });
/** One provision of a constitution, as the content folder holds it. */
export type StoredProvision = z.infer<typeof storedProvision>;
