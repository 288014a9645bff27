import { decodeReference } from "../decode-reference.ts";
import { foldCharacters } from "../fold-characters.ts";
import { unwrap } from "../unwrap.ts";

/**
 * A written reference to an opinion as plain text: decoded, one kind of dash and of space, nothing around it. Unlike
 * `cleanReference` it leaves dashes between words, which names and dockets have.
 */
export function plainReference(text: string): string {
  return unwrap(foldCharacters(decodeReference(text)));
}
