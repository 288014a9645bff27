import type { SessionSaying, YearSpan } from "./session-words.ts";
import type { WrittenSession } from "./written-session.ts";

const within = (inner: YearSpan, outer: YearSpan): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** The narrowest or the widest of years that all lie within each other; null where they do not, or there are none. */
function nested(spans: readonly YearSpan[], which: "narrowest" | "widest"): YearSpan | null {
  const [first, ...others] = spans;
  if (first === undefined) return null;
  let [narrow, wide] = [first, first];
  for (const span of others) {
    if (within(span, narrow)) narrow = span;
    else if (within(wide, span)) wide = span;
    else if (!within(narrow, span) || !within(span, wide)) return null;
  }
  return which === "widest" ? wide : narrow;
}

/** Whether the session is special, by all that is said of it; null where that contradicts itself. */
function specialOf(sayings: readonly SessionSaying[]): WrittenSession["special"] | null {
  const said = new Set(sayings.flatMap(({ special }) => (special === undefined ? [] : [special])));
  if (!said.has("regular") && said.size > 1) said.delete("any");
  const [only = "unsaid", ...others] = said;
  return others.length > 0 ? null : only;
}

/**
 * One session from everything that is said of it: `158th Gen. Assem., Reg. Sess. (2025)` is the regular session of 2025
 * and 2026. Where years are said more than once, a special session is in the fewest of them. Null where no year is
 * said, or where two things do not go together.
 */
export function sessionOf(sayings: readonly SessionSaying[]): WrittenSession | null {
  const special = specialOf(sayings);
  const spans = sayings.flatMap(({ years }) => (years === undefined ? [] : [years]));
  if (special === null) return null;
  const years = nested(spans, special === "unsaid" || special === "regular" ? "widest" : "narrowest");
  return years && { start: years.start, end: years.end, special };
}
