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
const BETWEEN = /,? ?(?:\(|(?:Case |Docket )?Nos?\. ?|at ){0,2}$/;
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

/**
 * Whether a written case name has nothing in common with the names of a case: none of its words that not any case may have.
 * False where either has no such word.
 */
export function isOtherCase(written: string, names: readonly string[]): boolean {
  const own = nameWords(written);
  const known = new Set(names.flatMap(nameWords));
  return own.length > 0 && known.size > 0 && !own.some((word) => known.has(word));
}

function nameWords(name: string): string[] {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\d]{2,}/gu) ?? []).filter((word) => !COMMON.has(word));
}
