import fc from "fast-check";

/** An entry of a made-up outline: what stands below it. */
export type Entry = { children: readonly Entry[] };

/** A marker as it is printed in its text, with the anchor it must be given. */
export type Printed = { anchor: string; printed: string };

const ROMANS = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
const letters = (at: number) => String.fromCharCode(97 + (at % 26)).repeat(1 + Math.floor(at / 26));

/** What is printed at each level for the entry at a position, from 0. */
const MARKERS: readonly ((at: number) => string)[] = [
  letters,
  (at) => String(at + 1),
  (at) => letters(at).toUpperCase(),
  (at) => ROMANS[at] ?? "",
  (at) => (ROMANS[at] ?? "").toUpperCase(),
];

/** Every marker of an outline in order. An entry without words of its own is joined to its first child: `(a)(1)`. */
function printed(entries: readonly Entry[], level: number, path: readonly string[]): Printed[] {
  return entries.flatMap(({ children }, at) => {
    const own = [...path, MARKERS[level]?.(at) ?? ""];
    const joined = children.length > 1 && at % 2 === 1;
    const words = `(${own.at(-1)})${joined ? "" : " Kites and strings.\n\n"}`;
    return [{ anchor: own.join("-"), printed: words }, ...printed(children, level + 1, own)];
  });
}

/** An outline of top entries as text. */
export function printOutline(entries: readonly Entry[]): string {
  return printed(entries, 0, [])
    .map((each) => each.printed)
    .join("");
}

/** Lists have no or several entries, as in print; romans stay below ten, and letters above (h) have no single roman below. */
function entriesAt(level: number): fc.Arbitrary<Entry[]> {
  if (level > 4) return fc.constant([]);
  const longest = level > 2 ? ROMANS.length : 12;
  const entry = fc.record({ children: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, entriesAt(level + 1)) });
  return fc.array(entry, { minLength: 2, maxLength: longest });
}

/** Outlines from either of the levels that a section starts at. */
export const outlines: fc.Arbitrary<Printed[]> = fc
  .constantFrom(0, 1)
  .chain((level) => entriesAt(level).map((entries) => printed(entries, level, [])));
