import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clusterDocket,
  docketOfClusterId,
  parseClusterId,
  provisionalClusterId,
} from "../../src/identifiers/opinions/cluster-id.ts";
import {
  compareDockets,
  type DocketNumber,
  docketYear,
  isDocketNumber,
  parseDocketNumber,
} from "../../src/identifiers/opinions/docket.ts";
import { DOCKET_LABELS } from "../../src/identifiers/opinions/docket-words.ts";
import { formatGeorgiaDocket, georgiaDocketParts } from "../../src/identifiers/opinions/georgia-docket.ts";
import { opinionAddress, parseOpinionId } from "../../src/identifiers/opinions/opinion-id.ts";
import { docketArbitrary, georgiaDocketArbitrary, otherDocketArbitrary } from "./opinion-arbitraries.ts";

const docket = (text: string): DocketNumber => {
  const parsed = parseDocketNumber(text);
  if (parsed === null) throw new Error(`no docket number: ${text}`);
  return parsed;
};

describe("a docket number", () => {
  test("of Georgia's courts is read from any spacing, case, label and mark around it", () => {
    const labels = DOCKET_LABELS.flatMap(({ examples }) => examples);
    const decoration = fc.record({
      label: fc.constantFrom("", ...labels),
      between: fc.constantFrom("", " ", "-", "\u2011", "\u00a0"),
      lower: fc.boolean(),
      zero: fc.constantFrom("0", "O", "o"),
      wrap: fc.constantFrom(["", ""], ["", "."], ["(", ")"], ["\u201c", "\u201d"], ["[", "]."], [" ", "\n"]),
    });
    fc.assert(
      fc.property(georgiaDocketArbitrary, decoration, (parts, { label, between, lower, zero, wrap }) => {
        const id = formatGeorgiaDocket(parts);
        const digits = (text: string) => text.replaceAll("0", zero);
        const pieces = [id.slice(0, 1), digits(id.slice(1, 3)), id.slice(3, 4), digits(id.slice(4))];
        const body = lower ? pieces.join(between).toLowerCase() : pieces.join(between);
        expect(parseDocketNumber(wrap[0] + label + body + wrap[1])).toBe(id);
        expect(georgiaDocketParts(id)).toEqual(parts);
        expect(docketYear(id)).toBe(parts.year);
      }),
      { numRuns: 3000 },
    );
  });

  test("read twice is the same, and fit for an address and a folder", () => {
    const text = fc.oneof(docketArbitrary, fc.string({ unit: fc.constantFrom(..."SA19 aO-.,/:()No½_'#") }));
    fc.assert(
      fc.property(text, (written) => {
        const parsed = parseDocketNumber(written);
        if (parsed === null) return;
        expect(isDocketNumber(parsed)).toBe(true);
        expect(parsed).toMatch(/^[A-Z0-9][A-Z0-9-]*$/);
        expect(parseDocketNumber(parsed)).toBe(parsed);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ["Docket No. S.F. 12794.", "SF-12794"],
    ["Civil Action No. 06-cv-01222-CMA-KLM", "CIVIL-ACTION-06-CV-01222-CMA-KLM"],
    ["No. 48½", "48-1-2"],
    ["74--3157", "74-3157"],
    ["71-1236_1", "71-1236-1"],
    ["WR-31,369-06", "WR-31369-06"],
    ["S190992", "S190992"],
    ["cluster-4404371", "CLUSTER-4404371"],
  ])("of another court keeps its words and numbers: %s", (written, id) => {
    expect(parseDocketNumber(written)).toBe(id);
  });

  test.each([
    ...["", "No.", "S", "S99A", "S99A990", "S99A99011", "S99A9901x", "99A9901", "Sl9A9901", "S1909901"],
    ...["S99A9901, S99A9903", "S99A9901-S99A9903", "S99A9901 S99A9903", "41616-41618", "41616, 41617", "330 and 331"],
    ...["November 27, 1951", "May 5", "In re 12", "Quillby v. State", "T-3 LLC", "HB 136", "12 ü", "../1", "a/../1"],
  ])("is not guessed from %j", (written) => {
    expect(parseDocketNumber(written)).toBeNull();
  });

  test("of the form that addresses have needs a digit and no way out of a folder", () => {
    expect(["S99A9901", "27629", "1-07-CV-00123"].every(isDocketNumber)).toBe(true);
    expect(
      ["", "SMITH", "s99a9901", "..", "1..2", "-1", "1-", "1/2", "1 2", `${"1".repeat(81)}`].some(isDocketNumber),
    ).toBe(false);
  });
});

describe("the year of a docket", () => {
  test.each([
    ["S90A0001", 1990],
    ["S99A9999", 1999],
    ["S00A0001", 2000],
    ["A21D0007", 2021],
    ["27629", null],
    ["07-6762", null],
    ["2006AP2071", null],
  ])("%s is %s", (id, year) => {
    expect(docketYear(docket(id))).toBe(year);
  });
});

describe("the order of dockets", () => {
  test("is bare numbers, then Georgia's by year, court, letter and serial, then all others", () => {
    const sorted = [
      ...["95", "330", "27629", "41616", "46A"].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
      ...["S90A0001", "S99A0001", "S99A0002", "S99X0001", "A99A0001", "S00A0001", "S21Y0002"],
      ...["1-07-CV-00123", "07-6762", "CR-88-194", "S190992"],
    ].map(docket);
    const others = sorted.slice(-4);
    const found = sorted.toReversed().toSorted(compareDockets);
    expect(found.slice(0, -4)).toEqual(sorted.slice(0, -4));
    expect(new Set(found.slice(-4))).toEqual(new Set(others));
  });

  test("is total: antisymmetric, transitive, and equal only for equal numbers", () => {
    const three = fc.tuple(docketArbitrary, docketArbitrary, docketArbitrary);
    fc.assert(
      fc.property(three, ([a, b, c]) => {
        expect(Math.sign(compareDockets(a, b)) + Math.sign(compareDockets(b, a))).toBe(0);
        expect(compareDockets(a, b) === 0).toBe(a === b);
        if (compareDockets(a, b) <= 0 && compareDockets(b, c) <= 0) expect(compareDockets(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("a cluster id", () => {
  test.each(["4404371", "ga-s99a9901", "cap-123", "ga-27629"])("is canonical: %s", (id) => {
    expect(parseClusterId(id)).toBe(id);
  });

  test.each([
    "",
    "0",
    "012",
    "1234567890123",
    "ga-",
    "ga-abc",
    "GA-S99A9901",
    "cap-",
    "xy-1",
    "1a",
    "ga-1..2",
    "ga-1/2",
  ])("is not: %j", (id) => {
    expect(parseClusterId(id)).toBeNull();
  });

  test("of a docket names that docket, and stands for one where a case has none", () => {
    fc.assert(
      fc.property(fc.oneof(georgiaDocketArbitrary.map(formatGeorgiaDocket), otherDocketArbitrary), (id) => {
        const cluster = provisionalClusterId(id);
        expect(parseClusterId(cluster)).toBe(cluster);
        expect(docketOfClusterId(cluster)).toBe(id);
        expect(parseDocketNumber(clusterDocket(cluster))).toBe(clusterDocket(cluster));
        expect(parseOpinionId(opinionAddress(id, cluster))).toEqual({ docket: id, cluster });
      }),
    );
    const upstream = parseClusterId("4404371");
    expect(upstream === null ? null : [docketOfClusterId(upstream), clusterDocket(upstream)]).toEqual([
      null,
      "CLUSTER-4404371",
    ]);
  });

  test.each([
    "",
    "S99A9901",
    "S99A9901/",
    "/4404371",
    "s99a9901/4404371",
    "S99A9901/4404371/text",
    "S99A9901/x",
    "SMITH/1",
  ])("and a docket make an id, which %j is not", (text) => {
    expect(parseOpinionId(text)).toBeNull();
  });
});
