import type { OpinionCourt } from "./found-citation.ts";

/** The bracket after a citation to a decision: `(2021)`, `(Ga. 2021)`, `(11th Cir. 2003)`, `(Ga. Ct. App. June 3, 2018)`. */
export const COURT_AND_YEAR =
  / ?\((?<court>(?:[^()\n\d]|\d{1,2}(?:st|nd|rd|th|d)(?![a-z])){0,40}(?:\d{1,2}, )?)(?<year>1[789]\d\d|20\d\d)\)/y;

const DAY = /(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? ?(?:\d{1,2}, ?)?$/;
const GEORGIA = /^ ?(?:Ga\.?|Georgia) ?$/;

/** Whose decision it is and of which year, as its bracket and its reporters say. */
export function courtOf(
  dated: RegExpExecArray | null,
  reporters: readonly string[],
): { court: OpinionCourt; year: number | null } {
  const { court = "", year } = dated?.groups ?? {};
  return { court: courtNamed(court.replace(DAY, ""), reporters), year: year === undefined ? null : Number(year) };
}

/** The Supreme Court of Georgia's decisions stand in its own reports and in those of the region. */
function courtNamed(name: string, reporters: readonly string[]): OpinionCourt {
  if (reporters.includes("Ga.") || GEORGIA.test(name)) return "georgia";
  if (/[A-Za-z]/.test(name) || reporters.some((reporter) => !reporter.startsWith("S.E."))) return "other";
  return "unsaid";
}
