import type { Language, ServiceText } from "../../model/service-text.ts";

/** What the service wrote of a document in Spanish; null where there is none. */
export type SpanishWords = { summary: string | null; reasoning: string | null };

/** A bill or an opinion with its summary in the language asked for, where there is one in it; nothing else changes. */
export function slimInLanguage<T extends { summary: ServiceText | null }>(
  slim: T,
  spanish: SpanishWords,
  lang: Language,
): T {
  return { ...slim, summary: textInLanguage(slim.summary, spanish.summary, lang) };
}

/** A text of the service in the language asked for, else as it is: its `lang` says which that is. */
export function textInLanguage(
  written: ServiceText | null,
  spanish: string | null,
  lang: Language,
): ServiceText | null {
  return written === null || spanish === null || lang !== "es" ? written : { ...written, lang, text: spanish };
}
