import { writeRoman } from "../../identifiers/roman.ts";
import { readMarks } from "../../identifiers/subsection-anchor.ts";

/** `a` to `z`, then `aa`, `bb`, and so on: the Code doubles letters. */
function letter(number: number): string {
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));
}

/** What an `ol`'s `type` counts in. */
const NUMBERINGS: ReadonlyMap<string, (number: number) => string | null> = new Map([
  ["1", String],
  ["a", letter],
  ["A", (number: number) => letter(number).toUpperCase()],
  ["i", writeRoman],
  ["I", (number: number) => writeRoman(number)?.toUpperCase() ?? null],
]);

/** The marker of the `position`th item (from 1) of a list of a type, without parentheses; null for an unknown type. */
export function markerAt(type: string, position: number): string | null {
  return NUMBERINGS.get(type)?.(position) ?? null;
}

/** How a marker was found, and whether the item's id says otherwise. */
export type ItemMarker = { readonly marker: string; readonly doubt: "none" | "disagreement" | "no marker" };

/**
 * The marker of an item, checked against its id: `…ol1a2B` is item B of `…ol1a2`, and `…ol1a2-I` stands for I. Where
 * they disagree the id is believed if it ends in something that can be a marker.
 *
 * @param bases ids that the item's may begin with: of the item around it, of its marked paragraphs, and of the items
 *   before it (after a nested list some releases put the item before it in front: `…Ai`, `…Ai-I`, then `…Aiii` for ii);
 *   none for an outermost list
 */
export function itemMarker(type: string, position: number, id: string, bases: readonly string[]): ItemMarker {
  const counted = markerAt(type, position);
  if (id === "") return counted === null ? { marker: "", doubt: "no marker" } : { marker: counted, doubt: "none" };
  if (counted !== null && idAgrees(id, counted, bases)) return { marker: counted, doubt: "none" };
  const own = idEnding(id, bases[0]);
  if (own !== null && readMarks(`(${own})`) !== null) return { marker: own, doubt: "disagreement" };
  return counted === null ? { marker: "", doubt: "no marker" } : { marker: counted, doubt: "disagreement" };
}

function idAgrees(id: string, marker: string, bases: readonly string[]): boolean {
  if (!id.endsWith(marker)) return false;
  const before = id.slice(0, id.length - marker.length).replace(/-$/, "");
  return bases.length === 0 ? /ol\d+$/.test(before) : bases.includes(before);
}

function idEnding(id: string, container: string | undefined): string | null {
  if (container === undefined) return /ol\d(?<own>.+)$/.exec(id)?.groups?.["own"] ?? null;
  return id.startsWith(container) ? id.slice(container.length).replace(/^-/, "") : null;
}
