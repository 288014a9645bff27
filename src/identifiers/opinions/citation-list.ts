import { rule, scan } from "../scan.ts";
import { type ReporterCitation, reporterCitation } from "./printed-citation.ts";
import { REPORTER_SOURCE } from "./reporter-pattern.ts";

/** Pattern source: a citation of a reporter of the tables. A page has no leading zero, so `19 A 0992` is none. */
const CITATION_SOURCE =
  `(?<![A-Za-z0-9.-])(?<volume>[1-9]\\d{0,3}) ?(?<reporter>${REPORTER_SOURCE}),? ?` +
  "(?<page>[1-9]\\d{0,8}(?:[A-CE-Z](?![A-Za-z]))?)(?![A-Za-z0-9])";

const CITATION = rule(CITATION_SOURCE);
const ANYWHERE = new RegExp(CITATION_SOURCE, "i");
const JOINER = rule(String.raw` ?[,;] ?| ?\(| (?:and|or|&) `);
const AT = new RegExp(`(?<![A-Za-z0-9.-])[1-9]\\d{0,3} ?${REPORTER_SOURCE},? at (?:p\\. ?|\\*)?\\d`, "i");
const NO_PAGE = new RegExp(`^[1-9]\\d{0,3} ?${REPORTER_SOURCE}[ .-]{0,9}$`, "i");

/** What may follow a citation and is passed over, tried in order. */
const NOTES: readonly { readonly name: string; readonly pattern: RegExp; readonly examples: readonly string[] }[] = [
  {
    name: "pin pages",
    pattern: rule(
      String.raw`(?:,| at| @) ?(?:pp?\. ?)?\*?\d{1,6}(?:-\d{1,6})?(?: ?(?:n|fn)\.? ?\d{1,3})?(?![A-Za-z0-9])`,
    ),
    examples: [", 458", ", 458-59", " at 458", ", 458 n.3", " at *3"],
  },
  {
    name: "divisions",
    pattern: rule(String.raw`,? ?\((?:\d{1,2}|[a-z]{1,4})\)`),
    examples: [" (2)", " (2) (a)", "(iii)"],
  },
  {
    name: "year, with court or day",
    pattern: rule(String.raw`,? ?\([^()]{0,40}(?:1[789]|20)\d\d\)`),
    examples: [" (2021)", " (Ga. 2021)", " (Ga. Ct. App. June 3, 2018)"],
  },
  {
    name: "how it was decided",
    pattern: rule(String.raw` ?\((?:per curiam|en banc|plurality(?: opinion)?)\)`),
    examples: [" (per curiam)", " (en banc)"],
  },
  {
    name: "docket number",
    pattern: rule(String.raw`,? ?[([]?(?:(?:Case |Docket )?No\. ?)?[SA]\d\d[A-Z]\d{4}[)\]]?(?![A-Za-z0-9])`),
    examples: [" (S21A0001)", ", No. S21A0001"],
  },
  { name: "the end of a bracket, a period", pattern: rule(" ?[).]"), examples: [")", "."] },
];

/** For tests: each note with its examples. */
export const CITATION_NOTES = NOTES.map(({ name, examples }) => ({ name, examples }));

interface Found {
  readonly citation: ReporterCitation;
  readonly end: number;
}

function citationAt(text: string, at: number): Found | null {
  const found = scan(CITATION, text, at);
  const { volume = "", reporter = "", page = "" } = found?.groups ?? {};
  const citation = found === null ? null : reporterCitation(volume, reporter, page);
  return found === null || citation === null ? null : { citation, end: found.end };
}

function noteEnd(text: string, at: number): number | null {
  for (const { pattern } of NOTES) {
    const found = scan(pattern, text, at);
    if (found !== null) return found.end;
  }
  return null;
}

/** All citations from `at` to the end of the text, each once; null where anything but them and their notes is there. */
export function readCitationList(text: string, at: number): ReporterCitation[] | null {
  const first = citationAt(text, at);
  if (first === null) return null;
  const found = new Map([[first.citation.key, first.citation]]);
  let end = first.end;
  while (end < text.length) {
    const joiner = scan(JOINER, text, end);
    const next = joiner === null ? null : citationAt(text, joiner.end);
    const after = next?.end ?? noteEnd(text, end);
    if (after === null) return null;
    if (next !== null) found.set(next.citation.key, next.citation);
    end = after;
  }
  return [...found.values()];
}

/** Where the first citation of a text begins, -1 where it has none. */
export function citationStart(text: string): number {
  return text.search(ANYWHERE);
}

/** Whether a text has a volume and a reporter without a first page: `312 Ga. at 458`, `312 Ga. ___`. */
export function namesNoFirstPage(text: string): boolean {
  return AT.test(text) || NO_PAGE.test(text);
}
