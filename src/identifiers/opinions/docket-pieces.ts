import { foldCharacters } from "../fold-characters.ts";
import { unwrap } from "../unwrap.ts";
import { type DocketNumber, NUMBER_RANGE, parseDocketNumber } from "./docket.ts";
import { docketsBetween } from "./docket-range.ts";
import { MONTH_SOURCE } from "./docket-words.ts";
import { GEORGIA_DOCKET_SOURCE, georgiaDocketOf, georgiaDocketParts, hasGeorgiaDocket } from "./georgia-docket.ts";
import { withoutDocketLabel } from "./other-docket.ts";

/** One docket number of a text, or words between them that are none, in the order printed. */
export type DocketPiece =
  /** `sure` where its form or a label before it says that it is a docket number. */
  | { readonly kind: "docket"; readonly docket: DocketNumber; readonly sure: boolean }
  | { readonly kind: "rest"; readonly text: string };

/** Separates pieces, except for commas inside a number (`12,104`), a date or a term of court. */
const SEPARATOR = new RegExp(
  String.raw` ?(?:[;&]|(?<!(?<!\d)\d{1,3}),|,(?!\d{3}(?!\d)))(?<!(?:${MONTH_SOURCE} \d{1,2}|Term),) ?(?:(?:and|or|&) )?` +
    String.raw`|(?<=\d\d)\. (?=[A-Z])| (?:and|or) `,
  "gi",
);
const GEORGIA = new RegExp(GEORGIA_DOCKET_SOURCE, "gi");
const RANGE_GAP = /^ ?(?:-{1,3}|through|thru|to) ?$/i;
const PLAIN_GAP = /^[ ./+()[\]-]*$/;
/** The end of a range or the next number in short: `S14A1286-1289`, `S14A1286/1287`. */
const SHORT_TAIL = /^ ?(?<joiner>-{1,3}|through|thru|to|\/) ?(?<serial>\d{4})$/i;
/** The next number in a list in short: `S14A1286, 1287`, `S14A1286, X1287`. */
const SHORT = /^(?<letter>[A-Z]?)(?<serial>\d{4})$/i;

const docketPiece = (docket: DocketNumber, sure: boolean): DocketPiece => ({ kind: "docket", docket, sure });

function restPieces(text: string): DocketPiece[] {
  const bare = unwrap(withoutDocketLabel(unwrap(text)));
  return /[A-Za-z0-9]/.test(bare) ? [{ kind: "rest", text: unwrap(text) }] : [];
}

function inShort(before: DocketNumber | undefined, letter: string, serial: string): DocketNumber | null {
  const near = before === undefined ? null : georgiaDocketParts(before);
  const year = before?.slice(1, 3);
  return near === null ? null : parseDocketNumber(`${near.court}${year}${letter || near.letter}${serial}`);
}

/** From the number before, which is there already: the rest of the range, or the end alone and the range as a rest. */
function rangePieces(from: DocketNumber, to: DocketNumber): DocketPiece[] {
  const dockets = docketsBetween(from, to);
  if (dockets !== null) return dockets.slice(1).map((docket) => docketPiece(docket, true));
  return [docketPiece(to, true), { kind: "rest", text: `${from}-${to}` }];
}

function tailPieces(text: string, last: DocketNumber | undefined): DocketPiece[] {
  const { joiner = "", serial = "" } = SHORT_TAIL.exec(text)?.groups ?? {};
  const next = inShort(last, "", serial);
  if (last === undefined || next === null || joiner === "") return restPieces(text);
  return joiner === "/" ? [docketPiece(next, true)] : rangePieces(last, next);
}

/** A piece with numbers of Georgia's courts in it: `S15A1708 CLOUGH v`, `S19A0992-S19A0995`, `S19A0992 S19A1006`. */
function georgiaPieces(text: string): DocketPiece[] {
  const pieces: DocketPiece[] = [];
  let last: DocketNumber | undefined;
  let at = 0;
  for (const match of text.matchAll(GEORGIA)) {
    const gap = text.slice(at, match.index);
    const docket = georgiaDocketOf(match.groups ?? {});
    if (last !== undefined && RANGE_GAP.test(gap)) pieces.push(...rangePieces(last, docket));
    else pieces.push(...(PLAIN_GAP.test(gap) ? [] : restPieces(gap)), docketPiece(docket, true));
    last = docket;
    at = match.index + match[0].length;
  }
  return [...pieces, ...tailPieces(text.slice(at), last)];
}

const isBareNumber = (text: string): boolean => /^\d+[A-Z]?$/i.test(text);

/** A piece without them. A bare number after a docket number that is more than one may be short for anything. */
function otherPieces(text: string, last: DocketNumber | undefined): DocketPiece[] {
  const bare = unwrap(withoutDocketLabel(unwrap(text)));
  const { letter = "", serial = "" } = SHORT.exec(bare)?.groups ?? {};
  const short = serial === "" ? null : inShort(last, letter, serial);
  if (short !== null) return [docketPiece(short, true)];
  const { from, to } = NUMBER_RANGE.exec(bare)?.groups ?? {};
  const numbers = docketsBetween(from ?? "", to ?? "");
  if (numbers !== null) return numbers.map((docket) => docketPiece(docket, true));
  const docket = parseDocketNumber(text);
  if (docket === null || (last !== undefined && isBareNumber(bare) && !isBareNumber(last))) return restPieces(text);
  return [docketPiece(docket, bare !== unwrap(text))];
}

/** The docket numbers in a text of any kind, and the words between them, in order. */
export function readDocketPieces(printed: string): DocketPiece[] {
  const pieces: DocketPiece[] = [];
  for (const text of unwrap(foldCharacters(printed)).split(SEPARATOR)) {
    const before = pieces.at(-1);
    const last = before?.kind === "docket" ? before.docket : undefined;
    pieces.push(...(hasGeorgiaDocket(text) ? georgiaPieces(text) : otherPieces(text, last)));
  }
  return pieces;
}
