/** A piece of a designation; the order of these ranks is the order in which unequal pieces are printed. */
const TOKEN_RANKS = { point: 0, number: 1, letters: 2, other: 3 } as const;

type TokenKind = keyof typeof TOKEN_RANKS;

interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const TOKEN = /(?<point>\.\d+)|(?<number>\d+)|(?<letters>[A-Za-z]+)|(?<other>\.|[^\dA-Za-z.]+)/g;

function tokens(designation: string): Token[] {
  return [...designation.matchAll(TOKEN)].map(({ 0: text, groups }) => {
    if (groups?.["point"] !== undefined) return { kind: "point", text: text.slice(1) };
    if (groups?.["number"] !== undefined) return { kind: "number", text };
    return { kind: groups?.["letters"] === undefined ? "other" : "letters", text };
  });
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Shorter first: integers without leading zeros by value, and `Z` before `AA`. */
const byLengthThenText = (a: string, b: string): number => a.length - b.length || byCodeUnit(a, b);

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, "");

const COMPARE_TEXT: Readonly<Record<TokenKind, (a: string, b: string) => number>> = {
  point: (a, b) => byLengthThenText(withoutLeadingZeros(a), withoutLeadingZeros(b)),
  number: (a, b) => byLengthThenText(withoutLeadingZeros(a), withoutLeadingZeros(b)),
  letters: (a, b) => byLengthThenText(a.toUpperCase(), b.toUpperCase()),
  other: byCodeUnit,
};

function compareTokens(a: Token, b: Token): number {
  return TOKEN_RANKS[a.kind] - TOKEN_RANKS[b.kind] || COMPARE_TEXT[a.kind](a.text, b.text);
}

/**
 * Orders the designations of chapters, articles, parts and sections as they are printed: a bare number, then its
 * decimals, then its letters (`4` < `4.1` < `4.10` < `4A` < `5`). Digits are compared as integers of any size.
 * A total order over all strings: only equal strings compare as 0.
 */
export function compareDesignations(a: string, b: string): number {
  const left = tokens(a);
  const right = tokens(b);
  for (const [index, token] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareTokens(token, other);
    if (order !== 0) return order;
  }
  return left.length - right.length || byCodeUnit(a, b);
}
