import type { BillRecord } from "../../model/bill-records.ts";
import type { Language } from "../../model/service-text.ts";
import { type SpanishWords, slimInLanguage } from "./slim-in-language.ts";

/** A bill with its summary in the language asked for (contract section 1: `lang=es`); nothing else changes. */
export function billInLanguage(record: BillRecord, spanish: SpanishWords, lang: Language): BillRecord {
  return slimInLanguage(record, spanish, lang);
}
