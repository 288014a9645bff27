import { foldCharacters } from "../fold-characters.ts";
import { foldReporter, reporterOf } from "./reporter-pattern.ts";

/** A volume, a reporter and the first page: `{volume: "312", reporter: "Ga.", page: "456", cite: "312 Ga. 456"}`. */
export interface ReporterCitation {
  readonly volume: string;
  /** As the tables write it; as it was written where they do not have it. */
  readonly reporter: string;
  readonly page: string;
  readonly cite: string;
  /** What every spelling of one citation shares, fit for an address: `312-GA-456`, `861-SE2D-99`. */
  readonly key: string;
}

const VOLUME = /^0*(?<volume>[1-9]\d{0,3})$/;
const PAGE = /^0*(?<page>[1-9]\d{0,8}(?:[A-Za-z]|-[A-Za-z])?)$/;
const OTHER_REPORTER = /^[A-Za-z][A-Za-z0-9.&' ()-]{0,59}$/;

/** A citation of its parts, null where they make none: the volume or the page is no number, the reporter no words. */
export function reporterCitation(volume: string, reporter: string, page: string): ReporterCitation | null {
  const number = VOLUME.exec(volume.trim())?.groups?.["volume"];
  const first = PAGE.exec(page.trim())?.groups?.["page"]?.toUpperCase();
  const words = foldCharacters(reporter).replace(/[\u2018\u2019]/g, "'");
  const name = number === undefined ? null : (reporterOf(number, words) ?? (OTHER_REPORTER.test(words) ? words : null));
  if (number === undefined || first === undefined || name === null) return null;
  const key = `${number}-${foldReporter(name)}-${first}`;
  return { volume: number, reporter: name, page: first, cite: `${number} ${name} ${first}`, key };
}

/** As a reader writes it: `312 Ga. 456`. `parseReporterCitation` reads it back. */
export function formatCitation({ volume, reporter, page }: ReporterCitation): string {
  return `${volume} ${reporter} ${page}`;
}
