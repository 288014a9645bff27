import type { CodeStatus } from "../model/code-status.ts";
import type { SectionVersion } from "../model/section-record.ts";
import type { SlimSection } from "../model/tree-records.ts";
import { dayInWords } from "../text/printed-dates.ts";

/** How a mark looks: law now, a warning, law no more, or neither. */
export type Tone = "good" | "warn" | "gone" | "quiet";

/** A short mark beside a section or a version. */
export type StatusMark = { label: string; tone: Tone };

/** The words of each status for a text that is not in force. */
const NOT_IN_FORCE: Record<CodeStatus, StatusMark & { sentence: string }> = {
  active: {
    label: "Not in force",
    tone: "warn",
    sentence: "This text was not in force on the day this edition was compiled.",
  },
  repealed: { label: "Repealed", tone: "gone", sentence: "No text of it is in force." },
  reserved: { label: "Reserved", tone: "quiet", sentence: "This number is reserved: there is no text under it." },
  redesignated: { label: "Redesignated", tone: "gone", sentence: "What stood here was moved to another number." },
  superseded: { label: "Superseded", tone: "gone", sentence: "This text has ended; another takes its place." },
  note_only: {
    label: "Notes only",
    tone: "quiet",
    sentence: "Only notes are printed under this heading, no text of law.",
  },
};

/** The mark of a version or of a section's leading version. */
export function statusMark({ status, in_force_now }: Pick<SlimSection, "status" | "in_force_now">): StatusMark {
  if (in_force_now) return { label: "In force", tone: "good" };
  const { label, tone } = NOT_IN_FORCE[status];
  return { label, tone };
}

/** The mark a list shows of a text that is not in force; none for the ordinary case. */
export function inForceMarks(document: Pick<SlimSection, "status" | "in_force_now">): StatusMark[] {
  return document.in_force_now ? [] : [statusMark(document)];
}

/** The marks a chapter's list shows: none for the ordinary case, one text that is in force. */
export function listMarks(section: SlimSection): StatusMark[] {
  const marks = inForceMarks(section);
  if (section.versions > 1) marks.push({ label: `${section.versions} versions`, tone: "quiet" });
  return marks;
}

/** What a reader must know before reading a version; null for a text in force with nothing said of its end. */
export type Banner = { tone: Tone; heading: string; sentences: string[] };

/** What a version, or a document that has but one, says of its effect. */
type Effect = Pick<SectionVersion, "status" | "in_force_now" | "effective_from" | "effective_until" | "effective_note">;

/** The banner above a text. The source's own words on its effect come last, as a quotation. */
export function effectBanner(effect: Effect): Banner | null {
  const { effective_from: from, effective_until: until, effective_note: note, in_force_now, status } = effect;
  const printed = note === null ? [] : [`The source prints: “${note}”`];
  if (in_force_now) {
    if (until !== null) return { tone: "warn", heading: `In force until ${dayInWords(until)}`, sentences: printed };
    return note === null ? null : { tone: "warn", heading: "In force", sentences: printed };
  }
  const { label, tone, sentence } = NOT_IN_FORCE[status];
  const days = [
    ...(from === null ? [] : [`Effective date stated by the source: ${dayInWords(from)}.`]),
    ...(until === null ? [] : [`End stated by the source: ${dayInWords(until)}.`]),
  ];
  const undated = status === "active" && days.length === 0 ? [UNDATED] : [];
  return { tone, heading: label, sentences: [sentence, ...days, ...undated, ...printed] };
}

/** For a text that could be law but of which no source says when. */
const UNDATED =
  "The source names no day on which it takes effect: read the printed notes and check the official source.";

/** The days between which a version is law, in words; its release where the source names none. */
export function versionPeriod({ effective_from: from, effective_until: until, version }: SectionVersion): string {
  if (from !== null && until !== null) return `Effective ${dayInWords(from)}, until ${dayInWords(until)}`;
  if (from !== null) return `Effective ${dayInWords(from)}`;
  if (until !== null) return `Effective until ${dayInWords(until)}`;
  return /^r\d+$/.test(version) ? `As printed in release ${version.slice(1)}` : `Version ${version}`;
}
