import { isoDateOf, PRINTED_DATE } from "../../text/printed-dates.ts";
import { headingChain, type PrintedSection } from "./printed-title.ts";

/** The two days of a version and what it becomes. */
export type VersionDates = { from: string | null; until: string | null; endsAs: "repealed" | "superseded" | null };

const UNIT = "(?:Code section|article|chapter|part|subpart)";
const STARTS = new RegExp(
  `\\bThis ${UNIT}(?:, as set out above,)? (?:became|becomes|shall become|is) effective (?:on )?(?<date>${PRINTED_DATE})`,
);
const FIRST_ENDS = new RegExp(`\\bfirst version is effective until (?<date>${PRINTED_DATE})`);
const AMENDED = new RegExp(`^The (?:first |second |third )?\\d{4} amendments?, effective (?<date>${PRINTED_DATE})`);

/**
 * The dates of the versions of one section, in printed order. Those the headings print are taken as they are. Where a
 * version has none, the notes that say when it starts are read: its own, those of a heading that is set out twice, or
 * the last amendment of the version printed last. What is replaced then ends when the next one starts.
 */
export function versionDates(versions: readonly PrintedSection[]): VersionDates[] {
  const dates = versions.map(({ heading: { marks } }) => ({
    from: marks.from,
    until: marks.until,
    endsAs: marks.endsAs,
  }));
  if (versions.length < 2) return dates;
  const apart = new Set(versions.map(({ above }) => above)).size > 1;
  for (const [index, version] of versions.entries()) {
    const own = dates[index];
    if (own !== undefined && own.from === null && own.until === null)
      own.from = printedStart(version, index, versions, apart);
  }
  for (const own of dates) {
    if (own.until !== null) continue;
    const next = dates
      .map(({ from }) => from)
      .filter((from) => from !== null && from > (own.from ?? ""))
      .toSorted()[0];
    if (next === undefined || next === null) continue;
    own.until = next;
    own.endsAs = "superseded";
  }
  return dates;
}

function printedStart(
  version: PrintedSection,
  index: number,
  versions: readonly PrintedSection[],
  apart: boolean,
): string | null {
  const headings = apart ? headingChain(version.above).toReversed() : [];
  const texts = [version.notes, ...headings.map(({ notes }) => notes)].flatMap((notes) =>
    notes.map(({ text }) => text),
  );
  const start = firstDate(texts, STARTS);
  if (start !== null || index === 0) return start;
  return firstDate(texts, FIRST_ENDS) ?? (index === versions.length - 1 ? lastAmendment(version) : null);
}

function lastAmendment(version: PrintedSection): string | null {
  return version.notes.map(({ text }) => firstDate([text], AMENDED)).findLast((date) => date !== null) ?? null;
}

function firstDate(texts: readonly string[], pattern: RegExp): string | null {
  for (const text of texts) {
    const printed = pattern.exec(text)?.groups?.["date"];
    if (printed !== undefined) return isoDateOf(printed);
  }
  return null;
}
