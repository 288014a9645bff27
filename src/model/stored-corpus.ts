import * as z from "zod";
import { address, isoDay, phrase } from "./common.ts";

/** Where a collection's documents come from. */
export const source = z.strictObject({ name: phrase, url: address, license: phrase });

/** What is said of one constitution: its name, what it is current through, on what terms it may be used. */
export const storedConstitution = z.strictObject({ heading: phrase, current_through: phrase, license: phrase });
/** What is said of one constitution. */
export type StoredConstitution = z.infer<typeof storedConstitution>;

/** What `content/corpus.json` says of one collection. */
export const storedCollection = z.strictObject({
  /** Short name of the edition, used in `corpus_version`: `r86`, `specimen`. */
  release_label: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{0,39}$/, "expected lower-case letters, digits, points and hyphens"),
  release_date: isoDay,
  /** The supplement the text is current through, as one phrase. */
  current_through: phrase,
  /** One sentence: what is here, of which day. */
  coverage: phrase,
  /** One sentence each: what a reader must know before relying on it. */
  qualifications: z.array(phrase),
  license: phrase,
  attribution: phrase.nullable(),
  sources: z.array(source).min(1),
  /** True for text written for this project, which is not law. */
  specimen: z.boolean(),
});
/** What `content/corpus.json` says of one collection. */
export type StoredCollection = z.infer<typeof storedCollection>;

/** The Code also says what it holds of the two constitutions. */
export const storedCodeCollection = storedCollection.extend({
  /** Left out where there is none. */
  constitutions: z.strictObject({ ga: storedConstitution.optional(), us: storedConstitution.optional() }).default({}),
});
/** What `content/corpus.json` says of the Code. */
export type StoredCodeCollection = z.infer<typeof storedCodeCollection>;

/** `content/corpus.json`: what is said of each collection that the folder holds. */
export const storedCorpus = z.strictObject({
  code: storedCodeCollection.optional(),
  bills: storedCollection.optional(),
  opinions: storedCollection.optional(),
});
/** `content/corpus.json`, read. */
export type StoredCorpus = z.infer<typeof storedCorpus>;
