/** Words that one text has more often than the other. */
export type WordResidue = { readonly older: readonly string[]; readonly newer: readonly string[] };

/**
 * What is left of two texts when every word that both have is taken away, wherever it stands: empty on both sides for
 * the same paragraphs in another order. A word that the other side prints in two parts is taken away too.
 */
export function wordResidue(older: readonly string[], newer: readonly string[]): WordResidue {
  const counts = new Map<string, number>();
  for (const word of older) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of newer) counts.set(word, (counts.get(word) ?? 0) - 1);
  const left = new Bag();
  const right = new Bag();
  for (const [word, count] of counts) (count > 0 ? left : right).add(word, Math.abs(count));
  // Joined words keep their letters: sides of different length cannot come out even.
  if (left.letters === right.letters) {
    left.takeAwayHalves(right);
    right.takeAwayHalves(left);
  }
  return { older: left.words(), newer: right.words() };
}

class Bag {
  readonly #counts = new Map<string, number>();

  get letters(): number {
    return [...this.#counts].reduce((sum, [word, count]) => sum + word.length * count, 0);
  }

  add(word: string, count: number): void {
    if (count !== 0) this.#counts.set(word, (this.#counts.get(word) ?? 0) + count);
    if (this.#counts.get(word) === 0) this.#counts.delete(word);
  }

  /** Takes away each word whose two parts stand in the other bag, and them. */
  takeAwayHalves(other: Bag): void {
    for (const [word, count] of [...this.#counts]) {
      for (let times = 0; times < count; times += 1) {
        const halves = other.#halvesOf(word);
        if (halves === null) break;
        this.add(word, -1);
        for (const half of halves) other.add(half, -1);
      }
    }
  }

  words(): string[] {
    return [...this.#counts].flatMap(([word, count]) => Array.from({ length: count }, () => word));
  }

  #halvesOf(word: string): [string, string] | null {
    for (let at = 1; at < word.length; at += 1) {
      const first = word.slice(0, at);
      const second = word.slice(at);
      const needed = first === second ? 2 : 1;
      if ((this.#counts.get(first) ?? 0) >= needed && (this.#counts.get(second) ?? 0) >= 1) return [first, second];
    }
    return null;
  }
}
