import type { Note } from "../../model/common.ts";
import type { PrintedSection } from "./printed-title.ts";
import type { Notice } from "./report.ts";

/** What a history in parentheses begins with. */
const SOURCES = String.raw`(?:Orig\. Code|Code (?:of )?(?:1[89]|20)\d\d|(?:Civil|Penal|Political) Code|Ga\. ?L\.|Laws 1|Acts? 1|Cobb['’]s|Const\.|Enacted by|Ga\. Const\.)`;
/** A paragraph that is a history, and one that ends in it: a citation inside a sentence ends in `).` instead. */
const WHOLE = new RegExp(`^\\((?=${SOURCES}).*\\)\\.?$`, "s");
const AT_END = new RegExp(` \\((?=${SOURCES})`, "g");

/** A sentence that stands in the text's place and says what became of the section. */
const STATUS_SENTENCE = /^\[?(?:Reserved|Repealed|Redesignated|Renumbered|Transferred)\b/;
const LONGEST_STATUS_SENTENCE = 600;

/**
 * Takes out of a section's text what is printed there but is its history: a paragraph in parentheses or the end of one
 * (releases of 2020), or sentences such as `Reserved. Repealed by Ga. L. …` in the text's place.
 */
export function separateHistory(section: PrintedSection, notes: Note[], notice: Notice): void {
  if (section.text.length > 0 && section.text.every(saysWhatBecame)) {
    notes.unshift({ heading: "History", text: section.text.join("\n\n") });
    section.text = [];
  }
  if (notes.some(({ heading }) => /^History$/i.test(heading))) return;
  const whole = section.text.findLastIndex((paragraph) => WHOLE.test(paragraph));
  const at = whole === -1 ? section.text.findLastIndex((paragraph) => historyStart(paragraph) !== -1) : whole;
  if (at === -1) return;
  const paragraph = section.text[at] ?? "";
  const start = whole === -1 ? historyStart(paragraph) : 0;
  const kept = paragraph.slice(0, start).trim();
  const after = section.text.slice(at + 1);
  notes.unshift({
    heading: "History",
    text: paragraph
      .slice(start)
      .trim()
      .replace(/^\(|\)\.?$/g, ""),
  });
  section.text = [...section.text.slice(0, at), ...(kept === "" ? [] : [kept]), ...after];
  if (after.length > 0) notice("text after its history", section.id, after.join(" / "));
}

function saysWhatBecame(paragraph: string): boolean {
  return paragraph.length <= LONGEST_STATUS_SENTENCE && STATUS_SENTENCE.test(paragraph);
}

/** Where a history begins that is the paragraph's end; -1 where there is none. */
function historyStart(paragraph: string): number {
  if (!paragraph.endsWith(".)")) return -1;
  const starts = [...paragraph.matchAll(AT_END)].map(({ index }) => index);
  return starts.find((start) => closesAtEnd(paragraph.slice(start).trim())) ?? starts.at(-1) ?? -1;
}

function closesAtEnd(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    else if (text[index] === ")") depth -= 1;
    if (depth === 0) return index === text.length - 1;
  }
  return false;
}
