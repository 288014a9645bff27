import * as z from "zod";
import { codeStatus } from "./code-status.ts";
import { address, isoDay, note } from "./common.ts";
import { HEADING_KINDS } from "./stored-headings.ts";
import { canonicalCitation } from "./stored-section.ts";

/** A heading above a section, outermost first. */
export const headingAbove = z.strictObject({
  kind: z.enum(["title", ...HEADING_KINDS]),
  number: z.string(),
  heading: z.string(),
});
/** A heading above a section. */
export type HeadingAbove = z.infer<typeof headingAbove>;

/** One stored version of a section, as published (contract sections 2 and 9). */
export const sectionVersion = z.strictObject({
  /** Effective-date qualifier: selects this version with `?version=`. */
  version: z.string(),
  catchline: z.string(),
  /** On the day the corpus was compiled for. */
  status: codeStatus,
  in_force_now: z.boolean(),
  effective_from: isoDay.nullable(),
  effective_until: isoDay.nullable(),
  effective_note: z.string().nullable(),
  current_through: z.string(),
  source_url: address,
  /** Length of `text` in UTF-16 code units. */
  chars: z.int().min(0),
  text: z.string(),
  /** Structure anchors in `text`, in order: each is accepted by `?subsection=`. */
  subsections: z.array(z.string()),
  notes: z.array(note),
});
/** One stored version of a section, as published. */
export type SectionVersion = z.infer<typeof sectionVersion>;

/** `GET /code/sections/{ref}` (contract sections 2 and 4.4). */
export const sectionRecord = z.strictObject({
  citation: canonicalCitation,
  /** The last citation where one heading stands for a run of sections, else null. */
  through: canonicalCitation.nullable(),
  cite_as: z.string(),
  catchline: z.string(),
  title: z.int(),
  chapter: z.string(),
  headings: z.array(headingAbove),
  status: codeStatus,
  in_force_now: z.boolean(),
  current_through: z.string(),
  canonical_url: address,
  md_url: address,
  text_url: address,
  json_url: address,
  source_url: address,
  license: z.string(),
  versions: z.array(sectionVersion).min(1),
  previous: canonicalCitation.nullable(),
  next: canonicalCitation.nullable(),
});
/** A Code section as published. */
export type SectionRecord = z.infer<typeof sectionRecord>;
