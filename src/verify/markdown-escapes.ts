import { CHARACTER_FOLDS } from "./folded-characters.ts";

const BACKSLASH = 0x5c;
/** Every mark that Markdown lets a backslash stand before; a backslash at the end of a line is a hard line break. */
const ESCAPABLE: ReadonlySet<number> = new Set(
  [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~\n\r"].map((mark) => mark.charCodeAt(0)),
);

/** Whether a backslash before this UTF-16 unit does not count: an ASCII mark, a line break, or what folds to a mark. */
export function isEscapable(unit: number): boolean {
  if (ESCAPABLE.has(unit)) return true;
  const to = CHARACTER_FOLDS.get(unit);
  return to !== undefined && to !== "" && to !== " ";
}

/** Past a run of backslashes and what is dropped among and after them; `from` itself where no backslash stands there. */
export function skipBackslashes(text: string, from: number): number {
  if (text.charCodeAt(from) !== BACKSLASH) return from;
  let at = from + 1;
  while (text.charCodeAt(at) === BACKSLASH || CHARACTER_FOLDS.get(text.charCodeAt(at)) === "") at += 1;
  return at;
}
