import { compareDesignations } from "../designation.ts";
import { foldCharacters } from "../fold-characters.ts";
import { unwrap } from "../unwrap.ts";
import { type DocketNumber, isDocketNumber } from "./docket-number.ts";
import { georgiaDocketParts, hasGeorgiaDocket, isDamagedGeorgiaDocket, parseGeorgiaDocket } from "./georgia-docket.ts";
import { parseOtherDocket, withoutDocketLabel } from "./other-docket.ts";

export { type DocketNumber, isDocketNumber };

/** Two bare numbers of five digits or more joined by a dash: a range of cases, not one docket number. */
export const NUMBER_RANGE = /^(?<from>\d{5,8}) ?- ?(?<to>\d{5,8})$/;

/**
 * One docket number in any written form, null when the text is not one: `No. s19-a-0992.` is `S19A0992`, `27629.` is
 * `27629`, `1:07-cv-00123` is `1-07-CV-00123`. A number of Georgia's courts with
 * a digit too few or too many is null, and so are two of them.
 */
export function parseDocketNumber(text: string): DocketNumber | null {
  const bare = unwrap(withoutDocketLabel(unwrap(foldCharacters(text))));
  const upper = bare.toUpperCase();
  if (upper.startsWith("CLUSTER-")) return isDocketNumber(upper) ? upper : null;
  const georgia = parseGeorgiaDocket(bare);
  if (georgia !== null) return georgia;
  const other = isNotOne(bare) ? null : parseOtherDocket(bare);
  return other === null || isNotOne(other) || parseOtherDocket(other) !== other ? null : other;
}

/** Whether a text names several cases, or one of Georgia's whose number is damaged. */
function isNotOne(text: string): boolean {
  return hasGeorgiaDocket(text) || isDamagedGeorgiaDocket(text) || NUMBER_RANGE.test(text);
}

/** Bare numbers (Georgia's before 1990), then Georgia's since, then those of other courts. */
function rank(docket: DocketNumber): 0 | 1 | 2 {
  if (/^\d+[A-Z]?$/.test(docket)) return 0;
  return georgiaDocketParts(docket) === null ? 2 : 1;
}

/**
 * A total order: bare numbers by value, then Georgia's by year, court (the Supreme Court first), letter and serial, then
 * all others by their words and numbers.
 */
export function compareDockets(a: DocketNumber, b: DocketNumber): number {
  const [left, right] = [georgiaDocketParts(a), georgiaDocketParts(b)];
  if (left === null || right === null) return rank(a) - rank(b) || compareDesignations(a, b);
  if (left.year !== right.year) return left.year - right.year;
  if (left.court !== right.court) return left.court === "S" ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The year in which a case was docketed, where its number tells: 2019 for `S19A0992`, null for `27629`. */
export function docketYear(docket: DocketNumber): number | null {
  return georgiaDocketParts(docket)?.year ?? null;
}
