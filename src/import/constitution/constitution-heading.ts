/** What a printed heading opens. `amendments` stands above all amendments, `title` above everything. */
export type HeadingLevel = "title" | "preamble" | "article" | "section" | "paragraph" | "amendments" | "amendment";

/** A heading, taken apart: its number as printed (empty where it has none) and the words after it. */
export type ConstitutionHeading = {
  readonly level: HeadingLevel;
  readonly number: string;
  readonly words: string;
  /** All of it. */
  readonly printed: string;
};

const NUMBER = String.raw`(?<number>(?:[IVXLC]{1,8}|\d{1,2})(?:[ -]?[A-H])?)(?![\w-])`;
const WORDS = String.raw`[.:]?\]?[.:]?\s*(?:[—–-]\s)?(?<words>.*)$`;

const numbered = (word: string) => new RegExp(`^\\[?(?:${word})\\s?\\[?${NUMBER}${WORDS}`, "s");

/** The forms of headings. The first row that fits decides. */
export const HEADING_FORMS: readonly {
  readonly level: HeadingLevel;
  readonly pattern: RegExp;
  readonly examples: readonly string[];
}[] = [
  { level: "preamble", pattern: /^\[?preamble\]?\.?$/i, examples: ["Preamble", "PREAMBLE.", "[Preamble]"] },
  {
    level: "article",
    pattern: numbered(String.raw`ARTICLE\s|Article\s|Art\.|ART\.`),
    examples: ["ARTICLE I. BILL OF LANTERNS", "Article 1. [The Lamps]", "Art. VI", "ARTICLE [IV.]"],
  },
  {
    level: "amendments",
    pattern: /^(?:amendments(?: to the constitution.*)?|articles? in addition to,? .*)$/is,
    examples: ["AMENDMENTS TO THE CONSTITUTION", "articles in addition to, and amendment of, the constitution"],
  },
  {
    level: "amendment",
    pattern: numbered(String.raw`AMENDMENT\s|Amendment\s`),
    examples: ["[Amendment I]", "AMENDMENT XIV.", "Amendment 13 [Lamps Prohibited.]"],
  },
  {
    level: "section",
    pattern: numbered(String.raw`SECTION\s|Section\s|Sec\.|SEC\.|§`),
    examples: ["SECTION I. LAMPS", "Section 1 Legislative Lamps.", "§ 4. [Lamps]", "§1.Lamps.", "SECTION II-A"],
  },
  {
    level: "paragraph",
    pattern: numbered(String.raw`PARAGRAPH\s|Paragraph\s|Par\.|PAR\.|Para\.|¶`),
    examples: ["Paragraph I. Lamps, oil, and wicks.", "Paragraph VIII-A. Wicks.", "¶ IV."],
  },
  {
    level: "title",
    pattern: /^(?:the )?constitution(?: of.*)?$/is,
    examples: ["THE CONSTITUTION OF THE UNITED STATES OF AMERICA", "Constitution"],
  },
];

/** Takes a heading apart; null where it has none of the forms. */
export function readConstitutionHeading(text: string): ConstitutionHeading | null {
  for (const { level, pattern } of HEADING_FORMS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const { number = "", words = "" } = found.groups ?? {};
    return { level, number, words: words.trim(), printed: text };
  }
  return null;
}

const ROMAN = "[IVXLC]{1,8}(?:-?[A-H])?";
/** Ids of Georgia's own page: `constitution-ga-aIsIIpIV`. */
const ID = new RegExp(
  `^constitution-[a-z]{2}-a(?<article>${ROMAN})(?:s(?<section>${ROMAN})(?:p(?<paragraph>${ROMAN}))?)?$`,
);

/** What a heading opens by its id, where its words do not say it: all of them are its name. Null for any other id. */
export function readHeadingId(id: string, text: string): ConstitutionHeading | null {
  const { article, section, paragraph } = ID.exec(id)?.groups ?? {};
  if (article === undefined) return null;
  const level = paragraph !== undefined ? "paragraph" : section !== undefined ? "section" : "article";
  return { level, number: paragraph ?? section ?? article, words: text, printed: text };
}
