const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Pattern source: a date as printed, `July 1, 2023`. */
export const PRINTED_DATE = `(?:${MONTHS.join("|")}) \\d{1,2}, \\d{4}`;

const PARTS = /^(?<month>[A-Z][a-z]+) (?<day>\d{1,2}), (?<year>\d{4})$/;

/** `July 1, 2023` as `2023-07-01`; null for anything that is no day. */
export function isoDateOf(printed: string): string | null {
  const groups = PARTS.exec(printed)?.groups;
  const month = (MONTHS as readonly string[]).indexOf(groups?.["month"] ?? "") + 1;
  if (groups === undefined || month === 0) return null;
  const iso = `${groups["year"]}-${String(month).padStart(2, "0")}-${(groups["day"] ?? "").padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** An ISO day in words: `2026-07-01` is `July 1, 2026`. Without a locale, so that every machine writes the same. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split("-");
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}
