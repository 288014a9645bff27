/** Ascending numbers as the first and the steps between: `[5, 6, 9]` is `[5, 1, 3]`. Small, so it compresses. */
export function toGaps(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

/** The inverse of `toGaps`. */
export function fromGaps(gaps: readonly number[]): number[] {
  let sum = 0;
  return gaps.map((gap) => {
    sum += gap;
    return sum;
  });
}
