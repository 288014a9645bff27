import type { FoldedText } from "./folded-text.ts";
import { isInsideWord } from "./words.ts";

/** Most units of the folded text between two pieces of one quote: what is further apart is not one passage. */
export const OMISSION_MAX_CHARS = 5_000;

/** Where the pieces of a quote stand, in order: offsets of the folded text. */
export type Chain = readonly { readonly start: number; readonly end: number }[];

/** A place of one piece, and the last place before it that the pieces before it can end in. */
type Place = {
  readonly start: number;
  readonly end: number;
  readonly before: Place | null;
  readonly chainStart: number;
};

/**
 * Every place where the pieces stand one after another, places never overlapping: the one that ends first, with as little
 * between its pieces as can be; then the next after it. One piece is a plain search. Time grows with the number of pieces
 * times the length of the text.
 */
export function findPieces(text: FoldedText, pieces: readonly string[]): Chain[] {
  let places: Place[] | null = null;
  for (const piece of pieces) {
    places = follow(text, piece, places);
    if (places.length === 0) return [];
  }
  return withoutOverlap(places ?? []).map(toChain);
}

/** The places of a piece that follow a place of the piece before it; `null` where there is none before it. */
function follow(text: FoldedText, piece: string, previous: readonly Place[] | null): Place[] {
  const places: Place[] = [];
  let next = 0;
  for (let at = text.folded.indexOf(piece); at !== -1; at = text.folded.indexOf(piece, at + 1)) {
    const end = at + piece.length;
    if (isInsideWord(text, at) || isInsideWord(text, end)) continue;
    if (previous === null) {
      places.push({ start: at, end, before: null, chainStart: at });
      continue;
    }
    while ((previous[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    const before = previous[next - 1];
    if (before === undefined || at - before.end > OMISSION_MAX_CHARS) continue;
    places.push({ start: at, end, before, chainStart: before.chainStart });
  }
  return places;
}

function withoutOverlap(places: readonly Place[]): Place[] {
  const taken: Place[] = [];
  let from = 0;
  for (const place of places) {
    if (place.chainStart < from) continue;
    taken.push(place);
    from = place.end;
  }
  return taken;
}

function toChain(last: Place): Chain {
  const chain: Place[] = [];
  for (let place: Place | null = last; place !== null; place = place.before) chain.push(place);
  return chain.reverse();
}
