/** Addresses arrive encoded once by the client and, through a link that was encoded already, sometimes twice. */
const PERCENT_DECODINGS = 2;

/** Separators of addresses and file names, and what they stand for in a reference. */
const SEPARATORS: readonly { readonly name: string; readonly pattern: RegExp; readonly to: string }[] = [
  { name: "16_5_1", pattern: /(?<=\d)_(?=\d)/g, to: "-" },
  { name: "ga_code, O.C.G.A.+16-5-1", pattern: /[_+]/g, to: " " },
];

/**
 * A written reference without what addresses and file names make of it: percent-decoded (malformed encoding stays as it
 * is), `_` and `+` as spaces, `_` between digits as a dash.
 */
export function decodeReference(text: string): string {
  let decoded = text;
  for (let round = 0; round < PERCENT_DECODINGS; round += 1) decoded = percentDecoded(decoded);
  for (const { pattern, to } of SEPARATORS) decoded = decoded.replace(pattern, to);
  return decoded;
}

function percentDecoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
