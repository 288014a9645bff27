import type { StoredBill } from "../../model/stored-bill.ts";

type Listed = StoredBill["texts"][number];

/** Words by which files and prints of Georgia name a print, and what LegiScan calls it; the first that fits counts. */
const PRINTS: readonly [words: RegExp, type: string][] = [
  [/\bas passed (?:by )?house and senate\b|\bas passed both\b|\/ap\b|\benrolled\b|^ap$/i, "Enrolled"],
  [/\bas passed (?:by )?(?:the )?(?:house|senate)\b|\bengrossed\b/i, "Engrossed"],
  [/\bas passed\b/i, "Enrolled"],
  [/\bas introduced\b|\bintroduced\b/i, "Introduced"],
  [/\bprefiled\b|\/pf\b/i, "Prefiled"],
  [/\bcomm(?:ittee)? sub(?:stitute)?\b|\/[hs]cs\b|\/[hs]s\b/i, "Comm Sub"],
];

/**
 * Which of the listed prints a text is: by a number in its name, by a day that only one of them has, by the words that name
 * its kind where only one is of that kind. Null where that cannot be told.
 */
export function printOfText(
  listed: readonly Listed[],
  { docs, day, words }: { docs: readonly number[]; day: string | null; words: readonly string[] },
): Listed | null {
  const numbered = listed.filter((text) => docs.includes(text.doc_id) || docs.includes(assemblyNumber(text) ?? -1));
  if (numbered.length > 0) return numbered.length === 1 ? (numbered[0] ?? null) : null;
  const dated = day === null ? [] : listed.filter(({ date }) => date === day);
  if (dated.length === 1) return dated[0] ?? null;
  for (const said of words) {
    const type = PRINTS.find(([pattern]) => pattern.test(said))?.[1];
    const ofType = type === undefined ? [] : listed.filter((text) => text.type === type);
    if (ofType.length === 1) return ofType[0] ?? null;
    if (type !== undefined) return null;
  }
  return null;
}

/** The General Assembly's number of a print, at the end of its address. */
export function assemblyNumber({ source_url }: Pick<Listed, "source_url">): number | null {
  const digits = /\/(\d{4,9})(?:\.\w+)?$/.exec(source_url ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}
