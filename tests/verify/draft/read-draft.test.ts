import { describe, expect, test } from "vitest";
import { readDraft } from "../../../src/verify/draft/read-draft.ts";

const citationsIn = (draft: string) =>
  readDraft(draft).citations.map(({ start, end, target }) => ({ written: draft.slice(start, end), target }));
const writtenIn = (draft: string) => citationsIn(draft).map(({ written }) => written);

describe("citations in a draft", () => {
  test.each([
    ["See O.C.G.A. § 90-1-1(a), and so on.", ["O.C.G.A. § 90-1-1(a)"]],
    ["OCGA §§ 90-1-1, 90-1-2 and 90-1-3 (b) (1).", ["OCGA §§ 90-1-1", "90-1-2", "90-1-3 (b) (1)"]],
    ["O.C.G.A. § 90-1-1(a) and (b) say so.", ["O.C.G.A. § 90-1-1(a) and (b)"]],
    ["Code Sections 90-1-1 through 90-1-4 say so.", ["Code Sections 90-1-1 through 90-1-4"]],
    ["§§ 90-1-1, -2, and -4.1.", ["§§ 90-1-1", "-2", "-4.1"]],
    [
      "paragraph (1) of subsection (b) of Code\nSection 90-1-4",
      ["paragraph (1) of subsection (b) of Code\nSection 90-1-4"],
    ],
    ["Section 1 of Chapter 2 of Title 90 says so.", ["Section 1 of Chapter 2 of Title 90"]],
    ["O.C.G.A. §\u00a090\u20111\u20131.", ["O.C.G.A. §\u00a090\u20111\u20131"]],
    ["Ga. Const. art. XX, § I, ¶ II(a).", ["Ga. Const. art. XX, § I, ¶ II(a)"]],
    [
      "Article XX, Section I, Paragraph II of the Constitution",
      ["Article XX, Section I, Paragraph II of the Constitution"],
    ],
    ["under U.S. Const. amend. LX, § 2, and", ["U.S. Const. amend. LX, § 2"]],
    ["HB 9001 (2025-2026), not SB 9001.", ["HB 9001 (2025-2026)", "SB 9001"]],
    ["House Bill 9001 of the 2025-2026 Regular Session fell", ["House Bill 9001 of the 2025-2026 Regular Session"]],
    ["H.B. 9001, 158th Gen. Assem., Reg. Sess. (Ga. 2025).", ["H.B. 9001, 158th Gen. Assem., Reg. Sess. (Ga. 2025)"]],
    ["see 2025-2026/hb9001 and 2023-special-1/hb9001.", ["2025-2026/hb9001", "2023-special-1/hb9001"]],
    ["Tern v. Heron, 312 Ga. 456, 458 (2) (861 SE2d 99) (2021).", ["312 Ga. 456, 458 (2) (861 SE2d 99) (2021)"]],
    ["(Tern v. Heron, 312 Ga. 456, 458 n.3 (2021)).", ["312 Ga. 456, 458 n.3 (2021)"]],
    ["Tern v. Heron, No. S20A9001 (Ga. June 3, 2021).", ["S20A9001 (Ga. June 3, 2021)"]],
    ["in Case No. 99011, S21U9001/990000140.", ["Case No. 99011", "S21U9001/990000140"]],
    ["Id. at 3; supra; 312 Ga. at 458; ibid.", ["Id. at 3", "supra", "312 Ga. at 458", "ibid."]],
    [
      "42 U.S.C. § 1983; Fla. Stat. § 90-1-1; Fed. R. Civ. P. 12(b)(6).",
      ["42 U.S.C. § 1983", "Fla. Stat. § 90-1-1", "Fed. R. Civ. P. 12(b)(6)"],
    ],
    ["The year 2021-2022, the day 12-25, the sum of $1-2-3, a b-1-2.", []],
  ])("are found in %j", (draft, written) => {
    expect(writtenIn(draft)).toEqual(written);
  });

  test("carry the court and the year that stand beside them, and the name of the case", () => {
    const opinion = (draft: string) => citationsIn(draft)[0]?.target;
    expect(opinion("In re Tern, 312 Ga. 456 (2021)")).toMatchObject({
      court: "georgia",
      year: 2021,
      name: "In re Tern",
    });
    expect(opinion("Tern v. Heron, 861 S.E.2d 99 (N.C. 2021)")).toMatchObject({ court: "other", year: 2021 });
    expect(opinion("Tern v. Heron, 861 S.E.2d 99")).toMatchObject({
      court: "unsaid",
      year: null,
      name: "Tern v. Heron",
    });
    expect(opinion("Tern v. Heron, 350 Ga. App. 12 (2019)")).toMatchObject({ court: "other" });
    expect(opinion("Tern v. Heron, S20A9001 (Ga. June 3, 2021)")).toMatchObject({ court: "georgia", year: 2021 });
    expect(opinion("It fell. Peñalosa v. Île-aux-Noix, 999 Ga. 1")).toMatchObject({ name: "Peñalosa v. Île-aux-Noix" });
  });
});

describe("quotations in a draft", () => {
  const quotationsIn = (draft: string) =>
    readDraft(draft).quotations.map(({ quotation }) => draft.slice(quotation.start, quotation.end));

  test.each([
    ['He said “a kite” and "a string".', ["“a kite”", '"a string"']],
    ["“The term ‘kite’ means “kite.””", ["“The term ‘kite’ means “kite.””"]],
    ["the owner's kite, the owners' kites, the '90s", []],
    ["He wrote ‘a kite on a long string’ once.", ["‘a kite on a long string’"]],
    ["the ‘kite’ of it", []],
    ["“a kite\nand a string”", ["“a kite\nand a string”"]],
    ["“never closed. “But this is.” So", ["“But this is.”"]],
    ["“One paragraph goes on.\n\n“And here it ends.” So", ["“One paragraph goes on.", "“And here it ends.”"]],
    ["It says:\n\n> A kite\n> is red.\n\nSo it is.", ["A kite\n> is red."]],
    ["It says:\n\n    A kite is red.\n\nSo it is.", ["A kite is red."]],
    ["No word before it.\n\n    A kite is red.\n\nSo it is.", []],
    ["Words.\n\n    A kite is\n    red and flies.\n\nSo it is.", ["A kite is\n    red and flies."]],
    ["It says:\n\n> A kite is red.\n> O.C.G.A. § 90-1-1.\n\nSo.", ["A kite is red."]],
    ["    First lines are set in\nin this draft.\n\n    Here too, and so\nit goes on.", []],
  ])("are found in %j", (draft, written) => {
    expect(quotationsIn(draft)).toEqual(written);
  });
});

describe("a quotation belongs to", () => {
  const heldIn = (draft: string, index = 0) =>
    readDraft(draft).quotations[index]?.citations.map(({ start, end }) => draft.slice(start, end));

  test.each([
    [
      "the citation behind it",
      "Under § 90-1-1 it is so. “A kite is red.” O.C.G.A. § 90-1-2.",
      0,
      ["O.C.G.A. § 90-1-2"],
    ],
    ["all citations in a row behind it", "“A kite is red.” § 90-1-2; see also § 90-1-3.", 0, ["§ 90-1-2", "§ 90-1-3"]],
    ["the one that introduces it", "§ 90-1-1 says “a kite is red,” while § 90-1-2 says “it is blue.”", 0, ["§ 90-1-1"]],
    [
      "the nearer of two that introduce",
      "§ 90-1-1 says “a kite is red,” while § 90-1-2 says “it is blue.”",
      1,
      ["§ 90-1-2"],
    ],
    ["the one before its bracket", "See § 90-1-1 (“a kite is red”); § 90-1-2 (“it is blue”).", 0, ["§ 90-1-1"]],
    ["the one before its bracket, second", "See § 90-1-1 (“a kite is red”); § 90-1-2 (“it is blue”).", 1, ["§ 90-1-2"]],
    ["the next one in its sentence", "That “a kite is red” has long been known from § 90-1-2.", 0, ["§ 90-1-2"]],
    ["the last one in its paragraph", "So § 90-1-1 says. “A kite is red.” It is.", 0, ["§ 90-1-1"]],
    ["none in another paragraph", "So § 90-1-1 says.\n\n“A kite is red.” It is.", 0, []],
    [
      "the sentence before a block",
      "So § 90-1-1 says. And § 90-1-2:\n\n> A kite is red.\n\nIn § 90-1-3 more.",
      0,
      ["§ 90-1-2"],
    ],
    ["the citation below a block", "It is said:\n\n> A kite is red.\n\n§ 90-1-3.", 0, ["§ 90-1-3"]],
  ])("%s: %s", (_what, draft, index, held) => {
    expect(heldIn(draft, index)).toEqual(held);
  });
});
