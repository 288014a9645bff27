import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareSessions,
  formatSessionSlug,
  parseSessionSlug,
  type SessionSlug,
  sessionParts,
} from "../../src/identifiers/bills/session-slug.ts";
import { SESSION_WORDS } from "../../src/identifiers/bills/session-words.ts";
import { readSession, sessionsNamed, type WrittenSession } from "../../src/identifiers/bills/written-session.ts";
import { rule, scan } from "../../src/identifiers/scan.ts";
import { sessionPartsArbitrary } from "./bill-arbitraries.ts";

const slug = (text: string): SessionSlug => parseSessionSlug(text) as SessionSlug;

describe("a session's slug", () => {
  test.each(["2025-2026", "2021-special-1", "2021-2022-special-1", "2001-special-12", "2025-2025"])("is %s", (text) => {
    expect(parseSessionSlug(text)).toBe(text);
    expect(formatSessionSlug(sessionParts(slug(text)))).toBe(text);
  });

  test.each([
    "",
    "2025",
    "2025-26",
    "2026-2025",
    "2025-2027",
    "2021-special",
    "2021-special-0",
    "2021-special-100",
    "2021-2021-special-1",
    "2021-Special-1",
    "0000-0001",
    "2025-2026\n",
  ])("is not %j", (text) => {
    expect(parseSessionSlug(text)).toBeNull();
  });

  test("and its parts invert each other", () => {
    fc.assert(
      fc.property(sessionPartsArbitrary, (parts) => {
        expect(sessionParts(formatSessionSlug(parts))).toEqual(parts);
      }),
    );
  });

  test("of impossible years is refused with them", () => {
    expect(() => formatSessionSlug({ start: 2025, end: 2030, special: null })).toThrow('"end":2030');
  });
});

describe("the order of sessions", () => {
  test("is oldest first, a regular one before special ones of its years", () => {
    const ordered = ["2019-2020", "2021-2022", "2021-special-1", "2021-special-2", "2021-2022-special-1", "2023-2024"];
    expect(ordered.map(slug).reverse().sort(compareSessions)).toEqual(ordered);
  });

  test("is total", () => {
    const some = sessionPartsArbitrary.map(formatSessionSlug);
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(compareSessions(a, b) === 0).toBe(a === b);
        expect(Math.sign(compareSessions(a, b))).toBe(-Math.sign(compareSessions(b, a)) + 0);
        if (compareSessions(a, b) < 0 && compareSessions(b, c) < 0) expect(compareSessions(a, c)).toBeLessThan(0);
      }),
    );
  });
});

const written = (start: number, end: number, special: WrittenSession["special"]): WrittenSession => ({
  start,
  end,
  special,
});

const READ: readonly (readonly [text: string, session: WrittenSession])[] = [
  ["2025-2026", written(2025, 2026, "unsaid")],
  ["2025\u20132026", written(2025, 2026, "unsaid")],
  ["2025\u201326", written(2025, 2026, "unsaid")],
  ["2025_26", written(2025, 2026, "unsaid")],
  ["1999-00", written(1999, 2000, "unsaid")],
  ["2025/2026", written(2025, 2026, "unsaid")],
  ["20252026", written(2025, 2026, "unsaid")],
  [" 2025 ", written(2025, 2025, "unsaid")],
  ["(2025)", written(2025, 2025, "unsaid")],
  ["the 2025 session", written(2025, 2025, "unsaid")],
  ["158th General Assembly", written(2025, 2026, "unsaid")],
  ["146th Gen. Assem.", written(2001, 2002, "unsaid")],
  ["2025-2026 Regular Session", written(2025, 2026, "regular")],
  ["2025-2026 REGULAR SESSION", written(2025, 2026, "regular")],
  ["2021-2022_Regular", written(2021, 2022, "regular")],
  ["2025 Regular Session", written(2025, 2025, "regular")],
  ["Regular Session of 2025", written(2025, 2025, "regular")],
  ["Reg. Sess. (Ga. 2025)", written(2025, 2025, "regular")],
  ["2021 Special Session", written(2021, 2021, "any")],
  ["2021_ss", written(2021, 2021, "any")],
  ["2021 Extraordinary Session", written(2021, 2021, "any")],
  ["2021 1st Special Session", written(2021, 2021, 1)],
  ["2021 First Special Session", written(2021, 2021, 1)],
  ["2021 Second Extraordinary Session", written(2021, 2021, 2)],
  ["2021 Special Session 2", written(2021, 2021, 2)],
  ["2d Ex. Sess. (Ga. 2001)", written(2001, 2001, 2)],
  ["2021-special-1", written(2021, 2021, 1)],
  ["2021-2022-special-1", written(2021, 2022, 1)],
  ["2021ss1", written(2021, 2021, 1)],
  ["2021EX1", written(2021, 2021, 1)],
  ["2021/X1", written(2021, 2021, 1)],
  ["156th Gen. Assem., 1st Ex. Sess. (2021)", written(2021, 2021, 1)],
];

describe("a written session", () => {
  test.each(READ)("%j is read", (text, session) => {
    expect(readSession(text)).toEqual(session);
  });

  test.each([
    "",
    "Regular Session",
    "session",
    "25",
    "2025-27",
    "2026-2025",
    "2025-2030",
    "2025 Regular Special Session",
    "2021 First Special Session 2",
    "2023-2024 2025",
    "145th Gen. Assem.",
    "158th Gen. Assem. (2021)",
    "2025-2026/hb136",
    "(2025",
    "1492",
    "x".repeat(400),
  ])("%j is none", (text) => {
    expect(readSession(text)).toBeNull();
  });

  test("that is a slug says what the slug says", () => {
    fc.assert(
      fc.property(sessionPartsArbitrary, ({ start, end, special }) => {
        expect(readSession(formatSessionSlug({ start, end, special }))).toEqual({
          start,
          end,
          special: special ?? "unsaid",
        });
      }),
    );
  });

  const rows = SESSION_WORDS.flatMap((word) => word.examples.map((example) => ({ ...word, example })));

  test.each(rows)("has the word $example, $name", ({ source, read, example }) => {
    const found = scan(rule(`(?:${source})$`), example, 0);
    const saying = found && read(found.groups);
    expect(saying).not.toBeNull();
    const { years = { start: 2025, end: 2025 }, special = "unsaid" } = saying ?? {};
    const alone = saying?.years === undefined ? `2025 ${example}` : example;
    expect(readSession(alone)).toEqual({ ...years, special });
  });
});

describe("the stored sessions that a written one may mean", () => {
  const STORED = [
    "2023-2024",
    "2021-special-2",
    "2019-2020",
    "2021-2022",
    "2020-special-1",
    "2021-special-1",
    "2021-2022-special-3",
  ].map(slug);

  test.each([
    ["2021-2022", ["2021-2022"]],
    ["2021", ["2021-2022", "2021-special-1", "2021-special-2", "2021-2022-special-3"]],
    ["2022", ["2021-2022", "2021-2022-special-3"]],
    ["2020", ["2019-2020", "2020-special-1"]],
    ["2024", ["2023-2024"]],
    ["2021 Regular Session", ["2021-2022"]],
    ["2021-2022 Regular Session", ["2021-2022"]],
    ["2021 Special Session", ["2021-special-1", "2021-special-2", "2021-2022-special-3"]],
    ["2021-2022 Special Session", ["2021-2022-special-3", "2021-special-1", "2021-special-2"]],
    ["2021 2nd Special Session", ["2021-special-2"]],
    ["2021-2022-special-3", ["2021-2022-special-3"]],
    ["2021-2022-special-1", ["2021-special-1"]],
    ["2023 Special Session", []],
    ["2025", []],
    ["2022-2023", []],
  ])("%s: %j", (text, expected) => {
    expect(sessionsNamed(readSession(text) as WrittenSession, STORED)).toEqual(expected);
  });

  test("begin with the slug itself where it is stored, in any order of the store", () => {
    const some = fc.uniqueArray(sessionPartsArbitrary.map(formatSessionSlug), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(some, fc.nat(), (stored, at) => {
        const one = stored[at % stored.length] as SessionSlug;
        const named = sessionsNamed(readSession(one) as WrittenSession, stored);
        expect(named[0]).toBe(one);
        expect(sessionsNamed(readSession(one) as WrittenSession, [...stored].reverse())).toEqual(named);
      }),
    );
  });
});
