import type { SectionVersion } from "../model/section-record.ts";

type Dated = Pick<
  SectionVersion,
  "status" | "in_force_now" | "effective_from" | "effective_until" | "effective_note" | "text"
>;

/** What a reader is told before the text of a version, when it applies; each line says one thing. */
const NOTICES: readonly ((version: Dated) => string | null)[] = [
  ({ status, effective_until }) =>
    status === "superseded" ? `Not in force: superseded${onDay(effective_until)}.` : null,
  (version) => {
    const day = version.effective_until ?? (version.text === "" ? version.effective_from : null);
    const plain = version.text === "" && day === null;
    return version.status !== "repealed" || plain ? null : `Not in force: repealed${onDay(day)}.`;
  },
  ({ status, in_force_now, effective_from }) => {
    if (status !== "active" || in_force_now) return null;
    return effective_from === null
      ? "Not in force, or not for certain: the source names no day on which this text takes effect."
      : `Not in force: the source gives ${effective_from} as the day on which this text takes effect.`;
  },
  ({ in_force_now, effective_until }) =>
    in_force_now && effective_until !== null ? `In force until ${effective_until}.` : null,
  ({ effective_note }) => (effective_note === null ? null : `Printed before the catchline: [${effective_note}]`),
];

const onDay = (day: string | null): string => (day === null ? "" : ` on ${day}`);

/** The lines to show before a version's text: none for a section that is plainly in force. */
export function sectionNotices(version: Dated): string[] {
  return NOTICES.flatMap((notice) => notice(version) ?? []);
}
