import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BILL_REFERENCE_EXAMPLES } from "../../src/identifiers/bills/bill-reference-examples.ts";
import { REFERENCE_MAX_CHARS } from "../../src/identifiers/clean-reference.ts";
import { CODE_REFERENCE_EXAMPLES } from "../../src/identifiers/code-reference-examples.ts";
import { CONSTITUTION_REFERENCE_EXAMPLES } from "../../src/identifiers/constitution-reference-examples.ts";
import { parseClusterId } from "../../src/identifiers/opinions/cluster-id.ts";
import { parseDocketNumber } from "../../src/identifiers/opinions/docket.ts";
import { georgiaDocketParts } from "../../src/identifiers/opinions/georgia-docket.ts";
import { OPINION_FORMS } from "../../src/identifiers/opinions/opinion-forms.ts";
import { opinionAddress, parseOpinionId } from "../../src/identifiers/opinions/opinion-id.ts";
import { type OpinionReading, readOpinionReference } from "../../src/identifiers/opinions/opinion-reference.ts";
import {
  OPINION_REFERENCE_EXAMPLES,
  type OpinionReferenceExample,
} from "../../src/identifiers/opinions/opinion-reference-examples.ts";
import { plainReference } from "../../src/identifiers/opinions/plain-reference.ts";
import { parseReporterCitation } from "../../src/identifiers/opinions/reporter-citation.ts";

const REASON = { kind: "unknown", reason: expect.stringMatching(/\.$/) };

/** What a row expects of the reader, with ids and citations as their parsers give them. */
function expected({ written, ...row }: OpinionReferenceExample): unknown {
  if (row.kind === "unknown") return REASON;
  if (row.kind === "digits") return { kind: "digits", docket: row.digits, cluster: row.digits };
  if (row.kind !== "citation") return row;
  const [citation, ...others] = row.cites.map((cite) => parseReporterCitation(cite));
  expect([citation?.cite, ...others.map((each) => each?.cite)], written).toEqual(row.cites);
  return { kind: "citation", citation, others };
}

describe("every example", () => {
  test("is there once, and there are at least a hundred and twenty", () => {
    expect(OPINION_REFERENCE_EXAMPLES.length).toBeGreaterThanOrEqual(120);
    const written = new Set(OPINION_REFERENCE_EXAMPLES.map((example) => example.written));
    expect(written.size).toBe(OPINION_REFERENCE_EXAMPLES.length);
  });

  test.each(OPINION_REFERENCE_EXAMPLES)("$written reads as $kind", (example) => {
    expect(readOpinionReference(example.written)).toEqual(expected(example));
  });

  test("names docket numbers and ids as their parsers give them, and canonical ones are exactly the text", () => {
    for (const example of OPINION_REFERENCE_EXAMPLES) {
      if (example.kind === "cluster") expect(parseClusterId(example.cluster)).toBe(example.cluster);
      if (example.kind !== "dockets") continue;
      for (const docket of example.dockets) expect(parseDocketNumber(docket), example.written).toBe(docket);
      const [docket] = example.dockets.flatMap((each) => parseDocketNumber(each) ?? []);
      const cluster = example.cluster === null ? null : parseClusterId(example.cluster);
      const address = docket === undefined || cluster === null ? docket : opinionAddress(docket, cluster);
      expect(address === example.written, example.written).toBe(example.canonical);
      if (cluster !== null) expect(parseOpinionId(address ?? "")).toEqual({ docket, cluster });
    }
  });
});

describe("the table of written forms", () => {
  const rows = OPINION_FORMS.flatMap((form, index) => form.examples.map((example) => ({ ...form, index, example })));

  test.each(rows)("reads $example as $name, which no form before it does", ({ index, example }) => {
    const plain = plainReference(example);
    expect(OPINION_FORMS.findIndex(({ read }) => read(plain) !== null)).toBe(index);
    const canonical = parseOpinionId(example) !== null;
    if (!canonical) expect(readOpinionReference(example)).toEqual(OPINION_FORMS[index]?.read(plain));
  });
});

describe("a reason", () => {
  test("names the limit for a text one character too long, which is read up to the limit", () => {
    const atLimit = "S99A9901".padEnd(REFERENCE_MAX_CHARS, " ");
    expect(readOpinionReference(atLimit)).toMatchObject({ kind: "dockets", dockets: ["S99A9901"] });
    expect(readOpinionReference(`${atLimit} `)).toEqual({ ...REASON, reason: expect.stringContaining("300") });
  });

  test.each([
    ["312 Ga. at 458", "first page"],
    ["21A0779", "S19A0992"],
    ["HB 136", "bill"],
    ["O.C.G.A. § 16-5-1", "section of the Code"],
    ["Ga. Const. art. I", "constitution"],
    ["see S99A9901 for quillbies", "docket number alone"],
  ])("for %s says %s", (written, words) => {
    expect(readOpinionReference(written)).toEqual({ ...REASON, reason: expect.stringContaining(words) });
  });
});

describe("a reference to another collection", () => {
  const others = [...CODE_REFERENCE_EXAMPLES, ...CONSTITUTION_REFERENCE_EXAMPLES].filter(
    ({ kind }) => kind !== "unknown",
  );

  test.each(others)("is no opinion: $written", ({ written }) => {
    const reading = readOpinionReference(written);
    const docket = parseDocketNumber(written);
    // Bare numbers with dashes are another court's docket number just as well; Georgia's courts never had such.
    if (docket !== null && docket === written) {
      expect(docket).toMatch(/^\d+-[\dA-Z]+-\d[\dA-Z-]*$/);
      expect(georgiaDocketParts(docket)).toBeNull();
      expect(reading).toEqual({ kind: "dockets", dockets: [written], cluster: null, canonical: true });
    } else expect(reading).toEqual(REASON);
  });

  const bills = BILL_REFERENCE_EXAMPLES.filter(({ kind }) => kind === "bill");

  test.each(bills)("is no opinion, but a bill: $written", ({ written }) => {
    expect(readOpinionReference(written)).toEqual(REASON);
  });
});

describe("reading any text", () => {
  const piece = fc.constantFrom(
    ...[
      "S99A9901",
      "S 99 ",
      "A 1006",
      ", 9902",
      "312 Ga. ",
      "456",
      "861 SE2d 99",
      " (2021)",
      "(2)",
      ", ",
      "; ",
      " and ",
    ],
    ...[
      "No. ",
      "Case ",
      "v. ",
      "Quillby ",
      "/",
      "-",
      "4404371",
      "ga-",
      "cap-1",
      "CLUSTER-",
      "%2",
      "_",
      "O",
      "½",
      "\u2013",
    ],
  );
  const anyText = fc.oneof(
    fc.string({ maxLength: 320 }),
    fc.string({ unit: "binary", maxLength: 320 }),
    fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join("")),
  );
  const KINDS: readonly OpinionReading["kind"][] = ["dockets", "citation", "cluster", "digits", "name", "unknown"];

  test("never throws and always gives a reading", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(KINDS).toContain(readOpinionReference(text).kind);
      }),
      { numRuns: 3000 },
    );
  });

  test("gives ids that read as themselves", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readOpinionReference(text);
        if (reading.kind === "citation") {
          const { cite } = reading.citation;
          expect(readOpinionReference(cite)).toEqual({ ...reading, others: [] });
        }
        if (reading.kind === "cluster" && !/^\d/.test(reading.cluster))
          expect(readOpinionReference(reading.cluster)).toEqual(reading);
        const [first] = reading.kind === "dockets" ? reading.dockets : [];
        if (first === undefined || parseClusterId(first) !== null) return;
        expect(readOpinionReference(first)).toMatchObject({ kind: "dockets", dockets: [first], canonical: true });
      }),
      { numRuns: 3000 },
    );
  });
});
