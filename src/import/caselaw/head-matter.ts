/** What stands over an opinion and has a field of its own, so that it is not told twice. */
export type ToldElsewhere = { readonly names: readonly string[]; readonly docket: string };

const DAY =
  /^\(?(?:[\p{L}. ]{1,40},? )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|[a-z]{3,4}\.) (?:\d{1,2}, ?)?\d{4})[.)]*$/iu;
const PLACE = /^\([\p{L} .,]{1,40}\.?$/u;

/**
 * The syllabus in a case's head matter: its paragraphs without the parties, attorneys and judges, the docket number and the
 * line with place and day, which have fields of their own. Null where nothing is left.
 */
export function syllabusOf(headMatter: unknown, { names, docket }: ToldElsewhere): string | null {
  if (typeof headMatter !== "string") return null;
  const told = new Set([...names, docket].map(letters));
  const lines = headMatter.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  const kept = lines.filter((line, index) => {
    if (line === "" || told.has(letters(line)) || DAY.test(line)) return false;
    return !(PLACE.test(line) && DAY.test(lines[index + 1] ?? ""));
  });
  return kept.length === 0 ? null : kept.join("\n\n");
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
