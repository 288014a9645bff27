import type { CodeStatus } from "../../model/code-status.ts";
import type { Note } from "../../model/common.ts";
import type { PrintedSection } from "./printed-title.ts";
import type { Notice } from "./report.ts";

/** What printed notes say became of a section that has neither text nor a mark. The first row that fits decides. */
export const NOTE_SENTENCES: readonly {
  readonly in: RegExp;
  readonly pattern: RegExp;
  readonly status: CodeStatus;
  readonly examples: readonly string[];
}[] = [
  {
    in: /^History/i,
    pattern: /^(?:Reserved\. )?(?:Redesignated|Renumbered|Transferred)\b/,
    status: "redesignated",
    examples: ["Reserved. Redesignated by Ga. L. 2004, p. 1, § 15, effective October 1, 2004."],
  },
  {
    in: /^History/i,
    pattern: /(?:^|\. |; )repealed\b/i,
    status: "repealed",
    examples: [
      "Reserved. Repealed by Ga. L. 1986, p. 1, § 3.",
      "Ga. L. 1967, p. 1, § 1; repealed by Ga. L. 2013, p. 1, § 1.",
    ],
  },
  { in: /^History/i, pattern: /^Reserved\b/, status: "reserved", examples: ["Reserved."] },
  {
    in: /notes?$/i,
    pattern: /\bredesignated (?:the )?former (?:provisions of this|Code Sections?|Chapter|Article|Part)\b/,
    status: "redesignated",
    examples: [
      "Ga. L. 2000, p. 1, § 4, redesignated the former provisions of this Code section as Code Section 95-5-42.",
    ],
  },
  {
    in: /notes?$/i,
    pattern:
      /\b(?:was|were) repealed by\b|\brepealed (?:and reserved )?(?:this|these|former) (?:Code [Ss]ections?|chapter|article|part)\b/,
    status: "repealed",
    examples: ["This Code section was repealed by Ga. L. 2001, p. 1, § 1."],
  },
];

/** What a section is, as printed: by its mark, by its text, else by what its notes say. */
export function sectionStatus(section: PrintedSection, notice: Notice): CodeStatus {
  const { status } = section.heading.marks;
  if (status !== null) {
    if (section.text.length > 0) notice("text of an ended section", section.id, section.text[0] ?? "");
    return status;
  }
  return section.text.length > 0 ? "active" : statusFromNotes(section.notes);
}

function statusFromNotes(notes: readonly Note[]): CodeStatus {
  const fitting = NOTE_SENTENCES.find((row) =>
    notes.some(({ heading, text }) => row.in.test(heading) && row.pattern.test(text)),
  );
  return fitting?.status ?? "note_only";
}
