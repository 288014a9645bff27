import { foldCharacters } from "../fold-characters.ts";
import { unwrap } from "../unwrap.ts";
import { readCitationList } from "./citation-list.ts";
import { MONTH_SOURCE } from "./docket-words.ts";
import { formatCitation, type ReporterCitation, reporterCitation } from "./printed-citation.ts";

export { formatCitation, type ReporterCitation, reporterCitation };

/** A reporter that the tables do not have: abbreviations, or a name with capitals, and no word of dockets and dates. */
const GENERIC =
  /^(?<volume>\d{1,4}) (?<reporter>[A-Z][A-Za-z0-9.&' ()-]{0,59}) (?<page>\d{1,9}[A-Za-z]?(?:-[A-Za-z])?)$/;
const ABBREVIATED = /[A-Za-z]\.|^[A-Z][a-z]{2,}|\bLEXIS\b|\([A-Za-z0-9]+\)/;
const NO_REPORTER = new RegExp(
  String.raw`\b(?:Div|Civ|Crim|Misc|No|Nos|Term|Docket|Case|Code|Const|Art|Sec|Section|Title|at|v|vs)(?![a-z])|^${MONTH_SOURCE}$`,
  "i",
);
const YEAR_NOTE = / ?\([^()]{0,40}\d{4}\)$/;

function readGeneric(text: string): ReporterCitation | null {
  const { volume = "", reporter = "", page = "" } = GENERIC.exec(text.replace(YEAR_NOTE, ""))?.groups ?? {};
  if (!ABBREVIATED.test(reporter) || NO_REPORTER.test(reporter)) return null;
  return reporterCitation(volume, reporter, page);
}

/**
 * All citations of a text that holds nothing else: `312 Ga. 456, 458 (2) (861 SE2d 99) (2021)` names two. Pin pages,
 * divisions and years are passed over. Null where anything else is in it.
 */
export function parseReporterCitations(text: string): ReporterCitation[] | null {
  const bare = unwrap(foldCharacters(text));
  const generic = readGeneric(bare);
  return readCitationList(bare, 0) ?? (generic === null ? null : [generic]);
}

/** One citation in any written form, null where the text is none or names several: see `parseReporterCitations`. */
export function parseReporterCitation(text: string): ReporterCitation | null {
  const citations = parseReporterCitations(text);
  return citations?.length === 1 ? (citations[0] ?? null) : null;
}
