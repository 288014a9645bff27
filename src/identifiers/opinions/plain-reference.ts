import { foldCharacters } from "../fold-characters.ts";
import { unwrap } from "../unwrap.ts";

/** Addresses arrive encoded once by the client and, through a link that was encoded already, sometimes twice. */
const PERCENT_DECODINGS = 2;

function percentDecoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A written reference to an opinion as plain text: percent-decoded, `+` and `_` as spaces (between digits a dash), one
 * kind of dash and of space, nothing around it. Unlike `cleanReference` it leaves dashes between words, which names and dockets have.
 */
export function plainReference(text: string): string {
  let plain = text;
  for (let round = 0; round < PERCENT_DECODINGS; round += 1) plain = percentDecoded(plain);
  return unwrap(foldCharacters(plain.replace(/(?<=\d)_(?=\d)/g, "-").replace(/[_+]/g, " ")));
}
