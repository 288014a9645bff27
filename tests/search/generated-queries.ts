import fc from "fast-check";

/** Words of the specimen and of no document, stopwords, and everything else that can be typed. */
const WORDS = [
  "orchard orchards trees warden bell bells ferry ferries clock kite lines toll tolls fog license ladder bread ovens",
  "definitions penalty gates windfall state constructor peñalosa municipal pomace harvest act schedule 90-1-4 91-3-2A",
  "the of and may what how generally zzyzx lisence ferrry 9001 HB hb9001 S23G9005 312 Ga. 456",
]
  .join(" ")
  .split(" ");
const SIGNS = [
  '"',
  "“",
  "”",
  "*",
  "AND",
  "OR",
  "NOT",
  "NEAR(",
  ")",
  ":",
  "-",
  "^",
  "\0",
  "😀",
  "{heading}",
  "'",
  "\\",
  "%",
  "+",
  "\u202e",
  "\ud800",
];

const piece = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.constantFrom(...SIGNS) },
  { weight: 1, arbitrary: fc.constantFrom(...WORDS).map((word) => `${word.slice(0, 4)}*`) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS)).map((two) => `"${two.join(" ")}"`),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
);

/** What a person, or a program, may type: 1 to 300 characters. */
export const typedQuery = fc
  .array(piece, { minLength: 1, maxLength: 9 })
  .map((pieces) => pieces.join(" ").slice(0, 300))
  .filter((query) => query.length > 0);

/** A query of as many characters as there can be. */
export const longQuery = fc
  .string({ unit: "binary", minLength: 300, maxLength: 300 })
  .map((text) => text.slice(0, 300));
