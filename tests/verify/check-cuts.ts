import { expect } from "vitest";
import { foldQuote } from "../../src/verify/fold.ts";
import { verifyQuote } from "../../src/verify/verify-quote.ts";
import { bruteFind } from "./brute-find.ts";
import { bruteFold } from "./brute-fold.ts";
import { CHANGES, type CutQuote } from "./cut-quotes.ts";
import { nearestIn } from "./look.ts";

/** An altered quote is found word for word, with the place it was cut from among its places. */
export function expectFound({ document, reading, start, end, quote }: CutQuote, altered: string): void {
  const { found, verbatim, matches, occurrences, in: name } = verifyQuote(document, altered);
  expect(found && verbatim, altered).toBe(true);
  for (const { words } of matches) expect(foldQuote(words)).toBe(foldQuote(quote));
  const here = matches.some((match) => match.start === start && match.end === end);
  expect(here || occurrences > 1 || name !== reading.name, altered).toBe(true);
}

/** How much of the text around a cut is looked at for what the nearest passage should at least be. */
const AROUND = 40;

/** A changed quote is found only where brute force finds those words too; gives whether there is a nearer passage than told. */
function isOutdone(cut: CutQuote, changed: string): boolean {
  const { document, text, start, end } = cut;
  const { found, nearest } = verifyQuote(document, changed);
  const readings = document.readings.filter(({ age }) => age === "current");
  const brute = /[.…*] ?[.…*]/.test(bruteFold(changed))
    ? found
    : readings.some((reading) => bruteFind(reading.text().source, changed).length > 0);
  expect(found, changed).toBe(brute);
  if (found) return false;
  expect(nearest?.difference.some(({ kind }) => kind !== "same") ?? true, changed).toBe(true);
  const here = nearestIn(text.source.slice(Math.max(0, start - AROUND), end + AROUND), changed);
  return (here?.likeness ?? 0) > (nearest?.likeness ?? 0);
}

/** Checks every cut with one word changed in every way; gives how many came with a passage less like them than where they were cut. */
export function countOutdone(cuts: readonly CutQuote[]): number {
  let outdone = 0;
  for (const cut of cuts) {
    for (const { change } of CHANGES) if (isOutdone(cut, change(cut.words, cut.at).join(" "))) outdone += 1;
  }
  return outdone;
}

/** With a word left out under an ellipsis a quote is found, the word given back, and it is never called verbatim. */
export function expectOmission({ document, words, at }: CutQuote): void {
  const omitted = [words.slice(0, at).join(" "), words.slice(at + 1).join(" ")].join(" … ");
  const { found, verbatim, matches, ellipses } = verifyQuote(document, omitted);
  expect(found, omitted).toBe(true);
  const told = ellipses.filter(({ match }) => match === 0);
  if (told.some((gap) => gap.words !== "" && !gap.printed))
    expect(verbatim && matches.length === 1, omitted).toBe(false);
  for (const gap of ellipses) expect(matches[gap.match]?.words).toContain(gap.words);
}
