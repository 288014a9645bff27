import * as z from "zod";
import { note, phrase } from "./common.ts";

/** Kinds of heading between a title and its sections, outermost first. */
export const HEADING_KINDS = ["chapter", "article", "part", "subpart"] as const;

/** A chapter, article, part or subpart as printed. Some titles print the chapter level as articles: `kind` follows the print. */
export type StoredHeading = {
  kind: (typeof HEADING_KINDS)[number];
  number: string;
  heading: string;
  /** Headings the same number had before, where the source prints both. */
  former_headings: string[];
  notes: z.infer<typeof note>[];
  children: StoredHeading[];
};

/** Number of a chapter, article, part or subpart: `5`, `5A`, `2.1`. */
const headingNumber = z
  .string()
  .regex(/^\d{1,4}[A-Z]{0,2}(?:\.\d{1,3})?[A-Z]?$/, "expected a number such as 5, 5A or 2.1");

const storedHeading: z.ZodType<StoredHeading> = z.strictObject({
  kind: z.enum(HEADING_KINDS),
  number: headingNumber,
  heading: z.string(),
  former_headings: z.array(phrase),
  notes: z.array(note),
  get children() {
    return z.array(storedHeading);
  },
});

/** One title of the Code and everything printed between it and its sections, in printed order. */
export const storedTitle = z.strictObject({
  number: z.int().min(1).max(99),
  heading: phrase,
  notes: z.array(note),
  chapters: z.array(storedHeading),
});
/** One title of the Code with its headings in printed order. */
export type StoredTitle = z.infer<typeof storedTitle>;

/** `content/code/titles.json`: the headings of every title, by number. */
export const storedTitles = z.strictObject({ titles: z.array(storedTitle) });
