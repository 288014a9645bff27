import * as z from "zod";
import { type Citation, parseCitation } from "../identifiers/citation.ts";
import { codeStatus } from "./code-status.ts";
import { address, isoDay, note, phrase } from "./common.ts";

/** A canonical citation: `parseCitation` reads it and gives it back unchanged. */
export const canonicalCitation = z.custom<Citation>(
  (value) => typeof value === "string" && parseCitation(value) === value,
  {
    error: "expected a canonical citation such as 16-5-1",
  },
);

/** A UniCourt release, `r` and its number. */
const releaseName = z.string().regex(/^r\d{1,4}$/, "expected a release such as r86");

/** Where a section stands below its chapter: `article-1`, `article-1/part-2`, `part-1/subpart-3`; null directly under it. */
const headingPath = z
  .string()
  .regex(
    /^(?:article|part|subpart)-[0-9A-Z.]+(?:\/(?:article|part|subpart)-[0-9A-Z.]+)*$/,
    "expected a path such as article-1/part-2",
  )
  .nullable();

/**
 * Frontmatter of one printed version of one Code section: `content/code/title-NN/<citation>[@<version>].md`.
 * The body of the file is the text of the law as printed, a paragraph a line, paragraphs separated by a blank line,
 * every printed marker at the head of its paragraph.
 */
export const storedSectionFields = z.strictObject({
  citation: canonicalCitation,
  /** The last citation where one heading stands for a run of sections (`2-10-1 through 2-10-39`), else null. */
  through: canonicalCitation.nullable(),
  catchline: z.string(),
  /** As printed. What it is on a given day is worked out by the build from the two dates. */
  status: codeStatus,
  /** First day on which this version is law, where the source says so. */
  effective_from: isoDay.nullable(),
  /** First day on which it no longer is, where the source says so. */
  effective_until: isoDay.nullable(),
  /** What the section becomes on `effective_until`; null where that is null. */
  ends_as: z.enum(["repealed", "superseded"]).nullable(),
  /** True where the source prints that the text takes effect on a condition or day it does not name here. */
  effect_uncertain: z.boolean(),
  /** The bracketed words before the catchline, as printed, without the brackets. */
  effective_note: phrase.nullable(),
  release: releaseName,
  under: headingPath,
  /** Page of the source on which this version is printed. */
  source_url: address,
  notes: z.array(note),
});

/** One printed version of one Code section, as the content folder holds it. */
export const storedSection = storedSectionFields
  .extend({ text: z.string() })
  .refine((section) => (section.effective_until === null) === (section.ends_as === null), {
    path: ["ends_as"],
    error: "effective_until and ends_as go together: give both or neither",
  })
  .refine((section) => section.status !== "active" || section.text !== "", {
    path: ["text"],
    error: "an active section has text",
  });
/** One printed version of one Code section, as the content folder holds it. */
export type StoredSection = z.infer<typeof storedSection>;

/**
 * The effective-date qualifier that names a version (contract section 9): the day it starts, `until-` and the day it
 * ends where only that is known, else the release it was read in.
 */
export function versionQualifier(
  section: Pick<StoredSection, "effective_from" | "effective_until" | "release">,
): string {
  if (section.effective_from !== null) return section.effective_from;
  if (section.effective_until !== null) return `until-${section.effective_until}`;
  return section.release;
}
