import * as z from "zod";
import type { Assignment } from "./assignment.ts";
import { checkKeyQuotes, type KeyQuote } from "./check-key-quotes.ts";
import { checkProse, toProse } from "./check-prose.ts";
import { checkTags } from "./check-tags.ts";
import { fieldWords } from "./field-words.ts";
import { TEXT_BOUNDS } from "./text-bounds.ts";

const answer = z.strictObject({
  summary_en: z
    .string()
    .describe(`what the case was about and what was decided, in plain English; ${fieldWords.text("summary")}`),
  summary_es: z.string().describe(`the same in plain Spanish; ${fieldWords.text("summary")}`),
  legal_areas: z.array(z.string()).describe(`areas of law; ${fieldWords.tags}`),
  reasoning_en: z
    .string()
    .describe(
      `how the court came to its decision, in English; ${fieldWords.text("reasoning")}; "" where the text gives no reasons`,
    ),
  reasoning_es: z.string().describe(`the same in Spanish; "" where reasoning_en is`),
  key_quotes: z.array(z.string()).describe(`the passages that carry the decision: ${fieldWords.quotes}`),
});

/** What is kept of an answer on an opinion. */
export type OpinionWriting = {
  summary: { en: string; es: string };
  legal_areas: string[];
  /** Null where the text gives no reasons. */
  reasoning: { en: string; es: string } | null;
  key_quotes: KeyQuote[];
};

/** Summaries, legal areas, reasoning and key quotes of an opinion. */
export const OPINION_ASSIGNMENT: Assignment<typeof answer.shape, OpinionWriting> = {
  name: "opinion_summary",
  task:
    "Summarise a decision of a court. Say what was decided and why, keep what the court held apart from what the parties " +
    "argued and from what a concurrence or dissent says, and name whose view each is.",
  answer,
  judge: (given, source) => {
    const { tags, problems } = checkTags(given.legal_areas, "legal_areas");
    const { kept, refused } = checkKeyQuotes(given.key_quotes, source[0].text);
    const hasReasons = given.reasoning_en.trim() !== "" || given.reasoning_es.trim() !== "";
    const prose = (hasReasons ? (["summary", "reasoning"] as const) : (["summary"] as const)).flatMap((name) =>
      (["en", "es"] as const).flatMap((language) => {
        const field = `${name}_${language}` as const;
        return checkProse(given[field], { field, bounds: TEXT_BOUNDS[name], language }, source);
      }),
    );
    return {
      written: {
        summary: { en: toProse(given.summary_en), es: toProse(given.summary_es) },
        legal_areas: tags,
        reasoning: hasReasons ? { en: toProse(given.reasoning_en), es: toProse(given.reasoning_es) } : null,
        key_quotes: kept,
      },
      problems: [...prose, ...problems],
      refused,
      wishes: kept.length === 0 ? refused.map(({ quote, reason }) => `key_quotes: ${shown(quote)}: ${reason}`) : [],
    };
  },
};

function shown(quote: string): string {
  return JSON.stringify(quote.length > 300 ? `${quote.slice(0, 300)}…` : quote);
}
