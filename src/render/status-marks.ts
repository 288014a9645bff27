import type { CodeStatus } from "../model/code-status.ts";
import type { SectionVersion } from "../model/section-record.ts";

/** What stands in brackets for a section of each status: in place of its text where it has none, and beside it in lists. */
export const STATUS_MARKS: Readonly<Record<CodeStatus, string | null>> = {
  active: null,
  repealed: "[Repealed]",
  reserved: "[Reserved]",
  redesignated: "[Redesignated]",
  superseded: "[Superseded]",
  note_only: "[Printed notes only]",
};

/** The text of a version, verbatim; where nothing is printed, its mark. */
export function printedText({ text, status }: Pick<SectionVersion, "text" | "status">): string {
  return text === "" ? (STATUS_MARKS[status] ?? "[No text]") : text;
}

/** The mark of a listed section, or null where it needs none or its catchline already says so. */
export function listedMark(listed: { status: CodeStatus; in_force_now: boolean; catchline: string }): string | null {
  const mark = STATUS_MARKS[listed.status] ?? (listed.in_force_now ? null : "[Not in force]");
  const word = mark?.slice(1, -1).toLowerCase();
  return word === undefined || listed.catchline.toLowerCase().includes(word) ? null : mark;
}
