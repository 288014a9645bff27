import type { ReferenceWord } from "../reference-word.ts";

/** What announces a docket number and is no part of it, in the order in which they are written. Each may be left out. */
export const DOCKET_LABELS: readonly ReferenceWord[] = [
  {
    name: "court",
    source: "(?:the )?(?:Supreme Court|Court of Appeals)(?: of Georgia)?[,:]? ",
    examples: ["Supreme Court of Georgia, ", "Court of Appeals "],
  },
  {
    name: "case",
    source: String.raw`(?:Case|Docket|Dkt\.?|File|Appeal|Record)s?(?:[ :#-]|(?= ?No))`,
    examples: ["Case ", "Docket ", "Dkt. ", "File ", "Appeal ", "Cases ", "docket: ", "Case #"],
  },
  {
    name: "number",
    source: String.raw`(?:No\b|Nos\b|Numbers?\b)[.:]{0,2} ?`,
    examples: ["No. ", "Nos. ", "No ", "Number ", "no.: "],
  },
  { name: "sign", source: "# ?", examples: ["#", "# "] },
];

/** Longer words that belong to the docket numbers of other courts: `Civil Action No. 06-cv-01222`. */
export const DOCKET_KIND_WORDS: ReadonlySet<string> = new Set([
  "action",
  "adversary",
  "appeal",
  "appeals",
  "bankruptcy",
  "calendar",
  "case",
  "civil",
  "crim",
  "criminal",
  "docket",
  "misc",
  "motion",
  "nos",
  "original",
  "petition",
]);

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** Short words that no docket number has: those of case names, companies, other collections and dates. */
export const NEVER_IN_DOCKETS: ReadonlySet<string> = new Set([
  ...[
    "al",
    "and",
    "art",
    "by",
    "et",
    "ex",
    "for",
    "ga",
    "in",
    "of",
    "on",
    "or",
    "par",
    "re",
    "rel",
    "sec",
    "the",
    "to",
  ],
  ...["v", "vs", "see", "hb", "sb", "hr", "sr", "at", "year"],
  ...["co", "inc", "llc", "llp", "lp", "ltd", "usa"],
  ...MONTHS,
]);

/** Pattern source: the name of a month, whole or cut short. */
export const MONTH_SOURCE = String.raw`(?:${MONTHS.join("|")})[a-z]{0,6}\.?`;
