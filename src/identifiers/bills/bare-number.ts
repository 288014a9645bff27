import { BILL_KINDS, type BillNumber, billNumberOf } from "./bill-number.ts";
import { YEAR_SOURCE } from "./session-slug.ts";
import { readSession, type WrittenSession } from "./written-session.ts";

/** A number without its kind: a bill of any kind of that session. */
export interface BareNumber {
  readonly numbers: readonly BillNumber[];
  readonly session: WrittenSession;
}

const SERIAL = String.raw`0{0,4}(?<serial>[1-9]\d{0,4})`;

/** Each has a session: without one, digits alone may be anything. */
const FORMS: readonly RegExp[] = [
  new RegExp(`^${SERIAL} (?:of|from|in) (?<session>.{4,60})$`, "i"),
  new RegExp(String.raw`^${SERIAL},? ?\((?<session>[^()]{4,60})\)$`, "i"),
  new RegExp(`^${SERIAL} ?/ ?(?<session>${YEAR_SOURCE}.{0,60})$`, "i"),
  new RegExp(`^(?<session>${YEAR_SOURCE}.{0,60}?) ?/ ?${SERIAL}$`, "i"),
];

const YEAR = new RegExp(`^${YEAR_SOURCE}$`);

/**
 * Reads `136 of 2025`, `136 (2025-2026)`, `2025/136`; null for any other text, for a session such as
 * `2025/26`, and where either number may be the year.
 */
export function readBareNumber(text: string): BareNumber | null {
  if (readSession(text) !== null) return null;
  for (const form of FORMS) {
    const { serial = "", session = "" } = form.exec(text)?.groups ?? {};
    const written = readSession(session);
    if (serial === "" || written === null || YEAR.test(serial)) continue;
    const numbers = BILL_KINDS.map((kind) => billNumberOf(kind, Number(serial), "")).filter(
      (number) => number !== null,
    );
    return { numbers, session: written };
  }
  return null;
}
