import { type BillNumber, parseBillNumber } from "../../identifiers/bills/bill-number.ts";
import { readSession, type WrittenSession } from "../../identifiers/bills/written-session.ts";

/** What the name of a text's file says. */
export type TextName = {
  /** The one bill it names; null for none, or for several. */
  number: BillNumber | null;
  severalNumbers: boolean;
  /** Every session that its folders and its name say. */
  sessions: WrittenSession[];
  /** Numbers that may be those of a print: LegiScan's or the General Assembly's. */
  docs: number[];
  /** A day in the name, `2023-04-03`. */
  day: string | null;
  /** The words of the name, single blanks, lower case. */
  words: string;
};

const BILL =
  /(?<![a-z])(?:(?<letters>[hs]\.?\s?[br])\.?|(?<chamber>house|senate)[\s_-]+(?<form>bill|resolution))[\s_-]*(?:no\.?\s*)?0*(?<serial>[1-9]\d{0,4})(?<suffix>ex\d?)?(?!\d)/gi;
const DAY = /(?<!\d)((?:19|20)\d{2})[-_.](0[1-9]|1[0-2])[-_.](0[1-9]|[12]\d|3[01])(?!\d)/;
/** A slug or two years inside a name: `2013-2014_HB397`, `2021-special-1`, `20132014`. */
const SESSION =
  /(?<!\d)(?:(?<start>(?:19|20)\d{2})[-_ ]?(?<end>(?:19|20)\d{2})|(?<year>(?:19|20)\d{2}))(?!\d)(?<special>[-_ ]special[-_ ]\d)?(?![-_.]\d{2}(?!\d))/gi;

/** Reads the name of a text's file, with the folders it stands in. */
export function readTextName(path: string): TextName {
  const parts = path.split("/");
  const base = (parts.pop() ?? "").replace(/(?:\.[a-z]\w{0,4})+$/i, "");
  const numbers = new Set([...base.matchAll(BILL)].flatMap((match) => numberOf(match) ?? []));
  // A folder may be the bill's: HB397/As passed.rtf. The nearest that names one counts.
  if (numbers.size === 0) {
    const own = parts
      .toReversed()
      .flatMap((part) => [...part.matchAll(BILL)].flatMap((match) => numberOf(match) ?? []));
    for (const number of own.slice(0, 1)) numbers.add(number);
  }
  const rest = base.replace(BILL, " ");
  const [day] = DAY.exec(rest) ?? [null];
  const undated = rest.replace(DAY, " ");
  return {
    number: numbers.size === 1 ? ([...numbers][0] ?? null) : null,
    severalNumbers: numbers.size > 1,
    sessions: [...parts.flatMap(folderSession), ...namedSessions(undated)],
    docs: [...undated.replace(SESSION, " ").matchAll(/(?<!\d)\d{5,9}(?!\d)/g)].map(([digits]) => Number(digits)),
    day: day?.replace(/[_.]/g, "-") ?? null,
    words: rest
      .replace(/[^a-z0-9*/]+/gi, " ")
      .trim()
      .toLowerCase(),
  };
}

function numberOf({ groups = {} }: RegExpExecArray): BillNumber | null {
  const { letters, chamber = "", form = "", serial, suffix = "" } = groups;
  const kind = letters?.replace(/[^a-z]/gi, "") ?? `${chamber.charAt(0)}${form.charAt(0)}`;
  return parseBillNumber(`${kind}${serial}${suffix}`.toLowerCase());
}

/** A folder is a session when all of its name says so, or when two years stand in it. */
function folderSession(folder: string): WrittenSession[] {
  const spelled = folder.replaceAll("_", " ").replace(/^((?:19|20)\d{2})((?:19|20)\d{2})$/, "$1-$2");
  const whole = readSession(spelled);
  if (whole !== null) return [whole];
  return namedSessions(folder).filter(({ start, end, special }) => start !== end || typeof special === "number");
}

function namedSessions(text: string): WrittenSession[] {
  return [...text.matchAll(SESSION)].flatMap(({ groups = {} }) => {
    const { start, end, year, special = "" } = groups;
    const years = start === undefined ? year : `${start}-${end}`;
    return readSession(`${years}${special.toLowerCase().replace(/[_ ]/g, "-")}`) ?? [];
  });
}
