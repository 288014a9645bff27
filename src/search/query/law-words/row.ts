/** What people say, each expression on its own, and the words in which the law says it. Rows are read one way only. */
export type LawWordRow = readonly [said: readonly string[], law: readonly string[]];

/** A row as it is written: expressions with a comma and a blank between them. */
export const row = (said: string, law: string): LawWordRow => [said.split(", "), law.split(", ")];
