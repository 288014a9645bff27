/** Words, or what stands between backticks. */
export type CodedWords = { code: boolean; text: string };

/** A sentence of the description in pieces: what stands between backticks is code. */
export function splitCode(sentence: string): CodedWords[] {
  return sentence
    .split("`")
    .map((text, index) => ({ code: index % 2 === 1, text }))
    .filter(({ text }) => text !== "");
}
