import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BILL_ADDRESS_FORMS } from "../../src/identifiers/bills/bill-addresses.ts";
import { billAddress, parseBillId } from "../../src/identifiers/bills/bill-id.ts";
import { parseBillNumber } from "../../src/identifiers/bills/bill-number.ts";
import { type BillReading, readBillReference } from "../../src/identifiers/bills/bill-reference.ts";
import { BILL_REFERENCE_EXAMPLES } from "../../src/identifiers/bills/bill-reference-examples.ts";
import { cleanBillReference } from "../../src/identifiers/bills/clean-bill-reference.ts";
import { KIND_WORDS } from "../../src/identifiers/bills/kind-words.ts";
import { NOT_BILLS } from "../../src/identifiers/bills/not-bills.ts";
import { formatSessionSlug, type SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import { VERSION_WORDS } from "../../src/identifiers/bills/version-words.ts";
import { WRITTEN_FORMS } from "../../src/identifiers/bills/written-forms.ts";
import type { WrittenSession } from "../../src/identifiers/bills/written-session.ts";
import { REFERENCE_MAX_CHARS } from "../../src/identifiers/clean-reference.ts";
import { readCodeReference } from "../../src/identifiers/code-reference.ts";
import { CODE_REFERENCE_EXAMPLES } from "../../src/identifiers/code-reference-examples.ts";
import { readConstitutionReference } from "../../src/identifiers/constitution-reference.ts";
import { CONSTITUTION_REFERENCE_EXAMPLES } from "../../src/identifiers/constitution-reference-examples.ts";
import { billNumberArbitrary, sessionPartsArbitrary } from "./bill-arbitraries.ts";

/** A session as the rows of examples state it. */
function statedSession(session: WrittenSession | null): string | null {
  if (session === null) return null;
  const { start, end, special } = session;
  return `${start === end ? start : `${start}-${end}`}${special === "unsaid" ? "" : ` ${special}`}`;
}

/** A reading as the rows of examples state it. */
function stated(reading: BillReading): unknown {
  switch (reading.kind) {
    case "bill":
    case "ambiguous":
      return { ...reading, session: statedSession(reading.session) };
    case "digits":
      return reading;
    case "unknown":
      return { kind: "unknown" };
    default:
      return reading satisfies never;
  }
}

/** The slug of a session that is written out, special number included; null for what a store has to decide. */
function slugOf(session: WrittenSession | null): SessionSlug | null {
  if (session === null || session.special === "any") return null;
  const { start, end, special } = session;
  if (typeof special === "number") return formatSessionSlug({ start, end, special });
  return start === end ? null : formatSessionSlug({ start, end, special: null });
}

describe("every example", () => {
  test("is there once, and there are at least a hundred and twenty that are read", () => {
    const read = BILL_REFERENCE_EXAMPLES.filter(({ kind }) => kind !== "unknown");
    expect(read.length).toBeGreaterThanOrEqual(120);
    expect(new Set(BILL_REFERENCE_EXAMPLES.map(({ written }) => written)).size).toBe(BILL_REFERENCE_EXAMPLES.length);
  });

  test.each(BILL_REFERENCE_EXAMPLES)("$written reads as $kind", ({ written, ...expected }) => {
    expect(stated(readBillReference(written))).toEqual(expected);
  });

  test("names numbers as their parser gives them", () => {
    for (const example of BILL_REFERENCE_EXAMPLES) {
      const numbers = "numbers" in example ? example.numbers : "number" in example ? [example.number] : [];
      for (const number of numbers) expect(parseBillNumber(number)).toBe(number);
    }
  });

  test("that is read is read by exactly one written form, as the reader reads it", () => {
    for (const { written, kind } of BILL_REFERENCE_EXAMPLES) {
      const readings = WRITTEN_FORMS.map(({ read }) => read(cleanBillReference(written))).filter(
        (reading) => reading !== null,
      );
      if (kind === "unknown") continue;
      expect(readings, written).toHaveLength(1);
      const { canonical: _, ...reading } = { canonical: null, ...readBillReference(written) };
      expect(readings[0], written).toMatchObject(reading);
    }
  });

  test("that says its session outright leads to an id, which is canonical", () => {
    let led = 0;
    for (const { written } of BILL_REFERENCE_EXAMPLES) {
      const reading = readBillReference(written);
      const session = reading.kind === "bill" ? slugOf(reading.session) : null;
      if (reading.kind !== "bill" || session === null) continue;
      const id = billAddress(session, reading.number);
      expect(parseBillId(id)).toEqual({ session, number: reading.number });
      expect(readBillReference(id)).toMatchObject({ kind: "bill", number: reading.number, canonical: true });
      led += 1;
    }
    expect(led).toBeGreaterThan(40);
  });
});

describe("the tables", () => {
  const forms = WRITTEN_FORMS.flatMap((form) => form.examples.map((example) => ({ ...form, example })));

  test.each(forms)("read $example as $name, and the reader agrees", ({ read, example }) => {
    expect(read(cleanBillReference(example))).not.toBeNull();
    expect(readBillReference(example)).toEqual(read(cleanBillReference(example)));
  });

  const kinds = KIND_WORDS.flatMap((row) => row.examples.map((word) => ({ ...row, word })));

  test.each(kinds)("read a number after $word as $name", ({ kinds, word }) => {
    const numbers = kinds.map((kind) => `${kind}136`);
    const expected = numbers.length === 1 ? { kind: "bill", number: numbers[0] } : { kind: "ambiguous", numbers };
    expect(readBillReference(`${word} 136`)).toMatchObject(expected);
    expect(readBillReference(`${word.toUpperCase()} No. 136 (2025)`)).toMatchObject(expected);
  });

  const versions = VERSION_WORDS.flatMap(({ examples }) => examples);

  test.each(versions)("pass over %s after a number, before a session or not", (word) => {
    const gap = word.startsWith("/") ? "" : ", ";
    expect(readBillReference(`HB 136${gap}${word}`)).toMatchObject({ kind: "bill", number: "hb136", session: null });
    expect(readBillReference(`HB 136${gap}${word} (2025-2026)`)).toMatchObject({
      number: "hb136",
      session: { start: 2025, end: 2026 },
    });
  });

  const addresses = BILL_ADDRESS_FORMS.flatMap(({ name, examples }) => examples.map((address) => ({ name, address })));

  test.each(addresses)("read the address $address", ({ address }) => {
    const expected = { kind: "bill", session: { start: expect.any(Number) } };
    expect(readBillReference(address)).toMatchObject(expected);
    expect(readBillReference(`${address}?lang=es#top`)).toEqual(readBillReference(address));
  });

  const others = NOT_BILLS.flatMap(({ why, examples }) => examples.map((example) => ({ why, example })));

  test.each(others)("say of $example: $why", ({ why, example }) => {
    const reason = expect.stringContaining(why);
    expect(readBillReference(example)).toEqual({ kind: "unknown", reason });
  });
});

describe("a reason", () => {
  test("ends with forms that are read", () => {
    const { reason = "" } = readBillReference("") as { reason?: string };
    expect(reason).toBe("The reference is empty. Write HB 136, HB 136 (2025-2026) or 2025-2026/hb136.");
    for (const form of ["HB 136", "HB 136 (2025-2026)", "2025-2026/hb136"])
      expect(readBillReference(form).kind).toBe("bill");
  });

  test("says whether the session has no year, or contradicts itself", () => {
    expect(readBillReference("HB 136, Special Session")).toMatchObject({ reason: expect.stringContaining("no year") });
    expect(readBillReference("HB 136 (2023-2024) 2025")).toMatchObject({ reason: expect.stringContaining("together") });
  });

  test("states the limit for a text one character too long, which is read up to the limit", () => {
    const atLimit = "HB 136".padEnd(REFERENCE_MAX_CHARS, " ");
    expect(readBillReference(atLimit)).toMatchObject({ kind: "bill", number: "hb136" });
    expect(readBillReference(`${atLimit} `)).toMatchObject({ kind: "unknown", reason: expect.stringContaining("300") });
  });
});

describe("the readers of the Code, the constitutions and the bills", () => {
  test("never read the same text", () => {
    for (const { written, kind } of BILL_REFERENCE_EXAMPLES) {
      if (kind === "unknown") continue;
      expect(readCodeReference(written).kind, written).toBe("unknown");
      expect(readConstitutionReference(written).kind, written).toBe("unknown");
    }
    for (const { written } of [...CODE_REFERENCE_EXAMPLES, ...CONSTITUTION_REFERENCE_EXAMPLES]) {
      if (written !== "HB 136") expect(["unknown", "digits"], written).toContain(readBillReference(written).kind);
    }
  });
});

describe("a bill with its session", () => {
  test("is read back from any words, order, dashes, case and encoding, and its id is canonical", () => {
    const singles = KIND_WORDS.filter(({ kinds }) => kinds.length === 1);
    const decoration = fc.record({
      word: fc.nat(),
      no: fc.constantFrom("", "No. ", "# "),
      dash: fc.constantFrom("-", "\u2013", "\u2011"),
      space: fc.constantFrom(" ", "\u00a0", "\u2009", "_", "+"),
      style: fc.constantFrom("%n (%s)", "%s %n", "%s/%n", "%n, %s", "%n/AP, %s", "Ga. %n (%s)", "\u201c%n (%s).\u201d"),
      upper: fc.boolean(),
      encodings: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(billNumberArbitrary, sessionPartsArbitrary, decoration, (number, parts, how) => {
        const [, kind = "", digits = "", suffix = ""] = /^([a-z]+)(\d+)(.*)$/.exec(number) ?? [];
        const words = singles.filter(({ kinds }) => kinds.some((one) => one === kind)).flatMap((row) => row.examples);
        const session = formatSessionSlug(parts);
        const name = `${words[how.word % words.length]} ${how.no}${digits}${suffix}`;
        let text = how.style.replace("%n", name).replace("%s", session.replaceAll("-", how.dash));
        text = (how.upper ? text.toUpperCase() : text).replaceAll(" ", how.space);
        if (how.space !== "+" || how.encodings === 0)
          for (let n = 0; n < how.encodings; n += 1) text = encodeURIComponent(text);
        const reading = readBillReference(text);
        const isOpen = suffix !== "" && parts.special === null;
        const special = isOpen ? "any" : (parts.special ?? "unsaid");
        const canonical = text === billAddress(session, number);
        expect(reading, text).toEqual({
          kind: "bill",
          number,
          session: { start: parts.start, end: parts.end, special: canonical ? (parts.special ?? "unsaid") : special },
          canonical,
        });
        expect(readBillReference(billAddress(session, number))).toMatchObject({ number, canonical: true });
      }),
      { numRuns: 3000 },
    );
  });
});

describe("reading any text", () => {
  const pieces = [
    ...["HB 136", "hb1ex", "S.B.", " 12", "House ", "Bill ", "No. ", "2025-2026", "2025", "/", "-", " (", ")", ", "],
    ...[
      "Regular Session",
      "special ",
      "1st ",
      "158th Gen. Assem.",
      "Ga. ",
      "/AP",
      "LC 28 1234",
      "136",
      "%2",
      "of the ",
    ],
    ...["https://", "legiscan.com/GA/bill/", "/bills/", "ex", " and ", "\uff11"],
  ];
  const anyText = fc.oneof(
    fc.string({ maxLength: 320 }),
    fc.string({ unit: "binary", maxLength: 320 }),
    fc.string({ unit: fc.constantFrom(..."HBSRhbsr12 0.()/-,:#%&_+ex\ud800\u2013\u00a0\u200d"), maxLength: 60 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((chosen) => chosen.join("")),
  );

  test("never throws and always gives a reading", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(["bill", "digits", "ambiguous", "unknown"]).toContain(readBillReference(text).kind);
      }),
      { numRuns: 4000 },
    );
  });

  test("gives numbers that are canonical, in sessions that have one, so reading is idempotent", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readBillReference(text);
        const numbers =
          reading.kind === "bill" ? [reading.number] : reading.kind === "ambiguous" ? reading.numbers : [];
        if (reading.kind === "ambiguous") expect(numbers.length).toBeGreaterThan(1);
        const session = reading.kind === "bill" ? slugOf(reading.session) : null;
        for (const number of numbers) {
          expect(parseBillNumber(number)).toBe(number);
          const again = { kind: "bill", number, canonical: true };
          expect(readBillReference(number)).toEqual({ ...again, session: null });
          if (session !== null) expect(readBillReference(billAddress(session, number))).toMatchObject(again);
        }
      }),
      { numRuns: 4000 },
    );
  });
});
