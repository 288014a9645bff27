import type { ConstitutionFormat } from "./format.ts";
import { OFFICIAL_PAGES, PUBLIC_DOMAIN } from "./source-facts.ts";

const PARAGRAPH_LINE = /^Paragraph [IVXLC]{1,8}(?:-?[A-H])?\. /m;
const ADDRESS = /https?:\/\/[^\s)]+/;

/** Recognises Georgia's constitution as plain text: lines that begin with `Paragraph I.`, and the state's name. */
export const plainTextFacts: ConstitutionFormat["recognise"] = ({ text }) => {
  if (/^\s*</.test(text) || !PARAGRAPH_LINE.test(text) || !/\bGeorgia\b/i.test(text)) return null;
  return {
    scheme: "ga",
    edition: "excerpts without a date",
    source: { name: "Excerpts in plain text", url: OFFICIAL_PAGES.ga, license: PUBLIC_DOMAIN },
    // An id is the line that names a source, where one does.
    addressOf: (id) => ADDRESS.exec(id)?.[0] ?? OFFICIAL_PAGES.ga,
  };
};
