import { type Citation, citationParts, parseCitation } from "../identifiers/citation.ts";

/** A run longer than this is not spelled out: no printed run comes near it. */
const LONGEST_RUN = 2_000;

/**
 * The citations that a printed run stands for, its first left out: `2-10-1 through 2-10-39` stands for 2-10-2 to 2-10-39.
 * Where the two ends differ in more than their last number only the end itself is known.
 */
export function runMembers(from: Citation, through: Citation): Citation[] {
  const start = splitLastNumber(from);
  const end = splitLastNumber(through);
  if (start === null || end === null || start.stem !== end.stem || end.number - start.number > LONGEST_RUN)
    return [through];
  const numbers = Array.from({ length: end.number - start.number }, (_, index) => start.number + index + 1);
  return numbers.map((number) => parseCitation(`${start.stem}${number}`)).filter((citation) => citation !== null);
}

function splitLastNumber(citation: Citation): { stem: string; number: number } | null {
  const { section } = citationParts(citation);
  const last = /(?<number>\d+)$/.exec(section)?.groups?.["number"];
  if (last === undefined) return null;
  return { stem: citation.slice(0, citation.length - last.length), number: Number(last) };
}
