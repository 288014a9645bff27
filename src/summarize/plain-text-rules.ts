/** What a service-written text must not hold: it is shown as plain text, in Markdown and in HTML. */
export const PLAIN_TEXT_RULES: readonly {
  readonly what: string;
  readonly form: RegExp;
  readonly examples: readonly string[];
}[] = [
  { what: "a Markdown heading", form: /(?:^|\n)[ \t]{0,3}#{1,6}[ \t]/, examples: ["# Summary\nThe bell."] },
  { what: "a list", form: /(?:^|\n)[ \t]{0,8}(?:[-+•–]|\d{1,2}[.)])[ \t]/, examples: ["Rules:\n- bells", "1. Bells"] },
  {
    what: "Markdown emphasis or code",
    form: /[*`]|__|~~|(?:^|[\s(])_\S/,
    examples: ["a **bell**", "_Bell v. Kite_", "`bell`"],
  },
  { what: "a Markdown link", form: /\]\(|\]\[/, examples: ["[bell](here)"] },
  { what: "HTML", form: /<[a-z!/?]|&(?:[a-z]{2,10}|#\w{1,6});/i, examples: ["<b>bell</b>", "bells &amp; kites"] },
  {
    what: "a link or an address",
    form: /\b[a-z]{2,10}:\/\/|\bwww\.|\bmailto:|\bjavascript:|\w@\w/i,
    examples: ["see https://example.org", "www.example.org", "bell@example.org"],
  },
  {
    what: "an invisible or unassigned character",
    // Tabs and line breaks become spaces.
    form: /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]/u,
    examples: ["bell\u202e", "bell\u200b", "bell\u0007"],
  },
  {
    what: "a quotation mark that is not a double one",
    form: /[‹›‟❝❞〝〞＂「」『』]|''|’’|‘‘|‚/,
    examples: ["‹bell›", "''bell''"],
  },
];

/** A passage in single quotation marks: one before a word, one after a word. Marks inside words are apostrophes. */
const SINGLE_QUOTED = /(?:^|[\s(])['‘](?=\p{L})(?:[^'‘’\n]|(?<=\p{L})['’](?=\p{L})){0,1000}['’](?![\p{L}\p{N}])/u;

/** Whether a text, without its passages in double marks, has a passage in single quotation marks. */
export function hasSingleQuoted(around: string): boolean {
  return SINGLE_QUOTED.test(around);
}
