import { readReferences } from "./character-references.ts";
import { splitAtEllipses } from "./ellipses.ts";
import { foldQuote } from "./fold.ts";
import { withoutNoteMarks } from "./note-marks.ts";

/** A quote of more pieces than this is read as if its ellipses were text. */
export const PIECES_MAX = 20;

/** A quote made ready to be looked for in any number of texts. */
export type Quote = {
  /** As it was sent. */
  readonly written: string;
  readonly folded: string;
  /** What stands between its ellipses; none where it has no ellipsis inside, or too many. */
  readonly pieces: () => readonly string[];
  /** The same without marks of notes and with the marks that HTML's references stand for; itself where it has neither. */
  readonly plain: () => Quote;
};

/** Folds a quote once. Any string will do. */
export function readQuote(written: string): Quote {
  const folded = foldQuote(written);
  let pieces: readonly string[] | null = null;
  const quote: Quote = {
    written,
    folded,
    plain: () => {
      const plain = plainWords(written);
      return plain === written ? quote : readQuote(plain);
    },
    pieces: () => {
      pieces ??= piecesOf(folded);
      return pieces;
    },
  };
  return quote;
}

/** What a quote says without marks of notes and character references. */
function plainWords(written: string): string {
  return withoutNoteMarks(readReferences(written));
}

function piecesOf(folded: string): readonly string[] {
  const pieces = splitAtEllipses(folded);
  return pieces.length > PIECES_MAX || pieces[0] === folded ? [] : pieces;
}
