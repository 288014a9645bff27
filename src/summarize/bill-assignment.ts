import * as z from "zod";
import type { Assignment } from "./assignment.ts";
import { checkProse, toProse } from "./check-prose.ts";
import { checkTags } from "./check-tags.ts";
import { fieldWords } from "./field-words.ts";
import { TEXT_BOUNDS } from "./text-bounds.ts";

const answer = z.strictObject({
  summary_en: z.string().describe(`what the bill would do, in plain English; ${fieldWords.text("summary")}`),
  summary_es: z.string().describe(`the same in plain Spanish; ${fieldWords.text("summary")}`),
  topic_tags: z.array(z.string()).describe(`what the bill is about; ${fieldWords.tags}`),
});

/** What is kept of an answer on a bill. */
export type BillWriting = { summary: { en: string; es: string }; topic_tags: string[] };

/** Summaries and topic tags of a bill. */
export const BILL_ASSIGNMENT: Assignment<typeof answer.shape, BillWriting> = {
  name: "bill_summary",
  task:
    "Summarise a bill of the Georgia General Assembly. Say what it would change, for whom, and when, as far as its text " +
    "says so. Passages between <del> and </del> are struck from the law by the bill, passages between <ins> and </ins> " +
    "are added by it. Do not say whether it passed.",
  answer,
  judge: ({ summary_en, summary_es, topic_tags }, source) => {
    const { tags, problems } = checkTags(topic_tags, "topic_tags");
    const bounds = TEXT_BOUNDS.summary;
    return {
      written: { summary: { en: toProse(summary_en), es: toProse(summary_es) }, topic_tags: tags },
      problems: [
        ...checkProse(summary_en, { field: "summary_en", bounds, language: "en" }, source),
        ...checkProse(summary_es, { field: "summary_es", bounds, language: "es" }, source),
        ...problems,
      ],
      refused: [],
      wishes: [],
    };
  },
};
