import { describe, expect, it } from "vitest";
import { parseCitation } from "../../src/identifiers/citation.ts";
import { changeDay, endDay } from "../../src/import/releases/change-day.ts";
import { effectiveDays, historyActs } from "../../src/import/releases/printed-acts.ts";
import { leadsToRun, runAround } from "../../src/import/releases/runs.ts";
import { compareTexts } from "../../src/import/releases/text-change.ts";
import { foldedWords, TEXT_FOLDS } from "../../src/import/releases/text-folds.ts";
import { wordResidue } from "../../src/import/releases/word-residue.ts";
import type { StoredSection } from "../../src/model/stored-section.ts";

function section(text: string, notes: Record<string, string> = {}, more: Partial<StoredSection> = {}): StoredSection {
  const citation = parseCitation("95-1-1");
  if (citation === null) throw new Error("no citation");
  return {
    citation,
    through: null,
    catchline: "Lamps.",
    status: text === "" ? "repealed" : "active",
    effective_from: null,
    effective_until: null,
    ends_as: null,
    effect_uncertain: false,
    effective_note: null,
    release: "r75",
    under: null,
    source_url: "https://example.org/r75/page.html#s",
    notes: Object.entries(notes).map(([heading, note]) => ({ heading, text: note })),
    text,
    ...more,
  };
}

describe("what two conversions print differently", () => {
  it.each(TEXT_FOLDS.flatMap(({ name, examples }) => examples.map(([a, b]) => [name, a, b] as const)))(
    "%s: %j and %j are the same words",
    (name, a, b) => {
      expect(foldedWords(a)).toEqual(foldedWords(b));
      const others = TEXT_FOLDS.filter((fold) => fold.name !== name);
      const without = (text: string) =>
        others
          .reduce((rest, { pattern, replacement }) => rest.replace(pattern, replacement), text)
          .match(/[a-z0-9]+/gi);
      expect(without(a), "the fold is needed for its example").not.toEqual(without(b));
    },
  );

  it("does not fold words, figures, markers or initials", () => {
    for (const [a, b] of [
      ["a lamp", "the lamp"],
      ["subsection (b)", "subsection (c)"],
      ["$29.00", "$34.00"],
      ["lamps exist", "lamps exists"],
      ["6:00 p.m.", "6:00 a.m."],
      ["Code Section 95-1-2", "Code Section 95-1-3"],
    ]) {
      expect(foldedWords(a ?? ""), a).not.toEqual(foldedWords(b ?? ""));
    }
  });

  it("leaves what one text has more often, and nothing of words that are printed in two parts", () => {
    const residue = (a: string, b: string) => wordResidue(a.split(" "), b.split(" "));
    expect(residue("oil and oil and wicks", "oil and wicks and glass")).toEqual({ older: ["oil"], newer: ["glass"] });
    expect(residue("state wide lamp", "lamp statewide")).toEqual({ older: [], newer: [] });
    expect(residue("lamplight", "lamp light oil")).toEqual({ older: ["lamplight"], newer: ["lamp", "light", "oil"] });
    expect(residue("constructor", "tutu")).toEqual({ older: ["constructor"], newer: ["tutu"] });
    expect(residue("tutu", "tu tu")).toEqual({ older: [], newer: [] });
  });
});

describe("how a text stands to that of a later release", () => {
  const before = { History: "Ga. L. 1999, p. 1, § 1." };
  const after = { History: "Ga. L. 1999, p. 1, § 1; Ga. L. 2021, p. 60, § 2/HB 1." };

  it("is changed where the words differ and a new act is printed, or no history tells", () => {
    expect(compareTexts(section("Oil burns.", before), section("Oil glows.", after))).toBe("changed");
    expect(compareTexts(section("Oil burns."), section("Oil glows."))).toBe("changed");
    expect(compareTexts(section("Oil and wicks burn.", before), section("Wicks and oil burn.", after))).toBe("changed");
  });

  it("is unchanged law where nothing that is printed says otherwise", () => {
    expect(compareTexts(section("Oil burns.", before), section("Oil burn.", before))).toBe("unprinted");
    const corrected = { ...before, "Code Commission notes": "In 2021, “burn” was substituted for “burns”." };
    expect(compareTexts(section("Oil burns.", before), section("Oil burn.", corrected))).toBe("changed");
    const ended = { effective_until: "2021-01-01", ends_as: "superseded" as const };
    expect(compareTexts(section("Oil burns.", before, ended), section("Oil burn.", before))).toBe("changed");
  });

  it("is conversion where paragraphs stand in another order", () => {
    expect(compareTexts(section("(a) Oil.\n\n(b) Wicks.", before), section("(b) Wicks.\n\n(a) Oil.", after))).toBe(
      "conversion",
    );
  });
});

describe("the day of a change", () => {
  const window = { after: "2020-04-20", upTo: "2022-11-01" };
  const older = section("Oil burns.", { History: "Ga. L. 1999, p. 1, § 1." });
  const newer = (acts: string, amendment: string) =>
    section("Oil glows.", { History: `Ga. L. 1999, p. 1, § 1; ${acts}`, "The 2021 amendments": amendment });

  it("is the only day that new notes give between the releases", () => {
    expect(
      changeDay(older, newer("Ga. L. 2021, p. 2, § 1", "The 2021 amendment, effective July 1, 2021, did."), window),
    ).toBe("2021-07-01");
    expect(
      changeDay(
        older,
        newer(
          "Ga. L. 2021, p. 2, § 1; Ga. L. 2021, p. 9, § 1",
          "The first 2021 amendment, effective July 1, 2021, did. The second 2021 amendment, effective July 1, 2021, did.",
        ),
        window,
      ),
    ).toBe("2021-07-01");
  });

  it.each([
    [
      "two days",
      "Ga. L. 2021, p. 2, § 1",
      "The first, effective July 1, 2021, did. The second, effective May 4, 2021, did.",
    ],
    [
      "an act without a day",
      "Ga. L. 2021, p. 2, § 1; Ga. L. 2022, p. 3, § 1",
      "The 2021 amendment, effective July 1, 2021, did.",
    ],
    ["a day before the older release", "Ga. L. 2019, p. 2, § 1", "The 2019 amendment, effective July 1, 2019, did."],
    ["a day after the newer release", "Ga. L. 2022, p. 2, § 1", "The 2022 amendment, effective July 1, 2023, did."],
    ["a day inside a quote", "Ga. L. 2021, p. 2, § 1", "The 2021 amendment deleted “effective July 1, 2021”."],
  ])("is not known with %s", (_, acts, amendment) => {
    expect(changeDay(older, newer(acts, amendment), window)).toBeNull();
  });

  it("of a repeal stands in the history", () => {
    expect(
      endDay(section("", { History: "Repealed by Ga. L. 2020, p. 5, § 6/SB 2, effective July 1, 2020." }), window),
    ).toBe("2020-07-01");
    expect(endDay(section("", { History: "Repealed by Ga. L. 2020, p. 5, § 6/SB 2." }), window)).toBeNull();
  });

  it("is read from the acts and days as printed", () => {
    expect(
      historyActs([{ heading: "History", text: "Ga. L. 1998, p. 295, § 1.; Ga. L. 2018, Ex. Sess., p. 2, § 1" }]),
    ).toEqual(new Set(["1998/295", "2018/2"]));
    expect(effectiveDays("effective on July 1, 2021, and effective July 32, 2021")).toEqual(["2021-07-01"]);
  });
});

describe("runs of sections", () => {
  const cite = (text: string) => {
    const citation = parseCitation(text);
    if (citation === null) throw new Error(text);
    return citation;
  };
  const run = section("", {}, { citation: cite("95-5-180"), through: cite("95-5-187") });

  it("stand for the whole numbers between their ends", () => {
    for (const [text, around, leads] of [
      ["95-5-181", true, true],
      ["95-5-187", true, true],
      ["95-5-183.1", true, false],
      ["95-5-188", false, false],
      ["95-6-181", false, false],
    ] as const) {
      const found = runAround(cite(text), [run]);
      expect(found !== null, text).toBe(around);
      if (found !== null) expect(leadsToRun(cite(text), found), text).toBe(leads);
    }
  });
});
