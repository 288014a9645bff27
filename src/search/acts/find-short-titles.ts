/** What an act, chapter or article says that it is called, and where. */
const FORMS: readonly RegExp[] = [
  // This chapter shall be known and may be cited as the “…”; this article shall be known as “The …”
  /\bth(?:is|ese) (?:title|chapter|article|part|subpart|code section|section|act|law|compact)s?\b[^.“”]{0,120}\b(?:may|shall) (?:also )?be (?:known|cited|referred to)\b[^.“”]{0,60}\bas[^.“”]{0,6}“(?<title>[^“”]{2,300})”/gi,
  // … may be cited as “…”, whatever the words before
  /\bmay (?:also )?be cited\b[^.“”]{0,60}\bas[^.“”]{0,6}“(?<title>[^“”]{2,300})”/gi,
  // The short title of this article shall be the “…”
  /\bshort title (?:of|for) this [^.“”]{1,60}\bshall be[^.“”]{0,6}“(?<title>[^“”]{2,300})”/gi,
];

/** Typewriter quotation marks that open and close in turn, as the printed ones. */
function withPrintedQuotes(text: string): string {
  let open = false;
  return text.replaceAll('"', () => {
    open = !open;
    return open ? "“" : "”";
  });
}

/** The short titles that a text states, in order, each once, without the punctuation that the quotation marks take in. */
export function findShortTitles(text: string): string[] {
  if (!/\b(?:cited|known|short title)\b/i.test(text)) return [];
  const printed = withPrintedQuotes(text);
  const found = FORMS.flatMap((form) =>
    [...printed.matchAll(form)].map(({ index, groups }) => ({ index, title: bare(groups?.["title"] ?? "") })),
  ).sort((a, b) => a.index - b.index);
  return [...new Set(found.map(({ title }) => title))].filter((title) => title !== "");
}

function bare(title: string): string {
  return title
    .replace(/\s+/g, " ")
    .replace(/[.,;:]+$/, "")
    .trim();
}
