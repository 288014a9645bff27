import type { CharacterRow } from "./folding-row.ts";

/** The characters that a quotation check does not tell apart; every code point is listed. The rest is in `folding-table.ts`. */
export const CHARACTER_ROWS = [
  {
    name: "double quotation marks",
    treatment: "folded",
    what: 'Every double quotation mark, and the double prime, counts as ".',
    to: '"',
    codePoints: [
      0x22, 0xab, 0xbb, 0x2ba, 0x201c, 0x201d, 0x201e, 0x201f, 0x2033, 0x2036, 0x301d, 0x301e, 0x301f, 0xff02,
    ],
    examples: [
      { quote: 'the term "kite" means', source: "The term “kite” means" },
      { quote: "the term «kite» means", source: 'The term "kite" means' },
      { quote: "the term ʺkiteʺ means", source: "The term “kite” means" },
    ],
  },
  {
    name: "single quotation marks and apostrophes",
    treatment: "folded",
    what: "Every single quotation mark, the apostrophe, the prime and the two accents typed for it count as '.",
    to: "'",
    codePoints: [
      0x27, 0x60, 0xb4, 0x2b9, 0x2bc, 0x2018, 0x2019, 0x201a, 0x201b, 0x2032, 0x2035, 0x2039, 0x203a, 0xff07,
    ],
    examples: [
      { quote: "the owner's kite", source: "the owner’s kite" },
      { quote: "a ‘kite’ flown", source: "a `kite' flown" },
      { quote: "the ownerʼs kite", source: "the owner's kite" },
    ],
  },
  {
    name: "dashes",
    treatment: "folded",
    what: "Every hyphen, dash, bar and minus counts as -, and so does a run of them: -- is how a typewriter writes —.",
    to: "-",
    codePoints: [
      0x2d, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0x2e3a, 0x2e3b, 0xfe31, 0xfe32, 0xfe58, 0xfe63,
      0xff0d,
    ],
    examples: [
      { quote: "kites-paper or silk", source: "kites—paper or silk" },
      { quote: "kites--paper or silk", source: "kites—paper or silk" },
      { quote: "non‑profit kite clubs", source: "non-profit kite clubs" },
    ],
  },
  {
    name: "white space",
    treatment: "folded",
    what: "A run of spaces, tabs, line breaks and no-break or typographic spaces counts as one space; at the ends of a quote it does not count.",
    to: " ",
    codePoints: [
      0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006,
      0x2007, 0x2008, 0x2009, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
    ],
    examples: [
      { quote: "see § 99-1-1 for kites", source: "See §\u00a099-1-1 for\nkites" },
      { quote: "  a kite:\n\n(1) of paper ", source: "A kite:\t(1)  of paper" },
    ],
  },
  {
    name: "invisible characters",
    treatment: "folded",
    what: "Soft hyphens, zero-width characters, direction marks and byte order marks do not count.",
    to: "",
    codePoints: [
      0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2062,
      0x2063, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0xfeff,
    ],
    examples: [
      { quote: "pos\u00adses\u00adsion of a kite", source: "possession of a kite" },
      { quote: "possession of a kite", source: "\ufeffpos\u200bsession of a kite" },
    ],
  },
] as const satisfies readonly CharacterRow[];

/** What each listed character becomes, by code point. */
export const CHARACTER_FOLDS: ReadonlyMap<number, string> = new Map(
  CHARACTER_ROWS.flatMap(({ to, codePoints }) => codePoints.map((codePoint) => [codePoint, to] as const)),
);
