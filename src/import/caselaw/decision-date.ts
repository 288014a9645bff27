import type { StoredOpinion } from "../../model/stored-opinion.ts";
import { dayOf } from "../opinions/words-of.ts";

/** A decision's day as the project writes it: `1901-11-23`, `1901-11` or `1901`; null for anything else. */
export function decisionDate(written: unknown): Pick<StoredOpinion, "date_filed" | "date_precision"> | null {
  if (typeof written !== "string") return null;
  const { year, month } = /^(?<year>[12]\d{3})(?:-(?<month>\d{2}))?(?:-\d{2})?$/.exec(written.trim())?.groups ?? {};
  if (year === undefined) return null;
  const full = dayOf(written);
  if (full !== null) return { date_filed: full, date_precision: "day" };
  // A day or month that does not exist tells as much as stands before it.
  const first = month === undefined ? null : dayOf(`${year}-${month}-01`);
  if (first !== null) return { date_filed: first, date_precision: "month" };
  return { date_filed: `${year}-01-01`, date_precision: "year" };
}
