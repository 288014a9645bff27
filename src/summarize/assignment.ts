import type * as z from "zod";
import type { PreparedText } from "../verify/prepared-text.ts";
import type { RefusedQuote } from "./check-key-quotes.ts";

/** One way to read a document: its name and its text, made ready for checks. */
export type Reading = { readonly name: string; readonly text: PreparedText };

/** The readings of a document that quotations are checked against; never empty, the words as printed first. */
export type Source = readonly [Reading, ...Reading[]];

/** What is made of an answer: what may be stored, what stands against it, and quotations that were left out. */
export type Judgement<Written> = {
  readonly written: Written;
  /** One sentence each, for the model to correct; none when the answer may be kept. */
  readonly problems: readonly string[];
  readonly refused: readonly RefusedQuote[];
  /** Reasons to ask again that do not stand against the answer when it was asked for again already. */
  readonly wishes: readonly string[];
};

/** Named fields of an answer. */
export type AnswerFields = Readonly<Record<string, z.ZodType>>;

/** Something to ask a model for: in which words, in which shape, and what an answer must be. */
export type Assignment<Fields extends AnswerFields, Written> = {
  /** Letters and underscores; names the shape to the endpoint. */
  readonly name: string;
  /** One paragraph: what is asked for. */
  readonly task: string;
  /** Every field has a description, which the model is told. */
  readonly answer: z.ZodObject<Fields, z.core.$strict>;
  readonly judge: (answer: z.output<z.ZodObject<Fields, z.core.$strict>>, source: Source) => Judgement<Written>;
};
