import type { Corpus } from "../src/corpus/corpus.ts";

/** Georgia's law changes at midnight there. */
const GEORGIA = "America/New_York";

/** The moment at which a day begins in Georgia, in milliseconds of the epoch. */
export function startOfGeorgiaDay(day: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(GEORGIA).epochMilliseconds;
}

/**
 * Whole seconds from `now` until what is in force changes; null when the source names no day, and when that day has come:
 * a release that is stale already gets no staler by being kept, and `/health` and the log say that it is.
 */
export function secondsToChange(changeAt: number | null, now: number): number | null {
  return changeAt === null || changeAt <= now ? null : Math.floor((changeAt - now) / 1000);
}

/** What is the matter with a release at this moment, in words; null when it still says what is in force. */
export function staleness({ asOf, nextChange }: Pick<Corpus, "asOf" | "nextChange">, now: number): string | null {
  if (nextChange === null || now < startOfGeorgiaDay(nextChange)) return null;
  return `What is in force changed on ${nextChange}, and this release was built for ${asOf}: in_force_now and the default versions may be out of date. Build again.`;
}
