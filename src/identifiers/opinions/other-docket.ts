import { type DocketNumber, isDocketNumber } from "./docket-number.ts";
import { DOCKET_KIND_WORDS, DOCKET_LABELS, NEVER_IN_DOCKETS } from "./docket-words.ts";

const LABEL = new RegExp(`^${DOCKET_LABELS.map(({ source }) => `(?:${source})?`).join("")}`, "i");

/** The text without what announces a docket number: `Case No. S19A0992` is `S19A0992`. */
export function withoutDocketLabel(text: string): string {
  return text.replace(LABEL, "");
}

/** Longest run of letters that stands alone (`CR 88-194`), and that is joined to digits or by a dash (`SCPW-11-732`). */
const LONGEST_WORD = { alone: 3, joined: 4 } as const;

const CHARACTERS = /^[A-Za-z0-9-][A-Za-z0-9 .:/()_'#,½-]*$/;
const WORD = /(?<before>[0-9-]?)(?<word>[A-Za-z]+)(?<after>[0-9-]?)/g;

function isDocketWord({ before = "", word = "", after = "" }: Readonly<Record<string, string | undefined>>): boolean {
  const lower = word.toLowerCase();
  if (DOCKET_KIND_WORDS.has(lower)) return true;
  const longest = before === "" && after === "" ? LONGEST_WORD.alone : LONGEST_WORD.joined;
  return word.length <= longest && !NEVER_IN_DOCKETS.has(lower);
}

/** To an address: initials become one word, thousands lose their comma, the rest of the marks become dashes. */
const TO_ADDRESS: readonly { readonly name: string; readonly pattern: RegExp; readonly to: string }[] = [
  { name: "12,104", pattern: /(?<=(?<!\d)\d{1,3}),(?=\d{3}(?!\d))/g, to: "" },
  { name: "48½", pattern: /½/g, to: "-1-2" },
  { name: "L. A. 7276, S.F. 12794", pattern: /(?<![A-Za-z])([A-Za-z])\. ?(?=[A-Za-z]\.)/g, to: "$1" },
  { name: "Civ. No. 7276", pattern: /(?<![A-Za-z0-9])(?:nos?|docket|case)(?![A-Za-z0-9])\.?/gi, to: "-" },
  { name: "4.5", pattern: /(?<=\d)\.(?=\d)/g, to: "-" },
  { name: "abbreviations", pattern: /[.']/g, to: "" },
  { name: "1:07-cv-00123, 96-0014 (RCL), 71-1236_1", pattern: /[^A-Za-z0-9]+/g, to: "-" },
  { name: "dashes at the ends", pattern: /^-|-$/g, to: "" },
];

/**
 * The address of another court's docket number, or of a bare one: `1:07-cv-00123` is `1-07-CV-00123`, `No. 12,104` is
 * `12104`. Null where the text has no digit, a list, a date, or words as names have them.
 */
export function parseOtherDocket(text: string): DocketNumber | null {
  const bare = withoutDocketLabel(text);
  if (!CHARACTERS.test(bare) || bare.includes("..")) return null;
  for (const { groups } of bare.matchAll(WORD)) if (!isDocketWord(groups ?? {})) return null;
  const address = TO_ADDRESS.reduce((made, { pattern, to }) => made.replace(pattern, to), bare).toUpperCase();
  return isDocketNumber(address) && !bare.replace(/(?<=\d),(?=\d{3}(?!\d))/g, "").includes(",") ? address : null;
}
