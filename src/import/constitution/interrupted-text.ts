/** The manual's marks where its commentary interrupts a sentence or a clause. */
const AT_START = /^\* \* \* ?/;
const AT_END = / ?\* \* \*$/;

/** Words that the editors put into a continued text, which would not make sense alone: `[the House]`. */
const INSERTED = /\[[^\]]{1,60}\]/g;

/** Paragraphs, the number of marks that were taken out, and the editors' words that stayed. */
export type JoinedText = { readonly paragraphs: string[]; readonly marks: number; readonly inserted: string[] };

/** Joins the pieces of one clause that commentary had set apart; pieces without a mark between them are paragraphs. */
export function joinInterrupted(texts: readonly string[]): JoinedText {
  const paragraphs: string[] = [];
  const inserted: string[] = [];
  let marks = 0;
  let open = false;
  for (const text of texts) {
    const continues = AT_START.test(text);
    const piece = text.replace(AT_START, "").replace(AT_END, "");
    marks += Number(continues) + Number(AT_END.test(text));
    const before = paragraphs.at(-1);
    if (before !== undefined && (open || continues)) {
      paragraphs[paragraphs.length - 1] = before.endsWith("—") ? before + piece : `${before} ${piece}`;
      inserted.push(...(piece.match(INSERTED) ?? []));
    } else paragraphs.push(piece);
    open = AT_END.test(text);
  }
  return { paragraphs, marks, inserted };
}
