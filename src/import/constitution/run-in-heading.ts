/** The end of a heading that runs on: a point, perhaps with a closing quotation mark, before a sentence. */
const RUN_IN = /^(?<words>.*?[.?][”"’']?) (?=[A-Z“"([])(?<text>.*)$/s;

/** A heading's words and the lines of its text. */
export type RunInHeading = { readonly words: string; readonly text: readonly string[] };

/**
 * Parts a paragraph's heading from its text. A line that ends in a point above other lines is the whole heading; else the
 * heading is the first sentence, which may wrap.
 */
export function splitRunIn(line: string, below: readonly string[]): RunInHeading {
  const split = RUN_IN.exec(line)?.groups;
  if (below.length > 0 && /[.?][”"’']?$/.test(line) && split === undefined) return { words: line, text: below };
  if (split !== undefined) return { words: split["words"] ?? "", text: [split["text"] ?? "", ...below] };
  const wrapped = below.length === 0 ? undefined : RUN_IN.exec([line, ...below].join(" "))?.groups;
  if (wrapped === undefined) return { words: line, text: below };
  return { words: wrapped["words"] ?? "", text: [wrapped["text"] ?? ""] };
}
