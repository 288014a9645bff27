import type { FoldedText } from "./folded-text.ts";
import { packTokens, readTokens, type TokenTable, wordTokens } from "./token-table.ts";

/** Runs of words are told apart up to this length. */
export const RUN_MAX = 16;

/**
 * The words of a text, ordered so that all places of a run of words are found by bisection. `words[w]` is the token of the
 * `w`th word, `ids[w]` its number in the vocabulary. `order` holds the places of all words, by the `RUN_MAX` words that
 * begin there, then by place; those of the word `id` begin at `first[id]`.
 */
export type WordIndex = {
  readonly tokens: TokenTable;
  readonly vocabulary: ReadonlyMap<string, number>;
  readonly words: Int32Array;
  readonly ids: Int32Array;
  readonly order: Int32Array;
  readonly first: Int32Array;
};

/** Indexes a text. Time and space are linear in it. */
export function indexWords(text: FoldedText): WordIndex {
  const vocabulary = new Map<string, number>();
  const tokens = packTokens(readTokens(text, (folded) => vocabulary.getOrInsert(folded, vocabulary.size)));
  const words = Int32Array.from(wordTokens(tokens));
  const ids = words.map((token) => tokens.id[token] ?? 0);
  const order = orderRuns(ids, vocabulary.size);
  return { tokens, vocabulary, words, ids, order, first: firstPlaces(ids, vocabulary.size) };
}

/** Places by the runs that begin there: ordered by one word, then by two, four, eight, each time from the order before. */
function orderRuns(ids: Int32Array, vocabulary: number): Int32Array {
  const places = Int32Array.from(ids.keys());
  let order = sortBy(places, ids, vocabulary);
  let rank = rankBy(order, ids, ids);
  for (let known = 1; known < RUN_MAX && rank.last < ids.length; known *= 2) {
    const rest = new Int32Array(ids.length);
    rest.set(rank.of.subarray(known));
    order = sortBy(sortBy(places, rest, rank.last + 1), rank.of, rank.last + 1);
    rank = rankBy(order, rank.of, rest);
  }
  return order;
}

/** Stable, by keys from 0 to before `end`. */
function sortBy(places: Int32Array, keys: Int32Array, end: number): Int32Array {
  const next = new Int32Array(end + 1);
  for (let at = 0; at < keys.length; at += 1) {
    const after = (keys[at] ?? 0) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let key = 1; key <= end; key += 1) next[key] = (next[key] ?? 0) + (next[key - 1] ?? 0);
  const sorted = new Int32Array(places.length);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const key = keys[place] ?? 0;
    const to = next[key] ?? 0;
    sorted[to] = place;
    next[key] = to + 1;
  }
  return sorted;
}

/** Numbers ordered places from 1, those alike in both keys alike; `last` is the last number. */
function rankBy(order: Int32Array, first: Int32Array, second: Int32Array): { of: Int32Array; last: number } {
  const of = new Int32Array(order.length);
  let last = 0;
  for (let at = 0; at < order.length; at += 1) {
    const place = order[at] ?? 0;
    const before = order[at - 1] ?? -1;
    if (before < 0 || first[before] !== first[place] || second[before] !== second[place]) last += 1;
    of[place] = last;
  }
  return { of, last };
}

function firstPlaces(ids: Int32Array, vocabulary: number): Int32Array {
  const first = new Int32Array(vocabulary + 1);
  for (const id of ids) first[id + 1] = (first[id + 1] ?? 0) + 1;
  for (let id = 1; id <= vocabulary; id += 1) first[id] = (first[id] ?? 0) + (first[id - 1] ?? 0);
  return first;
}
