import { type Aligned, alignTokens } from "./align-tokens.ts";
import { type Difference, readDifference } from "./difference.ts";
import { ellipsesOf } from "./ellipses.ts";
import { findDiagonal } from "./find-diagonal.ts";
import { foldText } from "./fold.ts";
import type { FoldedText } from "./folded-text.ts";
import { withChangesTogether, withReplacedEnds, withSpacing } from "./tell-changes.ts";
import { readTokens, type Token } from "./tokens.ts";

/** A quote of more words and marks than this is not compared. */
const QUOTE_TOKENS_MAX = 5_000;
/** How far, in words and marks, the passage may lie from where it seems to stand: at least, and at most. */
const BAND = { least: 64, most: 256 } as const;
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
 * The passage of a source that has most of a quote's words in their order, and where the two differ; null where fewer than
 * half of its words are there together. Ellipses of the quote are left out: what they omit is `removed`.
 */
export function nearestPassage(source: FoldedText, quote: string): NearestPassage | null {
  const text = foldText(quote);
  const quoted = { text, tokens: withoutEllipses(text) };
  if (quoted.tokens.length > QUOTE_TOKENS_MAX) return null;
  const tokens = readTokens(source);
  const diagonal = findDiagonal(tokens, quoted.tokens);
  if (diagonal === null) return null;
  const band = Math.min(BAND.most, BAND.least + (quoted.tokens.length >> 2));
  const from = Math.max(0, diagonal - band);
  const near = { text: source, tokens: tokens.slice(from, Math.max(from, diagonal + quoted.tokens.length + band)) };
  const steps = alignTokens(near.tokens, quoted.tokens, diagonal - from, band);
  const likeness = likenessOf(steps, near.tokens, quoted.tokens);
  if (likeness === null) return null;
  const whole = withReplacedEnds(steps, near.tokens.length);
  const changes = withChangesTogether(withSpacing(whole, near.tokens, quoted.tokens));
  const { start, end, difference } = readDifference(changes, near, quoted);
  return { passage: source.source.slice(start, end), start, end, likeness, difference };
}

function withoutEllipses(quote: FoldedText): Token[] {
  const ellipses = ellipsesOf(quote.folded);
  let next = 0;
  return readTokens(quote).filter(({ start }) => {
    while ((ellipses[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return start < (ellipses[next]?.start ?? Number.POSITIVE_INFINITY);
  });
}

/** Twice the common words to the words of both; null where they are too few to call the passage near. */
function likenessOf(steps: readonly Aligned[], source: readonly Token[], quote: readonly Token[]): number | null {
  const count = { same: 0, removed: 0, added: 0 };
  for (const step of steps) {
    const token = step.kind === "added" ? quote[step.quote] : source[step.source];
    if (token?.isWord) count[step.kind] += 1;
  }
  const { same, removed, added } = count;
  if (same < NEAR.words || same < NEAR.share * (same + added)) return null;
  return (2 * same) / (2 * same + removed + added);
}
