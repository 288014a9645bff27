import * as z from "zod";

/** The three collections, in the order in which lists name them (contract section 1). */
export const COLLECTIONS = ["code", "bills", "opinions"] as const;
/** One of the three collections. */
export type Collection = (typeof COLLECTIONS)[number];

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const isoDay = z.iso.date();

/** A word or sentence with no blank ends; never empty. */
export const phrase = z.string().trim().min(1);

/** An absolute http(s) address. */
export const address = z.url({ protocol: /^https?$/ });

/** A printed note under its printed heading. Paragraphs of `text` are separated by one blank line. */
export const note = z.strictObject({ heading: phrase, text: z.string() });
/** A printed note under its printed heading. */
export type Note = z.infer<typeof note>;
