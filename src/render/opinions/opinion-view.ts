import type { OpinionRecord } from "../../model/opinion-records.ts";
import type { Language } from "../../model/service-text.ts";
import type { SpanishWords } from "../bills/slim-in-language.ts";
import { opinionInLanguage } from "./opinion-in-language.ts";

/** What of an opinion is asked for: `full` gives reasoning and checked quotes (contract section 4.3). */
export type OpinionView = { full?: boolean; lang?: Language };

/** A compiled opinion as it is asked for: without `full` its reasoning and quotes are null. */
export function opinionView(
  { record, spanish }: { record: OpinionRecord; spanish: SpanishWords },
  { full = false, lang = "en" }: OpinionView,
): OpinionRecord {
  const shown = opinionInLanguage(record, spanish, lang);
  return full ? shown : withoutReasoning(shown);
}

/** An opinion as every read shows it that is not asked for more. */
export function withoutReasoning(record: OpinionRecord): OpinionRecord {
  return { ...record, reasoning: null, key_quotes: null };
}
