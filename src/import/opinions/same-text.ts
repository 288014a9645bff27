/** Most words that two prints of one text may differ in: a share of the longer one, and some. */
const MOST_DIFFERENT = { share: 0.03, some: 6 } as const;
/** Most letters that may differ inside one place where the two differ. */
const SPELLING_SHARE = 0.34;

/**
 * Whether two texts are the same but for spelling and white space, as two scans of one print are: the same words in the same
 * order, and wherever they differ, the letters on both sides nearly the same and the numbers the same. A word more or less,
 * or another word, makes another text.
 */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [wordsOfText(a), wordsOfText(b)];
  const longer = Math.max(left.length, right.length);
  const most = Math.ceil(longer * MOST_DIFFERENT.share) + MOST_DIFFERENT.some;
  if (Math.abs(left.length - right.length) > most) return false;
  return differences(left, right, most)?.every(([one, other]) => isSpelling(one, other)) ?? false;
}

function wordsOfText(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The letters on both sides of each place where two lists of words differ; null where they differ in more than `most`. */
function differences(left: readonly string[], right: readonly string[], most: number): [string, string][] | null {
  const found: [string, string][] = [];
  let [i, j, spent] = [0, 0, 0];
  while (i < left.length || j < right.length) {
    if (left[i] === right[j]) {
      i += 1;
      j += 1;
      continue;
    }
    const step = nextMeeting(left, right, i, j);
    spent += Math.max(step.left, step.right);
    if (spent > most) return null;
    found.push([left.slice(i, i + step.left).join(""), right.slice(j, j + step.right).join("")]);
    i += step.left;
    j += step.right;
  }
  return found;
}

/** How many words to pass on each side until three run together again; one scan may part a word in some pieces. */
function nextMeeting(left: readonly string[], right: readonly string[], i: number, j: number) {
  for (let total = 1; total <= 12; total += 1) {
    for (let more = 0; more <= total; more += 1) {
      if (meets(left, right, i + more, j + total - more)) return { left: more, right: total - more };
    }
  }
  return { left: Math.max(1, left.length - i), right: Math.max(1, right.length - j) };
}

function meets(left: readonly string[], right: readonly string[], i: number, j: number): boolean {
  if (i === left.length && j === right.length) return true;
  return [0, 1, 2].every((k) => left[i + k] === right[j + k]) && i < left.length && j < right.length;
}

function isSpelling(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.replace(/\D/g, "") !== other.replace(/\D/g, "")) return false;
  const longer = Math.max(one.length, other.length);
  return longer <= 60 && distance(one, other) <= Math.floor(longer * SPELLING_SHARE);
}

/** Letters to change, add or take away. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
