import { REFERENCE_MAX_CHARS } from "../clean-reference.ts";
import { parseBillId } from "./bill-id.ts";
import { parseBillNumber } from "./bill-number.ts";
import { type BillReading, unknown } from "./bill-reading.ts";
import { cleanBillReference } from "./clean-bill-reference.ts";
import { NOT_BILLS } from "./not-bills.ts";
import { sessionParts } from "./session-slug.ts";
import { WRITTEN_FORMS } from "./written-forms.ts";

export type { BillReading };

/** Why a text is no reference to a bill, where `NOT_BILLS` has no better word. */
const REASONS = {
  tooLong: `A reference has at most ${REFERENCE_MAX_CHARS} characters.`,
  empty: "The reference is empty.",
  unread: "The text as a whole is not a reference to one bill.",
} as const;

/** The reading of a text that is exactly an id or exactly a number. */
function readCanonical(text: string): BillReading | null {
  const number = parseBillNumber(text);
  if (number !== null) return { kind: "bill", number, session: null, canonical: true };
  const id = parseBillId(text);
  if (id === null) return null;
  const { start, end, special } = sessionParts(id.session);
  return { kind: "bill", number: id.number, session: { start, end, special: special ?? "unsaid" }, canonical: true };
}

/**
 * Reads a reference to a bill of Georgia's General Assembly in any written form. The whole text has to be the reference.
 * Whether the bill and its session exist is not decided here. Never throws, for any string.
 */
export function readBillReference(text: string): BillReading {
  if (text.length > REFERENCE_MAX_CHARS) return unknown(REASONS.tooLong);
  const canonical = readCanonical(text);
  if (canonical !== null) return canonical;
  const bare = cleanBillReference(text);
  if (bare === "") return unknown(REASONS.empty);
  for (const { read } of WRITTEN_FORMS) {
    const reading = read(bare);
    if (reading !== null) return reading;
  }
  return unknown(NOT_BILLS.find(({ test }) => test(bare))?.why ?? REASONS.unread);
}
