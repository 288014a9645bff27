/** A canonical bill number: `hb136`, `sr12`, `hb1ex` in a special session. Made only by `parseBillNumber`. */
export type BillNumber = string & { readonly __brand: "BillNumber" };

/** What a bill number begins with, chamber and form, in the order in which bills are listed. */
export const BILL_KINDS = ["hb", "sb", "hr", "sr"] as const;
/** What a bill number begins with. */
export type BillKind = (typeof BILL_KINDS)[number];

/** `ex` stands after the numbers of a special session, with a digit where a year has several of them. */
const NUMBER = /^(?<kind>hb|sb|hr|sr)(?<serial>[1-9]\d{0,4})(?<suffix>(?:ex[1-9]?)?)$/;

/** The canonical number, null when the text is not one. */
export function parseBillNumber(text: string): BillNumber | null {
  return NUMBER.test(text) ? (text as BillNumber) : null;
}

/** The number of these pieces, null where they make none; `suffix` is `""`, `ex` or `ex2`. */
export function billNumberOf(kind: BillKind, serial: number, suffix: string): BillNumber | null {
  return parseBillNumber(`${kind}${serial}${suffix}`);
}

function partsOf(number: BillNumber): { kind: BillKind; serial: number; suffix: string } {
  const { kind, serial, suffix = "" } = NUMBER.exec(number)?.groups ?? {};
  if (kind === undefined) throw new TypeError(`Not made by parseBillNumber: ${JSON.stringify(number)}`);
  return { kind: kind as BillKind, serial: Number(serial), suffix };
}

/** `hb` of `hb136`. */
export function billKind(number: BillNumber): BillKind {
  return partsOf(number).kind;
}

/** 136 of `hb136`, 1 of `hb1ex`. */
export function billSerial(number: BillNumber): number {
  return partsOf(number).serial;
}

/** `""` of `hb136`, `ex` of `hb1ex`, `ex2` of `hb1ex2`. */
export function billSuffix(number: BillNumber): string {
  return partsOf(number).suffix;
}

/** The chamber in which a bill of this number began. */
export function chamberOf(number: BillNumber): "H" | "S" {
  return billKind(number).startsWith("h") ? "H" : "S";
}

/** Orders the bills of a session: by kind, then by serial, then `hb1` < `hb1ex` < `hb1ex2`. A total order. */
export function compareBillNumbers(a: BillNumber, b: BillNumber): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  return (
    BILL_KINDS.indexOf(left.kind) - BILL_KINDS.indexOf(right.kind) ||
    left.serial - right.serial ||
    (left.suffix < right.suffix ? -1 : left.suffix > right.suffix ? 1 : 0)
  );
}

/** As a reader writes it: `HB 136`, `HB 1EX`. */
export function formatBillNumber(number: BillNumber): string {
  const { kind, serial, suffix } = partsOf(number);
  return `${kind} ${serial}${suffix}`.toUpperCase();
}
