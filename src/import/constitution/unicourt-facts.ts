import type { ConstitutionFormat } from "./format.ts";
import { schemeOfTitle } from "./source-facts.ts";

const TITLE = /<h1\b[^>]*>(?<title>.*?)<\/h1>/gis;
const RELEASE =
  /Release\s+(?<number>\d{1,4})\s+of\s+the\s+Official\s+Code\s+of\s+[A-Z][A-Za-z ]{2,30}?Annotated\s+released\s+(?<date>[\d.]*\d)/;
const FILE_NAME = /^gov\.(?<state>[a-z]{2})\./;

/** Recognises a page of UniCourt's codes whose title is one of the two constitutions, with whatever state's code it is printed. */
export const unicourtFacts: ConstitutionFormat["recognise"] = ({ name, text }) => {
  const titles = [...text.matchAll(TITLE)].map(({ groups }) => plain(groups?.["title"] ?? ""));
  const scheme = titles.map(schemeOfTitle).find((found) => found !== null);
  if (scheme === undefined) return null;
  const state = FILE_NAME.exec(name)?.groups?.["state"] ?? "ga";
  const { number, date } = RELEASE.exec(text)?.groups ?? {};
  const folder = number === undefined ? "" : `/transforms/${state}/oc${state}/r${number}/${name}`;
  return {
    scheme,
    edition: number === undefined ? `UniCourt's cic-code-${state}` : `release ${number} (${date})`,
    source: {
      name: `UniCourt cic-code-${state}`,
      url: `https://github.com/UniCourt/cic-code-${state}`,
      license: "CC0-1.0",
    },
    addressOf: (id) => `https://unicourt.github.io/cic-code-${state}${folder}${id === "" ? "" : `#${id}`}`,
  };
};

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
