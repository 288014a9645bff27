/** A piece of a paragraph in order: words; where a printed page begins; a footnote's mark, in the text or before its words. */
export type OpinionPiece =
  | { kind: "words"; words: string }
  | { kind: "page"; shown: string; id: string | null }
  | { kind: "reference"; label: string; id: string; href: string }
  | { kind: "note"; label: string; id: string; href: string | null };

/** A piece that stands at an offset of a paragraph and takes the place of `chars` of its words. */
export type PlacedPiece = { at: number; chars: number; piece: Exclude<OpinionPiece, { kind: "words" }> };

/** A paragraph cut at its pieces, which come in the order of their offsets; every word of it is in exactly one piece. */
export function cutParagraph(text: string, placed: readonly PlacedPiece[]): OpinionPiece[] {
  const pieces: OpinionPiece[] = [];
  let from = 0;
  const addWords = (end: number) => {
    if (end > from) pieces.push({ kind: "words", words: text.slice(from, end) });
    from = Math.max(from, end);
  };
  for (const { at, chars, piece } of placed) {
    addWords(at);
    pieces.push(piece);
    from = Math.max(from, at + chars);
  }
  addWords(text.length);
  return pieces;
}
