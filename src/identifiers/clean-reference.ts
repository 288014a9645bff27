import { foldCharacters } from "./fold-characters.ts";

/** Longest written reference that is read, in UTF-16 code units. */
export const REFERENCE_MAX_CHARS = 300;

/** Addresses arrive encoded once by the client and, through a link that was encoded already, sometimes twice. */
const PERCENT_DECODINGS = 2;

/** Separators of addresses and file names, and what they stand for in a reference. */
const SEPARATORS: readonly { readonly name: string; readonly pattern: RegExp; readonly to: string }[] = [
  { name: "16_5_1", pattern: /(?<=\d)_(?=\d)/g, to: "-" },
  { name: "ga_code, O.C.G.A.+16-5-1", pattern: /[_+]/g, to: " " },
];

/** Dashes that join words rather than numbers; applied once there is one kind of dash. */
const WORD_DASHES: readonly { readonly name: string; readonly pattern: RegExp; readonly to: string }[] = [
  { name: "section-16-5-1", pattern: /\b([A-Za-z]{2,20})-(?=\w)/g, to: "$1 " },
  { name: "16-5-1-to-16-5-5", pattern: /(?<=\w)-(?=[A-Za-z]{2})/g, to: " " },
];

function percentDecoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A written reference of any collection as plain text: percent-decoded (malformed encoding stays as it is), `_` and `+`
 * as spaces, one kind of dash and of space, dashes only between numbers.
 */
export function cleanReference(text: string): string {
  let cleaned = text;
  for (let round = 0; round < PERCENT_DECODINGS; round += 1) cleaned = percentDecoded(cleaned);
  for (const { pattern, to } of SEPARATORS) cleaned = cleaned.replace(pattern, to);
  cleaned = foldCharacters(cleaned);
  for (const { pattern, to } of WORD_DASHES) cleaned = cleaned.replace(pattern, to);
  return cleaned;
}
