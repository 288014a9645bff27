import { withoutMarks } from "./page-marks.ts";

/** Ends of words that are no words: before them a hyphen at the end of a line only parts a word. */
const ENDINGS: ReadonlySet<string> = new Set(
  "able ably ability al ally ance ances ant ants ary ate ated ately ates ating ation ations ative ble bility cation cations cial cient cies cle cles ed ence ences ency ent ently ents er ered ers es est eth ety ful fully ial ially ian ible ibly ic ical ically ication ience ient ies ified ify ily iness ing ings ion ional ions ious iously ish ism ist istic ity ities ive ively ize ized izing less ly ment mental ments mony nary ness ning ous ously per posed pose ples rary rial rience ries rious sion sions sive sively sonable tain tained tary ted tement ter tered ters tial tially tice ticular tified ting tion tional tions tive tively tor tors tory ture tured tures ture tute tuted tutional tutionality ty vided viding ward ways".split(
    " ",
  ),
);

/** How the words of a document are spelled: whole, and with a hyphen inside. */
export type Spellings = { has(word: string): boolean };

/** All words of a text, lower-case, but for those that a line end parts. */
export function readSpellings(text: string): Spellings {
  return new Set(
    withoutMarks(text)
      .toLowerCase()
      .match(/\p{L}+(?:[-‐]\p{L}+)*(?![\p{L}]*[-‐]\n)/gu) ?? [],
  );
}

/**
 * Joins a line with the next. A hyphen at the end of the line goes where the document spells the word without one, or where
 * what follows is only the end of a word; else it stays, for a reader cannot know, and no space comes after it.
 */
export function joinLines(left: string, right: string, spellings: Spellings): string {
  const before = /(?<word>\p{L}+)(?<hyphen>[-‐])$/u.exec(left.slice(-40))?.groups;
  const after = /^(?:\ufdd0\d+\ufdd1)*(?<word>\p{Ll}+)/u.exec(right.slice(0, 60))?.groups?.["word"];
  if (before === undefined || after === undefined) {
    const goesOn = /[\p{L}\d][-‐–]$/u.test(left.slice(-3)) && /^(?:\ufdd0\d+\ufdd1)*[\p{L}\d]/u.test(right);
    return goesOn ? left + right : `${left} ${right}`;
  }
  const [first, hyphen] = [before["word"] ?? "", before["hyphen"] ?? "-"];
  const whole = `${first}${after}`.toLowerCase();
  const parted = `${first}${hyphen}${after}`.toLowerCase();
  const isOne = spellings.has(whole) || (ENDINGS.has(after) && !spellings.has(parted));
  return isOne && !(spellings.has(parted) && !spellings.has(whole)) ? left.slice(0, -1) + right : left + right;
}
