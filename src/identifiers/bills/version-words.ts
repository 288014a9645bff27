import type { ReferenceWord } from "../reference-word.ts";

const VERSION = "(?:as )?(?:introduced|prefiled|passed|enrolled|engrossed|enacted|amended|substituted)";
const BODY = "(?:House and Senate|both (?:chambers|houses)|House|Senate|General Assembly)";
const BY_WHOM = `(?: (?:by )?(?:the )?${BODY})?`;

/**
 * What may stand after a bill's number without being part of what it names: the print, the draft, the source. A bill is
 * one document here whatever the print.
 */
export const VERSION_WORDS: readonly ReferenceWord[] = [
  {
    name: "code of a print",
    source: String.raw`/ ?(?:AP|EN|PF|[HSR]{0,2}(?:C[AFS]|F[AS]){1,3})\*?`,
    examples: ["/AP", "/AP*", "/FA", "/HCS", "/SCSFA", "/CSFA", "/EN"],
  },
  {
    name: "print in words",
    source: `${VERSION}${BY_WHOM}`,
    examples: ["As passed", "As introduced", "as passed House and Senate", "as amended by the Senate", "Enrolled"],
  },
  {
    name: "substitute",
    source: String.raw`(?:by )?(?:(?:House|Senate|comm(?:ittee)?\.?) ){0,2}sub(?:stitute|\.)?`,
    examples: ["Senate Committee Substitute", "by substitute", "Comm Sub", "Sub."],
  },
  {
    name: "number of a draft",
    source: String.raw`/?LC ?\d{1,2} ?\d{3,5}[A-Z]{0,6}`,
    examples: ["LC 28 1234", "/LC 28 1234S"],
  },
  { name: "number of the Act", source: String.raw`Act (?:No\. ?)?\d{1,4}`, examples: ["Act 12", "Act No. 605"] },
  { name: "print of a publisher", source: "NS|Bill Text", examples: ["NS", "Bill Text"] },
  {
    name: "ending of an address or of a file name",
    source: "full text|text|markdown|md|txt|html?|pdf|rtf|json",
    examples: ["text", "full text", "pdf", "rtf"],
  },
];
