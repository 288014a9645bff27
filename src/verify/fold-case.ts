/** Letters that Unicode keeps apart though their capitals are the same: the dotless ı is no i. */
const UNFOLDED: ReadonlySet<string> = new Set(["ı"]);

/**
 * The case-folded form of one code point, which may be longer: `ß` and `ẞ` give `ss`. By way of the capital, so that
 * letters with two small forms (`σ ς`) agree; no language's own rules and no neighbours play a part.
 */
export function foldCase(letter: string): string {
  return UNFOLDED.has(letter) ? letter : letter.toLowerCase().toUpperCase().toLowerCase();
}
