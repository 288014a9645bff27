import type { NearestRecord, OtherVersionRecord, QuoteVerdict, VerifyAnswer } from "../model/verify-records.ts";
import type { DocumentText, ReadingAge, TextReading } from "./document-text.ts";
import { findQuote, type QuoteFinding } from "./find-quote.ts";
import { foldingsTaken } from "./foldings-taken.ts";
import { nearestPassage } from "./nearest-passage.ts";
import { type Quote, readQuote } from "./quote.ts";

/** A reading and what was found in it. */
type Found = { readonly reading: TextReading; readonly finding: QuoteFinding; readonly isPlain: boolean };

/**
 * Looks for a quote in a document (contract section 4.1): in the current readings, of which the first counts that has it
 * word for word, else the first that has it with words left out. Where none has it, in earlier versions, the newest first,
 * and in later ones, the first to come first; where none has it either, the nearest passage. Never throws, for any string.
 */
export function verifyQuote(document: DocumentText, written: string): QuoteVerdict {
  const verdict = findVerdict(document, written);
  if (verdict.found || verdict.earlier_version !== null || verdict.later_version !== null) return verdict;
  return { ...verdict, nearest: nearestRecord(document, written) };
}

/** The same without the nearest passage, for those who look on elsewhere. */
export function findVerdict(document: DocumentText, written: string): QuoteVerdict {
  const quote = readQuote(written);
  const found = findIn(ofAge(document, "current"), quote);
  if (found !== null) return foundVerdict(document, found, quote);
  return {
    ...NOTHING_FOUND,
    chars: written.length,
    in_force_now: document.inForceNow,
    earlier_version: otherVersion(findIn(ofAge(document, "earlier"), quote)),
    later_version: otherVersion(findIn(ofAge(document, "later").reverse(), quote)),
    nearest: null,
  };
}

/** The answer of the route, in the order of the contract. */
export function verifyAnswer(
  verdict: QuoteVerdict,
  { id, ...named }: Pick<VerifyAnswer, "id" | "canonical_url" | "md_url" | "corpus_version">,
): VerifyAnswer {
  const { found, occurrences, in: reading, chars, ...more } = verdict;
  return { id, found, occurrences, in: reading, chars, ...named, ...more };
}

const NOTHING_FOUND = {
  found: false,
  in: null,
  verbatim: false,
  occurrences: 0,
  matches: [],
  ellipses: [],
  folded: [],
};

function ofAge({ readings }: DocumentText, age: ReadingAge): TextReading[] {
  return readings.filter((reading) => reading.age === age);
}

/** As it is written, else without marks of notes on either side and with character references read. */
function findIn(readings: readonly TextReading[], quote: Quote): Found | null {
  const found = findAs(readings, (reading) => findQuote(reading.text(), quote));
  if (found !== null) return { ...found, isPlain: false };
  const plain = quote.plain();
  const read = findAs(readings, (reading) => {
    const text = reading.text();
    const notes = text.notes();
    if (notes === null) return plain === quote ? NOWHERE : findQuote(text, plain);
    const pieces = plain.pieces();
    const mayHave = notes.mayHave(plain.folded) || (pieces.length > 0 && pieces.every(notes.mayHave));
    return mayHave ? findQuote(notes.plain(), plain) : NOWHERE;
  });
  return read === null ? null : { ...read, isPlain: true };
}

const NOWHERE: QuoteFinding = { found: false, verbatim: false, occurrences: 0, matches: [] };

/** The first reading that has a quote word for word, else the first that has it with omissions. */
function findAs(readings: readonly TextReading[], find: (reading: TextReading) => QuoteFinding) {
  let withOmissions: Omit<Found, "isPlain"> | null = null;
  for (const reading of readings) {
    const finding = find(reading);
    if (finding.verbatim) return { reading, finding };
    if (finding.found) withOmissions ??= { reading, finding };
  }
  return withOmissions;
}

function foundVerdict(document: DocumentText, { reading, finding, isPlain }: Found, quote: Quote): QuoteVerdict {
  return {
    found: true,
    in: reading.name,
    chars: quote.written.length,
    ...findingRecord({ reading, finding }),
    folded: foldingsTaken(quote, finding.matches[0], isPlain),
    in_force_now: document.inForceNow,
    earlier_version: null,
    later_version: null,
    nearest: null,
  };
}

function findingRecord({ reading, finding }: Omit<Found, "isPlain">): Omit<OtherVersionRecord, "version"> {
  const { verbatim, occurrences, matches } = finding;
  const { name, version, placeOf } = reading;
  return {
    verbatim,
    occurrences,
    matches: matches.map(({ start, end, words, before, after }) => ({
      start,
      end,
      words,
      reading: name,
      version,
      ...placeOf(start, end),
      before,
      after,
    })),
    ellipses: matches.flatMap(({ omissions }, match) => omissions.map((omission) => ({ match, ...omission }))),
  };
}

function otherVersion(found: Found | null): OtherVersionRecord | null {
  return found === null ? null : { version: found.reading.version ?? "", ...findingRecord(found) };
}

/** The passage of the current readings that is most like a quote; of equal ones the first. */
export function nearestRecord(document: DocumentText, written: string): NearestRecord | null {
  const quote = readQuote(written);
  let best: NearestRecord | null = null;
  for (const { name, version, text, placeOf } of ofAge(document, "current")) {
    const nearest = nearestPassage(text(), quote);
    if (nearest === null || nearest.likeness <= (best?.likeness ?? 0)) continue;
    const { start, end, passage: words, likeness, difference } = nearest;
    const place = { reading: name, version, ...placeOf(start, end) };
    best = { start, end, words, ...place, likeness, difference: [...difference] };
  }
  return best;
}
