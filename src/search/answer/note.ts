import { MAX_CLAUSES, type ParsedQuery, PREFIX_MIN } from "../query/parse-query.ts";

/** A sentence on what was done with the words of a query, where that is not plain; null where it is. */
export function noteOn({ clauses, dropped, ignoredStar }: ParsedQuery): string | null {
  if (clauses.length === 0 && dropped.length === 0) return "There is no word in the query.";
  if (clauses.length === 0)
    return `Only words that are not searched: ${dropped.join(", ")}. Add one that says what is meant.`;
  const sentences = [
    ...(ignoredStar === null
      ? []
      : [
          `A star is read at the end of one word of a query, after at least ${PREFIX_MIN} letters; ${ignoredStar} was searched without it.`,
        ]),
    ...(clauses.length < MAX_CLAUSES ? [] : [`The first ${MAX_CLAUSES} words were searched.`]),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}
