import { findQuote } from "../verify/find-quote.ts";
import { nearestPassage } from "../verify/nearest-passage.ts";
import { type Quote, readQuote } from "../verify/quote.ts";
import type { Reading } from "./assignment.ts";
import { languageOf } from "./language.ts";
import { hasSingleQuoted, PLAIN_TEXT_RULES } from "./plain-text-rules.ts";
import { quotedPassages } from "./quoted-passages.ts";
import { QUOTED_WORDS } from "./text-bounds.ts";

/** What a text must be: the name of its field, its bounds in characters, its language. */
export type ProseRule = {
  readonly field: string;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly language: "en" | "es";
};

const LANGUAGE_NAMES = { en: "English", es: "Spanish" } as const;

/** One paragraph: white space and line breaks become single spaces. */
export function toProse(written: string): string {
  return written.replace(/\s+/g, " ").trim();
}

/**
 * What is wrong with a text that the service wrote, one sentence each naming the field; nothing when it may be kept.
 * A passage in quotation marks must stand word for word in one of the readings.
 */
export function checkProse(written: string, rule: ProseRule, readings: readonly Reading[]): string[] {
  const { field, bounds, language } = rule;
  const text = toProse(written);
  if (text.length < bounds.min || text.length > bounds.max)
    return [`${field} has ${text.length} characters; write ${bounds.min} to ${bounds.max}`];
  const marked = PLAIN_TEXT_RULES.filter(({ form }) => form.test(written));
  const { passages, around, stray } = quotedPassages(text);
  const problems = marked.map(({ what }) => `${field} has ${what}; write plain sentences`);
  if (stray) problems.push(`${field} has a quotation mark that opens or closes nothing`);
  if (hasSingleQuoted(around)) problems.push(`${field} quotes in single marks; use double quotation marks`);
  if (languageOf(around) !== language) problems.push(`${field} is not plainly ${LANGUAGE_NAMES[language]}`);
  for (const passage of passages) {
    const reason = refusePassage(passage, readings);
    if (reason !== null) problems.push(`${field} quotes ${JSON.stringify(passage)}: ${reason}`);
  }
  return problems;
}

/** Why a passage in quotation marks may not stand; null when it may. */
function refusePassage(passage: string, readings: readonly Reading[]): string | null {
  if ((passage.match(/[\p{L}\p{N}]+/gu) ?? []).length < QUOTED_WORDS) return null;
  const quote = readQuote(passage);
  const findings = readings.map(({ text }) => findQuote(text, quote));
  if (findings.some(({ verbatim }) => verbatim)) return null;
  // In American print the comma or point that follows a quotation stands inside its marks.
  const withoutPoint = readQuote(passage.replace(/[.,]\s*$/, ""));
  if (readings.some(({ text }) => findQuote(text, withoutPoint).verbatim)) return null;
  if (findings.some(({ found }) => found)) return "words are left out; quote without an ellipsis";
  const nearest = likest(quote, readings)?.slice(0, 300);
  return `these words are not in the document${nearest === undefined ? "" : `; it has ${JSON.stringify(nearest)}`}`;
}

/** The passage of any reading that is most like a quote; of equal ones the first. */
function likest(quote: Quote, readings: readonly Reading[]): string | undefined {
  const nearest = readings.flatMap(({ text }) => nearestPassage(text, quote) ?? []);
  return nearest.sort((a, b) => b.likeness - a.likeness)[0]?.passage;
}
