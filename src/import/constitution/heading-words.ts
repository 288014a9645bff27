import type { CodeStatus } from "../../model/code-status.ts";
import { readMarks } from "../ocga/heading-marks.ts";

/** The words of a heading after its number, taken apart. */
export type HeadingWords = {
  readonly heading: string;
  readonly status: CodeStatus | null;
  /** Words in brackets that say something of the provision, as printed; null where there are none. */
  readonly note: string | null;
};

const LEADING = /^\[(?<words>[^\]]*)\]\.? ?/;
const TRAILING = / ?\[(?<words>[^\]]*)\]\.?$/;

/**
 * Takes the words of a heading apart. Brackets that hold a mark such as `Repealed` or `Effective July 1, 2023` become the
 * note; brackets around the whole heading only say that an editor wrote it, and go; others are part of the heading.
 */
export function readHeadingWords(text: string): HeadingWords {
  let heading = text;
  let status: CodeStatus | null = null;
  const notes: string[] = [];
  for (const end of [LEADING, TRAILING]) {
    for (let found = end.exec(heading); found !== null; found = end.exec(heading)) {
      const words = (found.groups?.["words"] ?? "").trim();
      const marks = words === "" ? null : readMarks(words);
      if (marks === null) break;
      status ??= marks.status;
      notes.push(words);
      heading = heading.replace(end, "");
    }
  }
  const whole = /^\[(?<words>[^[\]]*)\]\.?$/.exec(heading)?.groups?.["words"];
  if (whole !== undefined) heading = whole.trim();
  status ??= heading === "" ? null : (readMarks(heading)?.status ?? null);
  return { heading, status, note: notes.length === 0 ? null : notes.join("; ") };
}
