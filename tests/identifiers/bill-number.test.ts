import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { billAddress, parseBillId } from "../../src/identifiers/bills/bill-id.ts";
import {
  BILL_KINDS,
  type BillNumber,
  billKind,
  billNumberOf,
  billSerial,
  billSuffix,
  chamberOf,
  compareBillNumbers,
  formatBillNumber,
  parseBillNumber,
} from "../../src/identifiers/bills/bill-number.ts";
import { readBillReference } from "../../src/identifiers/bills/bill-reference.ts";
import { formatSessionSlug, parseSessionSlug, type SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import { billNumberArbitrary, billPiecesArbitrary, sessionPartsArbitrary } from "./bill-arbitraries.ts";

describe("a bill number", () => {
  test.each(["hb136", "sb1", "hr99999", "sr12", "hb1ex", "hb1ex2"])("is %s", (text) => {
    expect(parseBillNumber(text)).toBe(text);
  });

  test.each([
    "",
    "HB136",
    "hb 136",
    "hb0",
    "hb0136",
    "hb100000",
    "hb",
    "136",
    "hc1",
    "hb1ex0",
    "hb1ex12",
    "hb1x",
    "hb1\n",
  ])("is not %j", (text) => {
    expect(parseBillNumber(text)).toBeNull();
  });

  test("gives its pieces back", () => {
    fc.assert(
      fc.property(billPiecesArbitrary, ({ kind, serial, suffix }) => {
        const number = parseBillNumber(`${kind}${serial}${suffix}`) as BillNumber;
        expect([billKind(number), billSerial(number), billSuffix(number)]).toEqual([kind, serial, suffix]);
        expect(billNumberOf(billKind(number), serial, suffix)).toBe(number);
        expect(chamberOf(number)).toBe(kind.startsWith("h") ? "H" : "S");
      }),
    );
  });

  test("is read back from how it is printed", () => {
    expect(formatBillNumber("hb136" as BillNumber)).toBe("HB 136");
    expect(formatBillNumber("hb1ex" as BillNumber)).toBe("HB 1EX");
    fc.assert(
      fc.property(billNumberArbitrary, (number) => {
        const expected = { kind: "bill", number, session: null, canonical: false };
        expect(readBillReference(formatBillNumber(number))).toEqual(expected);
      }),
    );
  });

  test("that no parser has made is refused", () => {
    expect(() => billKind("HB 136" as BillNumber)).toThrow('Not made by parseBillNumber: "HB 136"');
  });
});

describe("the order of bill numbers", () => {
  test("is by kind, then by serial, then by the suffix", () => {
    const ordered = ["hb2", "hb2ex", "hb2ex2", "hb10", "sb1", "sb12", "hr1", "sr1", "sr2"] as BillNumber[];
    expect([...ordered].reverse().sort(compareBillNumbers)).toEqual(ordered);
  });

  test("is total, and that of the padded text", () => {
    const padded = (number: BillNumber): string =>
      `${BILL_KINDS.indexOf(billKind(number))} ${String(billSerial(number)).padStart(5, "0")} ${billSuffix(number)}`;
    fc.assert(
      fc.property(billNumberArbitrary, billNumberArbitrary, (a, b) => {
        const naive = padded(a) < padded(b) ? -1 : padded(a) > padded(b) ? 1 : 0;
        expect(Math.sign(compareBillNumbers(a, b))).toBe(naive);
      }),
    );
  });
});

describe("the id of a bill", () => {
  test("is its session and its number, and is read back", () => {
    const id = billAddress(parseSessionSlug("2025-2026") as SessionSlug, "hb136" as BillNumber);
    expect(id).toBe("2025-2026/hb136");
    fc.assert(
      fc.property(sessionPartsArbitrary.map(formatSessionSlug), billNumberArbitrary, (session, number) => {
        expect(parseBillId(billAddress(session, number))).toEqual({ session, number });
      }),
    );
  });

  test.each([
    "2025-2026",
    "hb136",
    "2025/hb136",
    "2025-2026/HB136",
    "2025-2026/hb136/",
    "2025-2026//hb136",
    "/hb136",
    "",
  ])("is not %j", (text) => {
    expect(parseBillId(text)).toBeNull();
  });
});
