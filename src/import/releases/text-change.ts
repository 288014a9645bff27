import type { StoredSection } from "../../model/stored-section.ts";
import { amendmentNotes, commissionNotes, historyActs } from "./printed-acts.ts";
import { foldedWords } from "./text-folds.ts";
import { wordResidue } from "./word-residue.ts";

/**
 * How a text of one release stands to one of a later release.
 *
 * - `identical`: the same characters
 * - `conversion`: the same words but for what conversions print differently, their paragraphs in whatever order
 * - `unprinted`: other words, but the later release prints neither an act nor a note that the earlier one did not have:
 *   the text was damaged or mended on its way, the law has not changed
 * - `changed`: other words, or words of a paragraph in another order
 */
export type TextChange = "identical" | "conversion" | "unprinted" | "changed";

/** Compares a text with the one that a later release prints under the same citation. */
export function compareTexts(older: StoredSection, newer: StoredSection): TextChange {
  if (older.text === newer.text) return "identical";
  const residue = wordResidue(foldedWords(older.text), foldedWords(newer.text));
  const sameWords = residue.older.length === 0 && residue.newer.length === 0;
  if (sameWords && !hasOtherWordOrder(older.text, newer.text)) return "conversion";
  if (nothingNewIsPrinted(older, newer)) return sameWords ? "conversion" : "unprinted";
  return "changed";
}

/** True where a paragraph has the words of an older one in another order; paragraphs may stand in any order. */
function hasOtherWordOrder(older: string, newer: string): boolean {
  const before = paragraphWords(older);
  const printed = new Set(before.map((words) => words.join(" ")));
  const bags = new Set(before.map((words) => words.toSorted().join(" ")));
  return paragraphWords(newer).some((words) => !printed.has(words.join(" ")) && bags.has(words.toSorted().join(" ")));
}

function paragraphWords(text: string): string[][] {
  return text.split("\n\n").map(foldedWords);
}

/** A text that is printed with its end has an end, whatever its notes say. */
function nothingNewIsPrinted(older: StoredSection, newer: StoredSection): boolean {
  if (older.effective_until !== null || newer.effective_from !== null) return false;
  const acts = historyActs(older.notes);
  const later = historyActs(newer.notes);
  if (acts.size === 0 || later.size === 0) return false;
  return (
    [...later].every((act) => acts.has(act)) &&
    newNotes(older, newer, amendmentNotes).length === 0 &&
    newNotes(older, newer, commissionNotes).length === 0
  );
}

/** Notes of one kind that the later release prints and the earlier one did not. */
export function newNotes(
  older: StoredSection,
  newer: StoredSection,
  kind: (notes: StoredSection["notes"]) => StoredSection["notes"],
): StoredSection["notes"] {
  const known = new Set(kind(older.notes).map(({ text }) => foldedWords(text).join("")));
  return kind(newer.notes).filter(({ text }) => !known.has(foldedWords(text).join("")));
}
