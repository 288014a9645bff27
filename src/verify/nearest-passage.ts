import { type Aligned, alignTokens } from "./align-tokens.ts";
import { type Difference, readDifference } from "./difference.ts";
import { ellipsesOf } from "./ellipses.ts";
import { findPlaces, type PlaceBand } from "./find-places.ts";
import { foldText } from "./fold.ts";
import type { FoldedText } from "./folded-text.ts";
import type { PreparedText } from "./prepared-text.ts";
import type { Quote } from "./quote.ts";
import { withChangesTogether, withReplacedEnds, withSpacing } from "./tell-changes.ts";
import { readTokens, type TokenTable, wordTokens } from "./token-table.ts";
import type { WordIndex } from "./word-index.ts";

/** A quote of more words and marks than this is not compared. */
const QUOTE_TOKENS_MAX = 5_000;
/** How far, in words and marks, the passage may lie from where its runs stand. */
const PAD = 8;
/** Fewest words in common, and the least share of the quote's words. */
const NEAR = { words: 2, share: 0.5 } as const;

/**
 * The passage of a source that a quote comes nearest to: `passage` is `source.slice(start, end)`, in UTF-16 offsets, and
 * what is `same` or `removed` in the difference, put together. `likeness`: 1 where all words agree, down to 0.
 */
export type NearestPassage = {
  readonly passage: string;
  readonly start: number;
  readonly end: number;
  readonly likeness: number;
  readonly difference: readonly Difference[];
};

/**
 * The passage of a source that a quote comes nearest to, and where the two differ: of the places where the most of its runs
 * of words stand together (`findPlaces`), each with its cheapest alignment within `PAD` of them (`alignTokens`), the one
 * most like it. Null where fewer than half of its words are there. Ellipses of the quote are left out: what they omit is
 * `removed`.
 */
export function nearestPassage(source: PreparedText, quote: Quote): NearestPassage | null {
  const text = foldText(quote.written);
  const index = source.words();
  const tokens = quoteTokens(text, index);
  if (tokens.length > QUOTE_TOKENS_MAX) return null;
  const words = wordTokens(tokens);
  const ids = words.map((token) => tokens.id[token] ?? -1);
  const best = likest(findPlaces(index, ids, words), index.tokens, tokens);
  if (best === null) return null;
  const whole = withReplacedEnds(best.steps, index.tokens.length);
  const changes = withChangesTogether(withSpacing(whole, index.tokens, tokens));
  const { start, end, difference } = readDifference(changes, { text: source, tokens: index.tokens }, { text, tokens });
  return { passage: source.source.slice(start, end), start, end, likeness: best.likeness, difference };
}

type Alignment = { readonly steps: readonly Aligned[]; readonly likeness: number };

function likest(places: readonly PlaceBand[], source: TokenTable, quote: TokenTable): Alignment | null {
  let best: Alignment | null = null;
  for (const { low, high } of places) {
    const steps = alignTokens(source, quote, { low: low - PAD, high: high + PAD });
    const likeness = likenessOf(steps, source, quote);
    if (likeness !== null && likeness > (best?.likeness ?? 0)) best = { steps, likeness };
  }
  return best;
}

/** The quote's words and marks without its ellipses, numbered by the source's vocabulary. */
function quoteTokens(text: FoldedText, { vocabulary }: WordIndex): TokenTable<number[]> {
  const ellipses = ellipsesOf(text.folded);
  const numberOf = (folded: string) => vocabulary.get(folded) ?? -1;
  return readTokens(text, numberOf, ellipses);
}

/** Twice the common words to the words of both; null where they are too few to call the passage near. */
function likenessOf(steps: readonly Aligned[], source: TokenTable, quote: TokenTable): number | null {
  const count = { same: 0, removed: 0, added: 0 };
  for (const step of steps) {
    const isWord = step.kind === "added" ? quote.isWord[step.quote] : source.isWord[step.source];
    if (isWord === 1) count[step.kind] += 1;
  }
  const { same, removed, added } = count;
  if (same < NEAR.words || same < NEAR.share * (same + added)) return null;
  return (2 * same) / (2 * same + removed + added);
}
