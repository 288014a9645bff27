/** A rule of a scanner: a pattern source without anchors, matched in either case at one place in a text. */
export function rule(source: string): RegExp {
  return new RegExp(source, "iy");
}

/** A match of a rule: its named groups, and where the text goes on. */
export interface Scanned {
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly end: number;
}

/** Matches a rule at exactly `at`; never searches ahead, so reading a text rule by rule stays linear. */
export function scan(pattern: RegExp, text: string, at: number): Scanned | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? null : { groups: match.groups ?? {}, end: at + match[0].length };
}
