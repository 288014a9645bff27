import type { OpinionRecord } from "../../model/opinion-records.ts";

const CHARS = { day: 10, month: 7, year: 4 } as const;

/** A filing date as near as it is known: `2019-05-06`, `2019-05` or `2019`. */
export function writtenDay({
  date_filed,
  date_precision,
}: Pick<OpinionRecord, "date_filed" | "date_precision">): string {
  return date_filed.slice(0, CHARS[date_precision]);
}
