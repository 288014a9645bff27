import { type DocketNumber, isDocketNumber } from "./docket-number.ts";

/** More cases than are ever decided together; a bound. */
const MOST_IN_RANGE = 50;

const NUMBERED = /^(?<prefix>(?:[SA]\d\d[A-Z])?)(?<serial>\d{4,8})$/;

/**
 * Every docket number from one to another, both included, as opinions that decide several cases print them:
 * `S19A0992` to `S19A0995`, `41616` to `41618`. Null where they are not of one kind, not rising, or more than fifty.
 */
export function docketsBetween(from: string, to: string): DocketNumber[] | null {
  const start = NUMBERED.exec(from)?.groups;
  const end = NUMBERED.exec(to)?.groups;
  if (start === undefined || end === undefined || start["prefix"] !== end["prefix"]) return null;
  const first = Number(start["serial"]);
  const width = start["serial"]?.length ?? 0;
  const count = Number(end["serial"]) - first + 1;
  if (count < 2 || count > MOST_IN_RANGE || end["serial"]?.length !== width) return null;
  const numbers = Array.from({ length: count }, (_, index) => String(first + index).padStart(width, "0"));
  return numbers.map((serial) => `${start["prefix"]}${serial}`).filter(isDocketNumber);
}
