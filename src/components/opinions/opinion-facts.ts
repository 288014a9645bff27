import type { OpinionRecord } from "../../model/opinion-records.ts";
import { dayInWords } from "../../text/printed-dates.ts";

/** A fact of an opinion in a line. */
export type Fact = { name: string; words: string };

/** What the source says of an opinion beside what the head of its page says; a line with nothing to say is left out. */
const FACTS: readonly { name: string; said: (record: OpinionRecord) => string | null }[] = [
  { name: "Docket", said: ({ dockets }) => (dockets.length === 0 ? "The source names none." : null) },
  { name: "Docket as printed", said: ({ docket_printed, dockets }) => unless(docket_printed, dockets.join(", ")) },
  { name: "Full name", said: ({ case_name_full, case_name }) => unless(case_name_full, case_name) },
  { name: "Argued", said: ({ date_argued }) => (date_argued === null ? null : dayInWords(date_argued)) },
  { name: "Judges", said: ({ judges }) => judges.join(", ") },
  { name: "Author", said: ({ author }) => author },
  { name: "Nature of suit", said: ({ nature_of_suit }) => nature_of_suit },
  { name: "Disposition", said: ({ disposition }) => disposition },
];

/** The facts of an opinion. */
export function opinionFacts(record: OpinionRecord): Fact[] {
  return FACTS.flatMap(({ name, said }) => {
    const words = said(record);
    return words === null || words === "" ? [] : [{ name, words }];
  });
}

/** What the source gives beside the text at any length, under the heading of each; `id` is its element's. */
const WORDS: readonly { id: string; heading: string; text: (record: OpinionRecord) => string | null }[] = [
  { id: "syllabus", heading: "Syllabus", text: ({ syllabus }) => syllabus },
  { id: "procedural-history", heading: "Procedural history", text: ({ procedural_history }) => procedural_history },
  { id: "posture", heading: "Posture", text: ({ posture }) => posture },
  { id: "attorneys", heading: "Attorneys", text: ({ attorneys }) => attorneys },
];

/** What the source gives beside the text. */
export function printedWords(record: OpinionRecord): { id: string; heading: string; text: string }[] {
  return WORDS.flatMap(({ id, heading, text }) => {
    const words = text(record);
    return words === null ? [] : [{ id, heading, text: words }];
  });
}

function unless(words: string | null, same: string): string | null {
  return words === same ? null : words;
}
