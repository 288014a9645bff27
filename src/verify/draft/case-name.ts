/** The name of a case, right before its citation: where it begins in the text, and its words. */
export type CaseName = { readonly start: number; readonly words: string };

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}\d.'&,-]*`;
const SMALL = "(?:of|the|and|&|for|et|al\\.?|ex|rel\\.?|ux\\.?|in|on|to|by|a|d/b/a)";
const PARTY = `${CAPITAL}(?: (?:${CAPITAL}|${SMALL})){0,14}`;
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PARTY} v\\.? (?:the )?${PARTY}|(?:In re|Ex parte|Matter of|Estate of):? ${PARTY})$`,
  "u",
);
/** Between a name and what it is cited by. */
const BETWEEN = /[*_]{0,3},?[*_]{0,3} ?(?:\(|(?:Case |Docket )?Nos?\. ?|at ){0,2}$/;
const NAME_MAX = 200;

/** The case name that ends right before an offset of a plain text, null where none does. */
export function caseNameBefore(text: string, end: number): CaseName | null {
  const near = text.slice(Math.max(0, end - NAME_MAX), end);
  const paragraph = near.slice(near.lastIndexOf("\n") + 1);
  const before = paragraph.replace(BETWEEN, "");
  const words = NAME.exec(before)?.[0];
  return words === undefined ? null : { start: end - paragraph.length + before.length - words.length, words };
}

/** Words that any case may have in its name. */
const COMMON: ReadonlySet<string> = new Set(
  (
    "state georgia county city town united states people commonwealth in re ex parte matter estate of the and for et al " +
    "inc llc llp ltd co corp company corporation insurance bank board dept department see also court cf accord but compare " +
    "under supreme held warden a an v vs on to by rel ux judge justice later"
  ).split(" "),
);

/** Shorter words may be abbreviations that nobody can tell. */
const PLAIN_WORD = 5;

/**
 * Whether a written case name is not among the names of a case: it has nothing in common with them but words that any case
 * may have, or one of its parties has not. An abbreviation stands for the word that it begins. False where nobody can tell.
 */
export function isOtherCase(written: string, names: readonly string[]): boolean {
  const known = [...new Set(names.flatMap(nameWords))];
  const fits = (word: string) => known.some((each) => each.startsWith(word) || word.startsWith(each));
  const isStrange = (words: readonly string[]) => words.length > 0 && !words.some(fits);
  const sides = written.split(/ v\.? /).map(nameWords);
  if (known.length === 0) return false;
  if (isStrange(sides.flat())) return true;
  return sides.some((words) => isStrange(words) && words.some(({ length }) => length >= PLAIN_WORD));
}

/** Whether a case has, among its names, all words of a written name that not any case may have: of either party one. */
export function isSameCase(written: string, names: readonly string[]): boolean {
  const sides = written.split(/ v\.? /).map(nameWords);
  const known = new Set(names.flatMap(nameWords));
  return sides.length === 2 && sides.every((words) => words.length > 0 && words.every((word) => known.has(word)));
}

/** The words of a case name, in small letters, that not any case may have. */
export function nameWords(name: string): string[] {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\d]{2,}/gu) ?? []).filter((word) => !COMMON.has(word));
}
