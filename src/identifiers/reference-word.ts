/** A word or name of written references: a pattern source, matched in either case, and what it matches. */
export interface ReferenceWord {
  readonly name: string;
  readonly source: string;
  readonly examples: readonly string[];
}

/** Levels below a section of the Code, and from the paragraph down in a constitution too, as words. */
export const PART_LEVEL_WORDS = {
  subparagraph: {
    name: "subparagraph",
    source: String.raw`sub ?para?(?:graph)?s?\.?`,
    examples: ["subparagraph", "subpar.", "subparas."],
  },
  paragraph: {
    name: "paragraph",
    source: String.raw`para?(?:graph)?s?\.?|¶`,
    examples: ["paragraph", "par.", "para.", "¶"],
  },
  division: {
    name: "division",
    source: String.raw`(?:sub ?)?div(?:ision)?s?\.?`,
    examples: ["division", "subdivision", "div."],
  },
  item: { name: "item", source: "(?:sub ?)?items?", examples: ["item", "subitem"] },
} as const satisfies Readonly<Record<string, ReferenceWord>>;

/** The rows as one alternative, tried in their order. */
export function anyOf(words: readonly ReferenceWord[]): string {
  return `(?:${words.map(({ source }) => source).join("|")})`;
}
