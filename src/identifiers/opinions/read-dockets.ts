import type { DocketNumber } from "./docket-number.ts";
import { readDocketPieces } from "./docket-pieces.ts";

/** What an upstream's docket field holds. */
export interface PrintedDockets {
  /** In the order printed, each once. */
  readonly dockets: DocketNumber[];
  /** What was not understood, joined by commas; empty when all was. */
  readonly rest: string;
}

/**
 * The docket numbers of an upstream's field, which may hold several, in short or as a range, and words that a scraper
 * left in it. A letter O where only a digit can stand is a zero; nothing else is repaired, it is in `rest`.
 */
export function readDockets(printed: string): PrintedDockets {
  const dockets = new Set<DocketNumber>();
  const rest: string[] = [];
  for (const piece of readDocketPieces(printed)) {
    if (piece.kind === "docket") dockets.add(piece.docket);
    else rest.push(piece.text);
  }
  return { dockets: [...dockets], rest: rest.join(", ") };
}
