import type { StoredSection } from "../../model/stored-section.ts";
import { isoDateOf, PRINTED_DATE } from "../../text/printed-dates.ts";

type Notes = Pick<StoredSection, "notes">["notes"];

const ACT = /\bGa\. ?L\. (?<year>\d{4})(?:,? Ex\. Sess\.)?, p\. (?<page>\d+)/g;
const HISTORY = /^History/i;
const AMENDMENT = /^The (?:first |second |third )?\d{4}\b.*\bamendments?\b/;
const STARTS = /\b(?:became|becomes|shall become|is) effective\b/;
const DATED = new RegExp(`\\beffective (?:on )?(?<date>${PRINTED_DATE})`, "g");
const QUOTED = /“[^”]*”?|"[^"]*"?/g;

/** The acts that a section's history names, each by its year and page. */
export function historyActs(notes: Notes): Set<string> {
  const texts = notes.filter(({ heading }) => HISTORY.test(heading)).map(({ text }) => text);
  return new Set(
    texts.flatMap((text) => [...text.matchAll(ACT)].map(({ groups }) => `${groups?.["year"]}/${groups?.["page"]}`)),
  );
}

/** Notes on amendments, and notes that say since when the section is law. */
export function amendmentNotes(notes: Notes): Notes {
  return notes.filter(
    ({ heading, text }) =>
      AMENDMENT.test(heading) || (/^(?:Delayed )?Effective date/i.test(heading) && STARTS.test(text)),
  );
}

/** Notes of the commission that prints the Code, which corrects words without an act. */
export function commissionNotes(notes: Notes): Notes {
  return notes.filter(({ heading }) => /^Code Commission/i.test(heading));
}

/** Days after the word effective in a note, as often as they stand there; what it quotes does not speak of this text. */
export function effectiveDays(text: string): string[] {
  return [...text.replace(QUOTED, " ").matchAll(DATED)]
    .map(({ groups }) => isoDateOf(groups?.["date"] ?? ""))
    .filter((day) => day !== null);
}

/** The text of a section's history; empty where none is printed. */
export function historyText(notes: Notes): string {
  return notes
    .filter(({ heading }) => HISTORY.test(heading))
    .map(({ text }) => text)
    .join(" ");
}
