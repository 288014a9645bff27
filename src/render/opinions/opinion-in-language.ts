import type { OpinionRecord } from "../../model/opinion-records.ts";
import type { Language } from "../../model/service-text.ts";
import { type SpanishWords, slimInLanguage, textInLanguage } from "../bills/slim-in-language.ts";

/** An opinion with its summary and reasoning in the language asked for (contract section 1); nothing else changes. */
export function opinionInLanguage(record: OpinionRecord, spanish: SpanishWords, lang: Language): OpinionRecord {
  const reasoning = textInLanguage(record.reasoning, spanish.reasoning, lang);
  return { ...slimInLanguage(record, spanish, lang), reasoning };
}
