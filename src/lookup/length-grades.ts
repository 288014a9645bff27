/**
 * Lengths of headings in words, in ten grades: one digit each in a shard, where exact lengths would double its size.
 * Ranking needs no more than short, middling or long.
 */
const GRADES = [1, 2, 3, 4, 5, 7, 10, 15, 22, 36] as const;

/** The digit of a length: the last grade it reaches. */
export function gradeOf(length: number): string {
  return String(Math.max(0, GRADES.filter((grade) => grade <= length).length - 1));
}

/** The length that a digit stands for. */
export function lengthOf(grade: string): number {
  return GRADES[Number(grade)] ?? 1;
}
