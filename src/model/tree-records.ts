import * as z from "zod";
import { codeStatus } from "./code-status.ts";
import { address, note } from "./common.ts";
import { HEADING_KINDS } from "./stored-headings.ts";
import { canonicalCitation } from "./stored-section.ts";

/** A section as a chapter lists it (contract section 2). */
export const slimSection = z.strictObject({
  citation: canonicalCitation,
  through: canonicalCitation.nullable(),
  catchline: z.string(),
  status: codeStatus,
  versions: z.int().min(1),
  in_force_now: z.boolean(),
  /** Where it stands below the chapter, as `path` of a heading; null directly under it. */
  under: z.string().nullable(),
  canonical_url: address,
});
/** A section as a chapter lists it. */
export type SlimSection = z.infer<typeof slimSection>;

/** An article, part or subpart with its own parts, in printed order. */
export type HeadingRecord = {
  kind: (typeof HEADING_KINDS)[number];
  number: string;
  heading: string;
  /** `article-1/part-2`: unique within the chapter. */
  path: string;
  sections: number;
  first: string | null;
  notes: z.infer<typeof note>[];
  children: HeadingRecord[];
};

const headingRecord: z.ZodType<HeadingRecord> = z.strictObject({
  kind: z.enum(HEADING_KINDS),
  number: z.string(),
  heading: z.string(),
  path: z.string(),
  /** Sections below it, at any depth. */
  sections: z.int().min(0),
  /** Citation of the first of them. */
  first: canonicalCitation.nullable(),
  notes: z.array(note),
  get children() {
    return z.array(headingRecord);
  },
});

const chapterFields = {
  kind: z.enum(HEADING_KINDS),
  chapter: z.string(),
  heading: z.string(),
  former_headings: z.array(z.string()),
  sections: z.int().min(0),
  first: canonicalCitation.nullable(),
  last: canonicalCitation.nullable(),
  canonical_url: address,
  md_url: address,
  json_url: address,
};

/** A chapter as its title lists it. */
export const chapterSummary = z.strictObject({ ...chapterFields, children: z.array(headingRecord) });
/** A chapter as its title lists it. */
export type ChapterSummary = z.infer<typeof chapterSummary>;

const titleFields = {
  title: z.int(),
  heading: z.string(),
  chapter_count: z.int().min(0),
  section_count: z.int().min(0),
  canonical_url: address,
  md_url: address,
  json_url: address,
};

/** `GET /code/titles/{title}`: chapters with articles, parts and subparts (contract section 4.4). */
export const titleRecord = z.strictObject({
  ...titleFields,
  notes: z.array(note),
  chapters: z.array(chapterSummary),
  previous: z.int().nullable(),
  next: z.int().nullable(),
});
/** A title as published. */
export type TitleRecord = z.infer<typeof titleRecord>;

/** `GET /code/titles/{title}/chapters/{chapter}`: its sections, slim (contract section 4.4). */
export const chapterRecord = z.strictObject({
  title: z.int(),
  title_heading: z.string(),
  ...chapterFields,
  notes: z.array(note),
  children: z.array(headingRecord),
  items: z.array(slimSection),
  total: z.int().min(0),
  previous: z.string().nullable(),
  next: z.string().nullable(),
});
/** A chapter as published. */
export type ChapterRecord = z.infer<typeof chapterRecord>;

/** `GET /code/tree`: all titles, their headings and how many sections they have (contract section 4.4). */
export const treeRecord = z.strictObject({
  titles: z.array(
    z.strictObject({
      ...titleFields,
      chapters: z.array(
        z.strictObject({
          kind: z.enum(HEADING_KINDS),
          chapter: z.string(),
          heading: z.string(),
          sections: z.int().min(0),
          canonical_url: address,
        }),
      ),
    }),
  ),
  constitutions: z.array(
    z.strictObject({
      scheme: z.enum(["ga", "us"]),
      heading: z.string(),
      provision_count: z.int().min(0),
      canonical_url: address,
    }),
  ),
  title_count: z.int().min(0),
  section_count: z.int().min(0),
});
/** The whole Code, by title and chapter. */
export type TreeRecord = z.infer<typeof treeRecord>;
