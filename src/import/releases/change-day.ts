import type { StoredSection } from "../../model/stored-section.ts";
import { amendmentNotes, effectiveDays, historyActs, historyText } from "./printed-acts.ts";
import { newNotes } from "./text-change.ts";

/** The days of the releases between which a text changed: after the first, up to the second. */
export type Window = { readonly after: string; readonly upTo: string };

/**
 * The day on which a newer text took the place of an older one, where the notes that only the newer release prints leave
 * no doubt: they give one day between the two releases, and a day for every act that is new in the history. Else null.
 */
export function changeDay(older: StoredSection, newer: StoredSection, window: Window): string | null {
  if (newer.effective_from !== null) return newer.effective_from;
  const known = historyActs(older.notes);
  const acts = [...historyActs(newer.notes)].filter((act) => !known.has(act));
  const days = newNotes(older, newer, amendmentNotes).flatMap(({ text }) => effectiveDays(text));
  const inside = days.filter((day) => isInside(day, window));
  return inside.length >= acts.length ? onlyDay(inside) : null;
}

/** The day on which a section without text ended, where its history gives one day between the two releases. */
export function endDay(ended: StoredSection, window: Window): string | null {
  return onlyDay(effectiveDays(historyText(ended.notes)).filter((day) => isInside(day, window)));
}

function isInside(day: string, { after, upTo }: Window): boolean {
  return day > after && day <= upTo;
}

function onlyDay(days: readonly string[]): string | null {
  const [day, ...others] = new Set(days);
  return others.length === 0 ? (day ?? null) : null;
}
