import type { Evidence } from "./evidence.ts";
import { inHeading, inNames, inPassage, occurrences, opens, orderInText, rules } from "./measures.ts";

/** A rule of ranking: a measure from 0 to 1, and what it counts for. */
export type RankingRule = {
  readonly name: string;
  readonly weight: number;
  readonly measure: (evidence: Evidence) => number;
  readonly reason: string;
  /**
   * What the ranking loses in MRR@10 without it, measured over 25 titles: over 454 printed cross references (0.713 with all
   * rules), and over 504 questions in everyday words (0.621).
   */
  readonly worth: readonly [references: number, questions: number];
};

/** Every rule. A score is the sum of weight times measure; no rule knows a query. */
export const RANKING: readonly RankingRule[] = [
  {
    name: "bm25",
    weight: 0.3,
    measure: ({ bm25 }) => bm25,
    reason: "the index's own score sees the whole of a long text, of which the other rules read the beginning",
    worth: [-0.002, 0.016],
  },
  {
    name: "occurrences",
    weight: 3,
    measure: occurrences,
    reason:
      "a document that says the words more often, and in its heading, is about them; a word of the law for a word typed counts half",
    worth: [0.017, 0.062],
  },
  {
    name: "in heading",
    weight: 0.5,
    measure: inHeading,
    reason: "a catchline that holds the rarer words of the query names its subject",
    worth: [0.006, 0.011],
  },
  {
    name: "is heading",
    weight: 3,
    measure: ({ isHeading }) => Number(isHeading),
    reason: "someone who types a whole catchline or case name wants that document, not a longer one around it",
    worth: [0.004, 0],
  },
  {
    name: "order in text",
    weight: 0.5,
    measure: orderInText,
    reason:
      "words that stand together in the query and in the text are one expression: a failure to appear, not a failure here and an appearance there",
    worth: [-0.002, 0.016],
  },
  {
    name: "in passage",
    weight: 0.6,
    measure: inPassage,
    reason: "all words within a sentence say more than all words somewhere in thirty pages",
    worth: [0.003, 0],
  },
  {
    name: "in names",
    weight: 2.4,
    measure: inNames,
    reason: "who types a number, a citation or words of an act's short title wants what bears it",
    worth: [0.001, -0.002],
  },
  {
    name: "opens",
    weight: 2.7,
    measure: opens,
    reason:
      "a query that is the heading of a chapter or an article asks for all of it, which begins with its first section",
    worth: [0.082, -0.004],
  },
  {
    name: "kin",
    weight: 0.2,
    measure: ({ kin }) => kin,
    reason: "a chapter with many good candidates is the chapter that is meant",
    worth: [0.002, 0.005],
  },
  {
    name: "rules",
    weight: 0.4,
    measure: rules,
    reason:
      "a list of definitions has the words of all its chapter; who does not ask what a word means wants the rule itself",
    worth: [-0.003, 0.003],
  },
];
