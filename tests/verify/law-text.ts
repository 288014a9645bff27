import fc from "fast-check";

const WORDS = [
  ..."a an any the of or and not shall may person kite owner license court officer day days within under title fine".split(
    " ",
  ),
  ..."non-profit owner's owners’ and/or 99-1-1 99-1-1.1 (a) (1) § $1,000 1,000,000 12:30 .5 1.5 10 “kite” 'kite'".split(
    " ",
  ),
  ..."paper—silk paper-silk [T]he [a] [the] Straße résumé İlk ﬁne ___ . land.1 U.S. … 1½ note² 𝐤ite 𐐀b".split(" "),
];
const MARKS = ["", "", "", "", ",", ".", ";", ":", " —", ")", "”"];
const GAPS = [" ", " ", " ", " ", "  ", "\n", "\n\n", "\u00a0", "\t", "\u200b "];

const wordArbitrary = fc
  .tuple(fc.constantFrom(...WORDS), fc.constantFrom(...MARKS), fc.constantFrom(...GAPS), fc.integer({ min: 0, max: 6 }))
  .map(([word, mark, gap, capital]) => `${capital === 0 ? word.toUpperCase() : word}${mark}${gap}`);

/** Text that looks like law, with everything in it that is folded or joins words. */
export const lawTextArbitrary = fc.array(wordArbitrary, { minLength: 1, maxLength: 40 }).map((words) => words.join(""));

/** Words cut from a text at white space, and where they stand. */
export const cutArbitrary = fc
  .tuple(lawTextArbitrary, fc.nat(), fc.integer({ min: 2, max: 12 }))
  .map(([source, from, count]) => {
    const words = [...source.matchAll(/[^\s\u200b]+/g)];
    const first = from % words.length;
    const cut = words.slice(first, first + count);
    const start = cut[0]?.index ?? 0;
    const last = cut.at(-1);
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
    return { source, start, end, quote: source.slice(start, end), words: cut.map(([word]) => word) };
  });

/** Any string at all, made more often than not of what folding treats apart. */
export const hostileTextArbitrary = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        ..."[]\\\\\\-—– \n\u00a0\u00ad\u200b'’\"“aAbßİıſ\u0345\u0301ﬁ.,:/…*§_1²½\r\u2028",
        "\ud800",
        "\udc00",
        "𐐀",
        "[T]",
        "\\[",
      ),
      { maxLength: 24 },
    )
    .map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 30 }),
  lawTextArbitrary,
);

/** One way in which a quotation may differ from its source and still be the same words. */
export const ALTERATIONS: readonly { readonly name: string; readonly alter: (quote: string) => string }[] = [
  { name: "straight quotation marks", alter: (quote) => quote.replace(/[“”]/g, '"').replace(/[‘’]/g, "'") },
  { name: "typographic quotation marks", alter: (quote) => quote.replace(/["“”]/g, "„").replace(/['‘’]/g, "’") },
  { name: "other dashes", alter: (quote) => quote.replace(/[-—–]/g, (dash) => (dash === "-" ? "‑" : "--")) },
  { name: "other white space", alter: (quote) => `\n ${quote.replace(/\s+/g, "\u00a0\n ")}\t` },
  { name: "capitals", alter: (quote) => quote.replace(/[a-z]/g, (letter) => letter.toUpperCase()) },
  { name: "small letters", alter: (quote) => quote.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) },
  { name: "soft hyphens", alter: (quote) => quote.replace(/(?<=[a-z])(?=[a-z])/g, "\u00ad") },
  { name: "a bracketed leading letter", alter: (quote) => quote.replace(/^[A-Za-z](?!\p{M})/u, "[$&]") },
  { name: "Markdown escapes", alter: (quote) => quote.replace(/[[\]_*#.()]/g, "\\$&") },
];
