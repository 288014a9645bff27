import { LIMITS } from "../../src/contract/limits.ts";
import { type Answer, problemAnswer } from "../answer.ts";
import { opinionsOf } from "../collections.ts";
import { readYear } from "../map-numbers.ts";
import { quoted } from "../problem.ts";
import type { Reading } from "../reading.ts";
import { redirectTo } from "../redirect.ts";
import type { Locate } from "../route-function.ts";
import { yearPlace, yearsPlace } from "./opinion-places.ts";

/** Follows `{year}`: null when it is a year, in plain digits, of which there are opinions. */
export const locateYear: Locate = (reading) => {
  const written = reading.params["year"] ?? "";
  const year = readYear(written);
  if (
    year === null ||
    !opinionsOf(reading)
      .years()
      .some((each) => each.year === year)
  )
    return missingYear(reading, written, year);
  return String(year) === written ? null : redirectTo(reading, 308, { year: String(year) });
};

function missingYear(reading: Reading, written: string, year: number | null): Answer {
  const { release, route } = reading;
  const distance = (other: number) => (year === null ? 0 : Math.abs(other - year));
  const nearest = opinionsOf(reading)
    .years()
    .map((each) => each.year)
    .sort((a, b) => distance(a) - distance(b) || b - a)
    .slice(0, LIMITS.nearest);
  return problemAnswer({
    kind: "not-found",
    detail: `No opinions of ${year === null ? quoted(written) : year} are here. The nearest years are linked.`,
    nearest: nearest.map((near) => yearPlace(release.corpus, route.host, near)),
    above: yearsPlace(release.corpus, route.host),
  });
}
