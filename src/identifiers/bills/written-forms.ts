import { readBareNumber } from "./bare-number.ts";
import { readBillAddress } from "./bill-addresses.ts";
import { billSuffix } from "./bill-number.ts";
import { type BillReading, unknown } from "./bill-reading.ts";
import { sessionOf } from "./session-draft.ts";
import type { SessionSaying } from "./session-words.ts";
import { readWrittenBill, type WrittenBill } from "./written-bill.ts";

/** A way in which bills are written. `read` takes cleaned text and has to account for all of it. */
export interface WrittenForm {
  readonly name: string;
  readonly read: (text: string) => BillReading | null;
  readonly examples: readonly string[];
}

const says = ({ years, special }: SessionSaying): boolean => years !== undefined || special !== undefined;

function readingOf({ numbers, sayings }: WrittenBill): BillReading {
  const said = sessionOf(sayings);
  if (said === null && sayings.some(says)) {
    const hasYear = sayings.some(({ years }) => years !== undefined);
    return unknown(hasYear ? "What is said of the session does not go together." : "The session has no year.");
  }
  const [number, ...others] = numbers;
  if (number === undefined) return unknown("The number is none of a bill.");
  // `HB 1EX (2021)` is of the special session in 2021.
  const isSpecial = said?.special === "unsaid" && billSuffix(number) !== "";
  const session = said && isSpecial ? { ...said, special: "any" as const } : said;
  return others.length > 0
    ? { kind: "ambiguous", numbers, session }
    : { kind: "bill", number, session, canonical: false };
}

const through =
  (read: (text: string) => WrittenBill | null) =>
  (text: string): BillReading | null => {
    const written = read(text);
    return written && readingOf(written);
  };

function readDigits(text: string): BillReading | null {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return value === 0 ? null : { kind: "digits", value };
}

function readWithoutKind(text: string): BillReading | null {
  const bare = readBareNumber(text);
  return bare && { kind: "ambiguous", ...bare };
}

/** No text is read by two of them, which a test checks. */
export const WRITTEN_FORMS: readonly WrittenForm[] = [
  {
    name: "a bill, with a session and notes around it",
    read: through(readWrittenBill),
    examples: [
      "HB 136",
      "House Bill No. 136 (2025-2026)",
      "2025/hb-136",
      "H.B. 136, 158th Gen. Assem., Reg. Sess. (Ga. 2025)",
      "HB 1EX, 2021 Special Session",
      "House 136",
    ],
  },
  {
    name: "an address",
    read: through(readBillAddress),
    examples: ["https://legiscan.com/GA/bill/HB10/2023", "/bills/2025-2026/hb136.md"],
  },
  { name: "digits alone", read: readDigits, examples: ["1659536", "136"] },
  {
    name: "a number of a session, without its kind",
    read: readWithoutKind,
    examples: ["136 of 2025", "136 (2025-2026)", "2025-2026/136"],
  },
];
