import type { FoundQuotation } from "./found-quotation.ts";

/** Words with which a draft says that what it quotes is law no longer, or not yet. */
const OTHER_TIME =
  /\b(?:former(?:ly)?|previously|earlier version|prior (?:law|version|text)|old(?:er)? (?:law|rule|text|version|statute|wording|code)|used to|no longer|once (?:read|said|provided|required)|originally|superseded|as it (?:read|stood)|until (?:then|\d{4}|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)|will (?:then )?(?:read|say|provide|require)|(?:effective|beginning|as of|from|after) (?:on )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/i;
/** Words with which a draft says that what it quotes of a bill is what the bill changes. */
const CHANGED =
  /\b(?:before|existing|current(?:ly)?|present|today|in force|str(?:ikes?|iking|uck)|delet(?:es?|ed|ing)|remov(?:es?|ed|ing)|replac(?:es?|ed|ing)|in place of|instead of|repeal(?:s|ed|ing)|cuts?|drops?|from)\b/i;
const BEFORE = 200;
const BEHIND = 80;
const SENTENCE_END = /[.;]\s|\n[ \t>]*\n|\n[-*]/g;

/** Whether a draft says beside a quotation that its words are of another time; of a bill, that they are those it changes. */
export function knowsFormer(draft: string, { start, end }: FoundQuotation, kind: "law" | "bill"): boolean {
  const before = draft.slice(Math.max(0, start - BEFORE), start);
  const sentence = before.slice([...before.matchAll(SENTENCE_END)].at(-1)?.index ?? 0);
  const behind = draft.slice(end, end + BEHIND);
  const beside = `${sentence} ${behind.slice(0, [...behind.matchAll(SENTENCE_END)][0]?.index)}`;
  return OTHER_TIME.test(beside) || (kind === "bill" && CHANGED.test(beside));
}
