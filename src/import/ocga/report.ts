/** Kinds of thing that an importer does not understand, and what each means to whoever reads the report. */
export const PROBLEM_KINDS = {
  "unknown tag": "its text is kept as a paragraph",
  "unknown heading": "a chapter, article, part or subpart heading that gives no number",
  "unknown subheading":
    "an h4 or h5 among notes that is neither a note's nor an annotation's; kept in the note before it",
  "unknown bracket": "words in brackets before a catchline; kept as the effective note",
  "unreadable section heading": "no citation in it; read from its id, or left out where that has none either",
  "marker disagreement": "a list item's place and its id give different markers",
  "list item without marker": "its text is kept without one",
  "empty list item": "only its marker is kept",
  "text under a heading": "neither a note nor navigation; kept as a note",
  "list among notes": "kept in the note before it",
  "section outside its chapter": "the heading above it has another number, or there is none",
  "undated versions": "two texts of one section and no date that tells them apart",
  "same text again": "a section is printed twice without a difference; kept once",
  "text of an ended section": "it is marked as repealed, reserved or redesignated and has text; both are kept",
  "paragraph out of order": "the conversion upstream moved it, and perhaps others with it; kept where it stands",
  "text after its history": "the conversion upstream moved it below the history; kept at the end of the text",
} as const;

/** A kind of thing that was not understood. */
export type ProblemKind = keyof typeof PROBLEM_KINDS;

/** Kinds that were understood, but of which the source itself is damaged: the text is complete and its order is not. */
export const DAMAGED_UPSTREAM: ReadonlySet<ProblemKind> = new Set(["paragraph out of order", "text after its history"]);

/** Something that was not understood: where it stands and how it begins. */
export type Problem = {
  readonly kind: ProblemKind;
  readonly file: string;
  readonly id: string;
  readonly snippet: string;
};

/** Notes what was not understood; the text itself is kept by whoever calls. */
export type Notice = (kind: ProblemKind, id: string, text: string) => void;

const SNIPPET = 120;

/** A notice that fills a list for one file. */
export function noticeInto(problems: Problem[], file: string): Notice {
  return (kind, id, text) => {
    problems.push({ kind, file, id, snippet: text.length > SNIPPET ? `${text.slice(0, SNIPPET - 1)}…` : text });
  };
}
