import type { OpinionRecord } from "../../model/opinion-records.ts";
import { writtenDay } from "../../render/opinions/written-day.ts";
import { dayInWords } from "../../text/printed-dates.ts";

/** A filing date as near as it is known: what a machine reads, and in words. */
export type WrittenDate = { day: string; words: string };

/** `May 6, 2019`, `May 2019` or `2019`. */
export function writtenDate(opinion: Pick<OpinionRecord, "date_filed" | "date_precision">): WrittenDate {
  const day = writtenDay(opinion);
  const [month] = dayInWords(opinion.date_filed).split(" ");
  const words = { day: dayInWords(opinion.date_filed), month: `${month} ${day.slice(0, 4)}`, year: day };
  return { day, words: words[opinion.date_precision] };
}
