import type { StoredSection } from "../../model/stored-section.ts";
import type { Release } from "../ocga/release-facts.ts";
import { changeDay, endDay, type Window } from "./change-day.ts";
import { compareTexts, type TextChange } from "./text-change.ts";

/** What one release prints under one citation; nothing where it has the title and not the section. */
export type Printing = { readonly release: Release; readonly versions: readonly StoredSection[] };

/** What becomes of the versions of one release in the next. */
export type Succession = {
  /** Texts that the next release does not print, with the day of their end where it is known. */
  ended: StoredSection[];
  /** What the next release prints, with the days on which its texts started where they are known. */
  versions: StoredSection[];
  outcome: TextChange | "mark";
  dated: boolean;
};

const WORST: readonly TextChange[] = ["identical", "conversion", "unprinted"];

/** Texts that the next release still prints go over into it, with the day they started; the others end. */
export function succeed(older: Printing, newer: Printing): Succession {
  const texts = older.versions.filter(({ text }) => text !== "");
  const versions = newer.versions.map((version) => ({ ...version }));
  if (texts.length === 0) return { ended: [], versions, outcome: "mark", dated: false };
  const matches = texts.map((text) => ({ text, ...bestMatch(text, versions) }));
  for (const version of versions)
    passStart(
      matches.filter(({ match }) => match === version).map(({ text }) => text),
      version,
    );
  const gone = matches.filter(({ match }) => match === null).map(({ text }) => text);
  const window = { after: older.release.date, upTo: newer.release.date };
  // Only the text that stood last gives way to what the next release prints first.
  const ended = gone.map((text) => (text === older.versions.at(-1) ? endText(text, versions, window) : text));
  const outcome = WORST.findLast((change) => matches.some((found) => found.change === change)) ?? "identical";
  return {
    ended,
    versions,
    outcome: ended.length > 0 ? "changed" : outcome,
    dated: ended.length > 0 && ended.every((text) => text.effective_until !== null),
  };
}

/** The version that prints the same text, exactly if there is one. */
function bestMatch(
  text: StoredSection,
  versions: readonly StoredSection[],
): { match: StoredSection | null; change: TextChange } {
  const compared = versions
    .filter((version) => version.text !== "")
    .map((match) => ({ match, change: compareTexts(text, match) }));
  for (const change of WORST) {
    const found = compared.find((candidate) => candidate.change === change);
    if (found !== undefined) return found;
  }
  return { match: null, change: "changed" };
}

/** A day that an older release prints before a text is the day on which it started; newer ones leave it out. */
function passStart(older: readonly StoredSection[], version: StoredSection): void {
  if (version.effective_from !== null || older.length === 0) return;
  const days = older.map(({ effective_from: day }) => day ?? "").toSorted();
  const [first = ""] = days;
  if (first !== "" && (version.effective_until === null || version.effective_until > first))
    version.effective_from = first;
}

/**
 * An ended text with the day of its end, if that is known; the text that took its place starts on that day. A text that
 * has no successor and no known end is marked as what became of it: nothing else would say that it is not law.
 */
function endText(text: StoredSection, versions: StoredSection[], window: Window): StoredSection {
  const next = versions[0];
  if (text.effective_until !== null || next === undefined) return text;
  const replaced = next.text !== "";
  const day = replaced ? changeDay(text, next, window) : endDay(next, window);
  if (day === null || (text.effective_from !== null && day <= text.effective_from)) {
    return replaced ? text : { ...text, status: next.status === "redesignated" ? next.status : "repealed" };
  }
  if (replaced && next.effective_from === null && (next.effective_until === null || next.effective_until > day)) {
    next.effective_from = day;
  }
  return {
    ...text,
    effective_until: day,
    ends_as: replaced || next.status === "redesignated" ? "superseded" : "repealed",
  };
}
