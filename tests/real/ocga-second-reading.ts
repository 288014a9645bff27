import { closingHistory, noteHeading, opensAnnotations } from "./ocga-second-reading-headings.ts";
import { type Line, readLines } from "./ocga-second-reading-lines.ts";

/** A section as printed, read a second time and differently from the importer, to check it. */
export type SecondReading = {
  /** The `h3` id; a second printed version ends in `.01`. */
  id: string;
  heading: string;
  /** Statute text only, list markers restored. */
  paragraphs: string[];
  notes: { heading: string; paragraphs: string[] }[];
};

/** A place where the page itself does not settle how to read it. */
export type Doubt = { id: string; kind: string; text: string };

type State = {
  section: SecondReading;
  part: "text" | "notes" | "annotations";
  annotationDepth: number;
  /** The history is over and no headed note has begun: what stands here is text that upstream moved. */
  afterHistory: boolean;
  listsSeen: boolean;
};
type Report = (kind: string) => void;

function readText(state: State, line: Line, words: string, doubt: Report): void {
  if (/^h/.test(line.tag)) doubt(`${line.tag} is text`);
  if (line.className) doubt(`p.${line.className} is text`);
  if (/^\(/.test(line.bold)) {
    const moved = line.tag === "p" && !line.insideItem && state.listsSeen;
    doubt(moved ? "bold marker after the lists, perhaps moved from inside them" : "bold marker");
  } else if (line.bold && !/^h/.test(line.tag)) doubt("bold paragraph is text");
  if (/^Click to view/i.test(line.text)) doubt("placeholder for a form");
  state.listsSeen = line.tag === "li" || (state.listsSeen && !/^h/.test(line.tag));
  const closing = closingHistory(words);
  state.section.paragraphs.push(closing?.text ?? words);
  if (!closing) return;
  doubt(`form: History (${line.tag} closing the text)`);
  state.section.notes.push({ heading: "History", paragraphs: [closing.history] });
  Object.assign(state, { part: "notes", afterHistory: true });
}

function readInNotes(state: State, line: Line, words: string, doubt: Report): void {
  if (state.afterHistory) {
    doubt("text after the history");
    state.section.paragraphs.push(words);
    return;
  }
  if (line.tag === "li") doubt("list item inside a note");
  if (/^h/.test(line.tag)) doubt("unknown heading inside a note");
  if (line.className) doubt(`p.${line.className} inside a note`);
  if (line.bold) doubt("bold paragraph inside a note");
  if (/^The (?:first|second|third|\d{4})\b.{0,20}amendment/.test(line.text)) doubt("plain amendment inside a note");
  state.section.notes.at(-1)?.paragraphs.push(words);
}

function readLine(state: State, line: Line, doubt: Report): void {
  const { section } = state;
  if (opensAnnotations(line.tag, line.text, line.id)) {
    if (!line.tag.startsWith("h")) doubt(`annotations opened by ${line.tag}`);
    state.annotationDepth = state.part === "annotations" ? state.annotationDepth : line.depth;
    state.part = "annotations";
    return;
  }
  const note = noteHeading(line.tag, line.text, line.bold);
  if (state.part === "annotations") {
    const outside = line.depth < state.annotationDepth;
    if (note) doubt(`note heading ${outside ? "after" : "inside"} annotations (${note.form})`);
    else if (outside) doubt("words after the annotations' div");
    return;
  }
  for (const each of line.doubts) doubt(each);
  const words = line.markers && line.text ? `${line.markers} ${line.text}` : line.markers || line.text;
  if (note) {
    doubt(`form: ${note.heading.replace(/\d{4}/, "YYYY")} (${note.form})`);
    if (line.markers) doubt("note with a list marker");
    section.notes.push({ heading: note.heading, paragraphs: note.rest === "" ? [] : [note.rest] });
    Object.assign(state, { part: "notes", afterHistory: note.form.endsWith("parenthesised") });
  } else if (state.part === "notes") readInNotes(state, line, words, doubt);
  else readText(state, line, words, doubt);
}

/** Sections, and everything the page left undecided. */
export function readTitleWithDoubts(html: string): { sections: SecondReading[]; doubts: Doubt[] } {
  const sections: SecondReading[] = [];
  const doubts: Doubt[] = [];
  let state: State | undefined;
  for (const line of readLines(html)) {
    if (line.tag === "h1" || line.tag === "h2") {
      state = undefined;
    } else if (line.tag === "h3") {
      const section: SecondReading = { id: line.id, heading: line.text, paragraphs: [], notes: [] };
      sections.push(section);
      state = { section, part: "text", annotationDepth: 0, afterHistory: false, listsSeen: false };
    } else if (state) {
      const { id } = state.section;
      readLine(state, line, (kind) => doubts.push({ id, kind, text: `${line.markers} ${line.text}`.trim() }));
    }
  }
  return { sections, doubts };
}

/** Every section of a title file, in the order printed: an `h3` and what follows it to the next `h1`, `h2` or `h3`. */
export function readTitleIndependently(html: string): SecondReading[] {
  return readTitleWithDoubts(html).sections;
}
