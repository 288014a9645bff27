import { CHARACTER_ROWS } from "./folded-characters.ts";

/** The row of white space, at the ends of a quote too. */
export const WHITE_SPACE = "white space" satisfies (typeof CHARACTER_ROWS)[number]["name"];
const INVISIBLE = "invisible characters" satisfies (typeof CHARACTER_ROWS)[number]["name"];

const ROW_OF: ReadonlyMap<string, string> = new Map(
  CHARACTER_ROWS.flatMap(({ name, codePoints }) =>
    codePoints.map((point) => [String.fromCodePoint(point), name] as const),
  ),
);

/** Marks that fold away, and the row that says so: tried in order, each time on what the ones before have left. */
const FOLDED_AWAY: readonly { readonly row: string; readonly isMark: (character: string) => boolean }[] = [
  { row: INVISIBLE, isMark: (character) => ROW_OF.get(character) === INVISIBLE },
  { row: "Markdown escapes", isMark: (character) => character === "\\" },
  { row: "bracketed leading letter", isMark: (character) => character === "[" || character === "]" },
];

/** The rows of the folding table that make one folded character, or a few, of two different writings of it. */
export function rowsBetween(a: string, b: string): string[] {
  const rows: string[] = [];
  let [left, right] = [Array.from(a), Array.from(b)];
  for (const { row, isMark } of FOLDED_AWAY) {
    const [inLeft, inRight] = [left.filter(isMark).join(""), right.filter(isMark).join("")];
    if (inLeft !== inRight) rows.push(row);
    left = left.filter((character) => !isMark(character));
    right = right.filter((character) => !isMark(character));
  }
  if (left.join("") === right.join("")) return rows;
  return [...rows, ROW_OF.get(left[0] ?? "") ?? ROW_OF.get(right[0] ?? "") ?? "letter case"];
}
