import type { ConstitutionFormat } from "./format.ts";
import { OFFICIAL_PAGES, PUBLIC_DOMAIN, schemeOfTitle } from "./source-facts.ts";

const USLM_ROOT = /<(?:\w+:)?document\b[^>]*\bxmlns(?::\w+)?="[^"]*\/uslm\//;
const DC_TITLE = /<dc:title>(?<title>[^<]*)<\/dc:title>/;
const MANUAL = /^HMAN-(?<congress>\d{2,3})\b/i;
const COLLECTION = "https://www.govinfo.gov/app/collection/hman";

/** Recognises the Constitution as GPO publishes it with the House Manual, in the United States Legislative Markup. */
export const uslmFacts: ConstitutionFormat["recognise"] = ({ name, text }) => {
  const start = text.slice(0, 4_000);
  const title = DC_TITLE.exec(start)?.groups?.["title"] ?? "";
  if (!USLM_ROOT.test(start) || schemeOfTitle(title) !== "us") return null;
  const congress = MANUAL.exec(name)?.groups?.["congress"];
  const manual = congress === undefined ? "House Manual" : `House Manual of the ${ordinal(Number(congress))} Congress`;
  const page = congress === undefined ? COLLECTION : `https://www.govinfo.gov/app/details/HMAN-${congress}`;
  return {
    scheme: "us",
    edition: `the ${manual}`,
    source: { name: `GPO, ${manual}`, url: COLLECTION, license: `${PUBLIC_DOMAIN} (17 U.S.C. 105)` },
    // The viewer of that page knows no anchors.
    addressOf: () => page,
  };
};

const ENDINGS: ReadonlyMap<number, string> = new Map([
  [1, "st"],
  [2, "nd"],
  [3, "rd"],
]);

function ordinal(number: number): string {
  const teens = Math.floor(number / 10) % 10 === 1;
  return `${number}${teens ? "th" : (ENDINGS.get(number % 10) ?? "th")}`;
}

const PLAIN_DOCUMENT = /<document\b[^>]*\bdescription="(?<title>[^"]*)"/;

/** Recognises XML of `document`, `part`, `article`, `section`, `amendment` and `paragraph` elements with descriptions. */
export const plainXmlFacts: ConstitutionFormat["recognise"] = ({ text }) => {
  const title = PLAIN_DOCUMENT.exec(text.slice(0, 4_000))?.groups?.["title"];
  const scheme = title === undefined ? null : schemeOfTitle(title);
  if (scheme === null || !/<(?:article|amendment)\b[^>]*\bname="/.test(text)) return null;
  return {
    scheme,
    edition: "a copy without a date",
    source: { name: `${title}, plain XML`, url: OFFICIAL_PAGES[scheme], license: PUBLIC_DOMAIN },
    addressOf: () => OFFICIAL_PAGES[scheme],
  };
};
