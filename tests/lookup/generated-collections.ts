import { billName } from "../../src/lookup/bill-reading.ts";
import type { NamedEntry } from "../../src/lookup/lookup-entry.ts";
import { opinionNames } from "../../src/lookup/opinion-reading.ts";
import { numbers, wordOf, zipf } from "./generated-entries.ts";

/** Bills of one session of two years, and how they divide. */
const SESSION_BILLS = 5000;
const KINDS = [
  { kind: "hb", until: 1500 },
  { kind: "sb", until: 2100 },
  { kind: "hr", until: 3900 },
  { kind: "sr", until: SESSION_BILLS },
] as const;

function billId(index: number): string {
  const year = 2101 - 2 * Math.floor(index / SESSION_BILLS);
  const at = index % SESSION_BILLS;
  const position = KINDS.findIndex(({ until }) => at < until);
  const before = KINDS[position - 1]?.until ?? 0;
  return `${year}-${year + 1}/${KINDS[position]?.kind}${at - before + 1}`;
}

/** Bills like the General Assembly's: sessions of 5,000, newest first, titles of 3 to 14 words. */
export function generatedBills(count: number): NamedEntry[] {
  const next = numbers(count + 1);
  const vocabulary = Math.round(65 * Math.sqrt(count));
  return Array.from({ length: count }, (_, index) => {
    const words = Array.from({ length: 3 + next(12) }, () => wordOf(zipf(next, vocabulary)));
    const id = billId(index);
    const place = id.slice(0, id.indexOf("/"));
    return { id, heading: words.join(" "), place, status: "Introduced", names: [billName(id)] };
  });
}

const CONSONANTS = "b c d f g h j k l m n p r s t v w br ch cl st th wh".split(" ");
const VOWELS = "a e i o u ay ee ou".split(" ");

/** A surname of a rank: two or three syllables, spread over the alphabet. */
function surname(rank: number): string {
  const next = numbers(rank * 7919 + 3);
  const syllable = (): string => `${CONSONANTS[next(CONSONANTS.length)]}${VOWELS[next(VOWELS.length)]}`;
  return `${syllable()}${syllable()}${rank > 800 ? syllable() : ""}${CONSONANTS[next(17)]}`;
}

/**
 * Opinions like a supreme court's: half of them against the State, a few on the affairs of a person, and the distinct
 * words of names growing as in the lists of one court, with the power 0.7 of the number of names.
 */
export function generatedOpinions(count: number): NamedEntry[] {
  const next = numbers(count + 2);
  const vocabulary = Math.round(9.2 * count ** 0.706);
  const person = (): string => surname(zipf(next, vocabulary));
  return Array.from({ length: count }, (_, index) => {
    const kind = next(20);
    const pair = kind < 9 ? [person(), "State"] : kind < 11 ? ["State", person()] : [person(), person()];
    const heading = kind === 19 ? `In the Matter of ${person()}` : pair.join(" v. ");
    const year = 2120 - Math.floor(index / 400);
    const docket = `S${String(year % 100).padStart(2, "0")}A${String(9999 - (index % 400)).padStart(4, "0")}`;
    const cluster = String(9_000_000 - index * 7);
    const cites = [
      `${700 - Math.floor(index / 150)} Ga. ${1 + next(900)}`,
      `${1200 - Math.floor(index / 90)} S.E.2d ${1 + next(900)}`,
    ];
    const names = opinionNames([docket], cites, cluster);
    return { id: `${docket}/${cluster}`, heading, place: String(year), status: "Published", names };
  });
}
