import * as z from "zod";
import { SCHEMES } from "../identifiers/provision.ts";
import { codeStatus } from "./code-status.ts";
import { address, note } from "./common.ts";
import { provisionHeading } from "./stored-provision.ts";

const identity = {
  /** `ga-const:art-i-sec-i-para-i`: what batch reads and quotation checks take. */
  id: z.string(),
  scheme: z.enum(SCHEMES),
  slug: z.string(),
  cite_as: z.string(),
  heading: z.string(),
  status: codeStatus,
  in_force_now: z.boolean(),
  canonical_url: address,
};

/** `GET /code/constitution/{scheme}/{citation}` (contract section 4.4). */
export const provisionRecord = z.strictObject({
  ...identity,
  headings: z.array(provisionHeading),
  effective_note: z.string().nullable(),
  current_through: z.string(),
  md_url: address,
  text_url: address,
  json_url: address,
  source_url: address,
  license: z.string(),
  /** Length of `text` in UTF-16 code units. */
  chars: z.int().min(0),
  text: z.string(),
  subsections: z.array(z.string()),
  notes: z.array(note),
  previous: z.string().nullable(),
  next: z.string().nullable(),
});
/** A provision of a constitution as published. */
export type ProvisionRecord = z.infer<typeof provisionRecord>;

/** A provision as its constitution lists it. */
export const slimProvision = z.strictObject(identity);
/** A provision as its constitution lists it. */
export type SlimProvision = z.infer<typeof slimProvision>;

const group = { number: z.string(), heading: z.string(), provisions: z.array(slimProvision) };

/** `GET /code/constitution/{scheme}`: articles, sections, standalone provisions (contract section 4.4). */
export const constitutionRecord = z.strictObject({
  scheme: z.enum(SCHEMES),
  heading: z.string(),
  current_through: z.string(),
  license: z.string(),
  canonical_url: address,
  md_url: address,
  json_url: address,
  /** Each with the provisions directly under it, then its sections with theirs. */
  articles: z.array(z.strictObject({ ...group, sections: z.array(z.strictObject(group)) })),
  /** Provisions under no article: preamble, amendments. */
  standalone: z.array(slimProvision),
  provision_count: z.int().min(0),
});
/** A constitution as published. */
export type ConstitutionRecord = z.infer<typeof constitutionRecord>;
