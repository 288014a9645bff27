import { FIELDS } from "../compile/fields.ts";
import { unpackNumbers } from "../compile/pack-terms.ts";

/** A form of what is sought, by numbers of terms. */
export type NumberedForm = { readonly sought: number; readonly numbers: readonly number[]; readonly weight: number };

/** A place where a form begins: counted in terms from the beginning of the part. */
export type Hit = { readonly at: number; readonly sought: number; readonly weight: number };

/** Where what is sought stands in one document. */
export type Scan = {
  /** Terms of each part, in the order of `FIELDS`. */
  readonly lengths: readonly number[];
  /** The headings above: where each ends among the terms of `above`, and whether the document is the first under it. */
  readonly levels: readonly { end: number; opens: boolean }[];
  /** Hits in each part, in order. */
  readonly hits: readonly (readonly Hit[])[];
};

/** Numbers before the terms: a length for each part, how many headings, and one for each of these. */
const HEADER_MAX = FIELDS.length + 1 + 32;

/** Reads packed documents for these forms; of each the first `maxTerms` terms. */
export function termScanner(forms: readonly NumberedForm[], maxTerms: number): (packed: Uint8Array) => Scan {
  const starts = formStarts(forms);
  let buffer = new Uint32Array(0);
  return (packed) => {
    const room = Math.min(packed.length, maxTerms + HEADER_MAX);
    if (buffer.length < room) buffer = new Uint32Array(room);
    return scanNumbers(buffer, unpackNumbers(packed, buffer.subarray(0, room)), starts);
  };
}

/** The forms by their first term, best first; and for every number below the highest whether a form begins with it. */
type FormStarts = { begins: Uint8Array; byFirst: ReadonlyMap<number, readonly NumberedForm[]> };

function formStarts(forms: readonly NumberedForm[]): FormStarts {
  const byFirst = Map.groupBy(forms, ({ numbers }) => numbers[0] ?? 0);
  const begins = new Uint8Array(Math.max(0, ...byFirst.keys()) + 1);
  for (const [first, list] of byFirst) {
    begins[first] = 1;
    list.sort((a, b) => b.weight - a.weight || b.numbers.length - a.numbers.length);
  }
  return { begins, byFirst };
}

function scanNumbers(numbers: Uint32Array, count: number, starts: FormStarts): Scan {
  const lengths = [...numbers.subarray(0, FIELDS.length)];
  const levelCount = numbers[FIELDS.length] ?? 0;
  const levels: { end: number; opens: boolean }[] = [];
  let start = FIELDS.length + 1;
  for (let end = 0; levels.length < levelCount; start += 1) {
    const level = numbers[start] ?? 0;
    end += level >> 1;
    levels.push({ end, opens: level % 2 === 1 });
  }
  const hits = lengths.map((length) => {
    const found = hitsIn(numbers, start, Math.min(start + length, count), starts);
    start += length;
    return found;
  });
  return { lengths, levels, hits };
}

function hitsIn(numbers: Uint32Array, start: number, end: number, { begins, byFirst }: FormStarts): Hit[] {
  const found: Hit[] = [];
  for (let index = start; index < end; index += 1) {
    const number = numbers[index] as number;
    if (begins[number] !== 1) continue;
    for (const { sought, numbers: wanted, weight } of byFirst.get(number) ?? []) {
      const fits = wanted.every((each, offset) => index + offset < end && numbers[index + offset] === each);
      if (fits) found.push({ at: index - start, sought, weight });
    }
  }
  return found;
}
