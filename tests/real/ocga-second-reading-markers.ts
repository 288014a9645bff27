/** A list under way, as far as its markers were read. */
export type ListSoFar = { markers: string[] };

const DIGIT_VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function romanValue(text: string): number {
  const digits = [...text.toLowerCase()].map((letter) => DIGIT_VALUES[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

const isRoman = (text: string): boolean => /^(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i.test(text) && text !== "";
const isMarker = (text: string): boolean =>
  /^\d{1,3}(?:\.\d{1,2})?$/.test(text) || /^([a-zA-Z])\1{0,3}(?:\.\d{1,2})?$/.test(text) || isRoman(text);

/** What an item's id adds to its parent's: `…ol1a2` under `…ol1a` adds `2`; a top item adds what follows `ol` and a digit. */
function addition(id: string, parentId: string): string | undefined {
  if (parentId !== "" && id.startsWith(parentId)) return id.slice(parentId.length).replace(/^-/, "");
  if (parentId !== "") return undefined;
  return /ol\d-?(.*)$/.exec(id.slice(id.lastIndexOf("ol")))?.[1];
}

/**
 * In upstream's ids a roman marker can repeat an earlier sibling's: the item after `…Ci` is `…Ciii`, printed (ii).
 * Undone only when what is left is exactly one more than the sibling before.
 */
function withoutRepeatedRoman(marker: string, before: readonly string[]): string | undefined {
  const previous = before.at(-1) ?? "";
  if (!isRoman(previous) || (isRoman(marker) && romanValue(marker) === romanValue(previous) + 1)) return undefined;
  const rests = before.filter((each) => marker.startsWith(each)).map((each) => marker.slice(each.length));
  return rests.find((rest) => isRoman(rest) && romanValue(rest) === romanValue(previous) + 1);
}

/** An item's printed marker, read from its id; `doubt` says why where the id alone did not tell. */
export function itemMarker(
  id: string,
  parentId: string,
  before: readonly string[],
): { marker: string; doubt?: string } {
  const added = addition(id, parentId);
  if (added === undefined) return { marker: String(before.length + 1), doubt: "the id does not tell the marker" };
  const rest = withoutRepeatedRoman(added, before);
  if (rest) return { marker: rest, doubt: "the id repeats an earlier roman marker" };
  return isMarker(added) ? { marker: added } : { marker: added, doubt: "the id ends in no known kind of marker" };
}
