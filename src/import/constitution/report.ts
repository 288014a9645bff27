import { PROBLEM_KINDS } from "../ocga/report.ts";

/** Kinds of thing that this importer does not understand, and what each means to whoever reads the report. */
export const CONSTITUTION_PROBLEM_KINDS = {
  ...PROBLEM_KINDS,
  "unknown heading": "neither an article, section, paragraph, amendment nor preamble; what stands below it is listed",
  "heading without an address": "its number cannot be one here; kept as a paragraph of the provision before it",
  "text outside provisions": "before the first provision or below an unknown heading; left out",
  "provision printed twice": "the first text is kept, the other is a note to it",
  "provision without text": "a heading with nothing below it",
  "words in brackets":
    "an editor's words inside the text, such as those that mend a clause which commentary interrupts; kept",
} as const;

/** A kind of thing that was not understood. */
export type ConstitutionProblemKind = keyof typeof CONSTITUTION_PROBLEM_KINDS;

/** Something that was not understood: where it stands and how it begins. */
export type ConstitutionProblem = {
  readonly kind: ConstitutionProblemKind;
  readonly id: string;
  readonly snippet: string;
};

/** Notes what was not understood. Fits wherever the Code's importer wants its own. */
export type ConstitutionNotice = (kind: ConstitutionProblemKind, id: string, text: string) => void;

const SNIPPET = 120;

/** A notice that fills a list. */
export function constitutionNotice(problems: ConstitutionProblem[]): ConstitutionNotice {
  return (kind, id, text) => {
    problems.push({ kind, id, snippet: text.length > SNIPPET ? `${text.slice(0, SNIPPET - 1)}…` : text });
  };
}

/** What is left out on purpose. */
export const LEFT_OUT = {
  annotations: "paragraphs of case annotations, opinions and research references",
  commentary: "paragraphs of a manual's commentary",
  footnotes: "paragraphs of footnotes",
  "clause numbers": "numbers that editors put before clauses",
  "interruption marks": "asterisks where commentary interrupts a clause",
  "page remnants": "words of the page itself, such as those of a link",
  comments: "lines in which a text file speaks of itself",
} as const;

/** What was left out, counted. */
export type LeftOut = Partial<Record<keyof typeof LEFT_OUT, number>>;
