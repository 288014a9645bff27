import { parseBillId } from "../identifiers/bills/bill-id.ts";
import { type BillNumber, formatBillNumber } from "../identifiers/bills/bill-number.ts";
import { type BillReading, readBillReference } from "../identifiers/bills/bill-reference.ts";
import { parseSessionSlug, type SessionSlug } from "../identifiers/bills/session-slug.ts";
import { sessionsNamed, type WrittenSession } from "../identifiers/bills/written-session.ts";
import { allUnder, type DirectReference, type LookupReading, type NameQuery } from "./lookup-reading.ts";

/** Most words that a bill number is written in among others: `House Bill No. 136`. */
const NUMBER_WORDS = 4;

/** The name of a bill, `hb136/2025-2026` for `2025-2026/hb136`: all sessions' bills of a number stand together. */
export function billName(id: string): string {
  const bill = parseBillId(id);
  if (bill === null) throw new Error(`lookup: ${JSON.stringify(id)} is no bill's id`);
  return `${bill.number}/${bill.session}`;
}

const sessionIn = (name: string): SessionSlug | null => parseSessionSlug(name.slice(name.indexOf("/") + 1));

/** The bills of a number, in the sessions that were written: all of them where none was. */
function billsOf(number: BillNumber, session: WrittenSession | null): NameQuery {
  const all = allUnder(`${number}/`);
  if (session === null) return all;
  return {
    ...all,
    pick: (names) => {
      const meant = new Set(
        sessionsNamed(
          session,
          names.map(sessionIn).filter((slug) => slug !== null),
        ),
      );
      return names.filter((name) => meant.has(sessionIn(name) as SessionSlug));
    },
  };
}

function directOf(reading: BillReading, whole: boolean): DirectReference | null {
  if (reading.kind === "bill") {
    const { number, session } = reading;
    const unfinished = whole && session === null ? number : null;
    const queries = [billsOf(number, session)];
    return { read: [formatBillNumber(number)], queries, subsection: null, whole, unfinished };
  }
  if (reading.kind !== "ambiguous" || !whole) return null;
  const queries = reading.numbers.map((number) => billsOf(number, reading.session));
  return { read: reading.numbers.map(formatBillNumber), queries, subsection: null, whole, unfinished: null };
}

/** The first bill number among other words: the longest run of words that ends in a digit and reads as one. */
function numberAmongWords(text: string): DirectReference | null {
  const words = text.split(/[\s,;()]+/).filter((word) => word !== "");
  for (const [at, word] of words.entries()) {
    if (!/^[hs]/i.test(word)) continue;
    for (let length = NUMBER_WORDS; length > 0; length -= 1) {
      const run = words.slice(at, at + length);
      if (run.length < length || !/\d[.:]?$|\dex\d?$/i.test(run.at(-1) ?? "")) continue;
      const direct = directOf(readBillReference(run.join(" ")), false);
      if (direct !== null) return direct;
    }
  }
  return null;
}

/** Bill numbers, in any written form, with or without a session, alone or among words. */
export const BILL_READING: LookupReading = {
  readDirect: (text) => directOf(readBillReference(text), true) ?? numberAmongWords(text),
  written: (id) => {
    const bill = parseBillId(id);
    return bill === null ? id : formatBillNumber(bill.number);
  },
  beginning: (word, alone) => (alone && /^(?:hb|sb|hr|sr)\d{0,5}(?:ex\d?)?$/.test(word) ? word : null),
};
