import { decodeReference } from "./decode-reference.ts";
import { foldCharacters } from "./fold-characters.ts";

/** Longest written reference that is read, in UTF-16 code units. */
export const REFERENCE_MAX_CHARS = 300;

/** Dashes that join words rather than numbers; applied once there is one kind of dash. */
const WORD_DASHES: readonly { readonly name: string; readonly pattern: RegExp; readonly to: string }[] = [
  { name: "section-16-5-1", pattern: /\b([A-Za-z]{2,20})-(?=\w)/g, to: "$1 " },
  { name: "16-5-1-to-16-5-5", pattern: /(?<=\w)-(?=[A-Za-z]{2})/g, to: " " },
];

/** A written reference of any collection as plain text: decoded, one kind of dash and of space, dashes only between numbers. */
export function cleanReference(text: string): string {
  let cleaned = foldCharacters(decodeReference(text));
  for (const { pattern, to } of WORD_DASHES) cleaned = cleaned.replace(pattern, to);
  return cleaned;
}
