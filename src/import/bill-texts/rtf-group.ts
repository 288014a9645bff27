import type { Mark } from "./marked-text.ts";
import { KEPT_DESTINATIONS, PAGE_DESTINATIONS, SKIPPED_DESTINATIONS, STRIKES, UNDERLINES } from "./rtf-words.ts";

/** What an RTF group hands on to the groups inside it and takes back at its end. */
export type RtfGroup = {
  /** Whose words these are: the text's, those of every page, or nobody's. */
  target: "text" | "page" | "none";
  fontTable: boolean;
  struck: boolean;
  underlined: boolean;
  deleted: boolean;
  revised: boolean;
  hidden: boolean;
  /** Characters that stand after a `\u` for readers that do not know it. */
  fallback: number;
  font: number | null;
  /** Whether the paragraph stands in a table, whose rows are lines of one paragraph. */
  inTable: boolean;
};

const PLAIN = { struck: false, underlined: false, deleted: false, revised: false, hidden: false, font: null };

/** The state at the beginning of a document. */
export const FIRST_GROUP: Readonly<RtfGroup> = {
  ...PLAIN,
  target: "text",
  fontTable: false,
  fallback: 1,
  inTable: false,
};

/** Struck and deleted passages are `del`, underlined and revised ones `ins`; what is both was added and struck again. */
export function markOf({ struck, deleted, underlined, revised }: RtfGroup): Mark {
  if (struck || deleted) return "del";
  return underlined || revised ? "ins" : null;
}

/**
 * Takes the first control word of a group; true when it named what the group is for.
 *
 * @param ignorable whether `\*` stands before it: a reader that does not know the word leaves the group out
 */
export function beginGroup(group: RtfGroup, word: string, ignorable: boolean): boolean {
  if (KEPT_DESTINATIONS.has(word)) group.target = "text";
  else if (PAGE_DESTINATIONS.has(word)) group.target = group.target === "none" ? "none" : "page";
  else if (ignorable || SKIPPED_DESTINATIONS.has(word)) {
    group.target = "none";
    group.fontTable = word === "fonttbl";
  } else return false;
  return true;
}

/** Takes a control word that changes how the words after it are printed; others change nothing. */
export function formatGroup(group: RtfGroup, word: string, param: number | null): void {
  const on = param !== 0;
  if (STRIKES.has(word)) group.struck = on;
  else if (UNDERLINES.has(word)) group.underlined = on;
  else if (word === "ulnone") group.underlined = false;
  else if (word === "deleted") group.deleted = on;
  else if (word === "revised") group.revised = on;
  else if (word === "v") group.hidden = on;
  else if (word === "uc") group.fallback = Math.max(0, param ?? 1);
  else if (word === "f") group.font = param;
  else if (word === "intbl") group.inTable = on;
  else if (word === "pard") group.inTable = false;
  else if (word === "plain") Object.assign(group, PLAIN);
}
