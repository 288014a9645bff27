import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBody } from "../../src/import/bill-texts/format-body.ts";
import type { Mark, Run } from "../../src/import/bill-texts/marked-text.ts";
import { tidyRuns } from "../../src/import/bill-texts/tidy-runs.ts";
import { scanBillBody } from "../../src/text/bill-body.ts";

const mark = fc.constantFrom<Mark>("del", "ins", null);
const text = fc.string({
  unit: fc.constantFrom("a", "b", " ", " ", ",", ".", "(", "<", "&", "\n", "\u00a0"),
  maxLength: 5,
});
const paragraph = fc.array(fc.record({ mark, text }), { maxLength: 8 });
/** Without blanks marked alone, which lose their mark, and without ends of lines, which no mark holds. */
const inkedParagraph = paragraph.map((runs) =>
  runs.map((run) => ({ mark: run.text.trim() === "" ? null : run.mark, text: run.text.replaceAll("\n", " ") })),
);

/** A reading: every passage but those of one mark; all of them for null. */
const reading = (runs: readonly Run[], without: Mark) =>
  runs
    .filter((run) => without === null || run.mark !== without)
    .map((run) => run.text)
    .join("");
const inkOf = (words: string) => words.replace(/\s/g, "");

/** After how many printed characters a reading has blanks, its ends left aside. */
function gapsOf(words: string): Map<number, string> {
  const gaps = new Map<number, string>();
  for (const { index, 0: gap } of words.trim().matchAll(/\s+/g)) {
    const [left, right] = [words.trim().charAt(index - 1), words.trim().charAt(index + gap.length)];
    gaps.set(inkOf(words.trim().slice(0, index)).length, left + right);
  }
  return gaps;
}

describe("passages in their one form", () => {
  it.each<Mark>([null, "del", "ins"])("lose no character of the reading without %s, and add none", (without) => {
    fc.assert(
      fc.property(paragraph, (runs) => {
        expect(inkOf(reading(tidyRuns(runs), without))).toBe(inkOf(reading(runs, without)));
      }),
    );
  });

  it.each<Mark>([null, "del", "ins"])(
    "lose no blank between words of the reading without %s, and part only words",
    (without) => {
      fc.assert(
        fc.property(inkedParagraph, (runs) => {
          const before = gapsOf(reading(runs, without));
          const after = gapsOf(reading(tidyRuns(runs), without));
          for (const at of before.keys()) expect(after.has(at)).toBe(true);
          for (const [at, around] of after) if (!before.has(at)) expect(around).toMatch(/^[ab][ab]$/);
        }),
        { numRuns: 2000 },
      );
    },
  );

  it("are as they were when tidied again", () => {
    fc.assert(
      fc.property(paragraph, (runs) => {
        const once = tidyRuns(runs);
        expect(formatBody([tidyRuns(once)])).toBe(formatBody([once]));
      }),
      { numRuns: 2000 },
    );
  });

  it("make a body that reads back as the same passages", () => {
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 4 }), (paragraphs) => {
        const tidy = paragraphs.map(tidyRuns).filter((runs) => runs.length > 0);
        const scanned = scanBillBody(formatBody(paragraphs));
        const read = scanned.kind === "paragraphs" ? scanned.paragraphs : [];
        expect(scanned.kind).toBe("paragraphs");
        expect(read.map(({ runs }) => runs.map((run) => [run.mark === "none" ? null : run.mark, run.words]))).toEqual(
          tidy.map((runs) => runs.map((run) => [run.mark, run.text])),
        );
      }),
    );
  });

  it.each<[title: string, runs: Run[], body: string]>([
    [
      "sets blanks outside",
      [
        { mark: null, text: "a " },
        { mark: "ins", text: "b " },
        { mark: null, text: "c" },
      ],
      "a <ins>b</ins> c",
    ],
    [
      "joins across a blank",
      [
        { mark: "del", text: "a" },
        { mark: null, text: " " },
        { mark: "del", text: "b" },
      ],
      "<del>a b</del>",
    ],
    [
      "keeps a blank inside where a reading would gain one before a comma",
      [
        { mark: null, text: "a" },
        { mark: "ins", text: " and b" },
        { mark: null, text: ", c" },
      ],
      "a<ins> and b</ins>, c",
    ],
    [
      "does not join where a reading would lose its only blank",
      [
        { mark: null, text: "x" },
        { mark: "ins", text: "a" },
        { mark: null, text: " " },
        { mark: "ins", text: "b" },
        { mark: null, text: "y" },
      ],
      "x<ins>a</ins> <ins>b</ins>y",
    ],
    [
      "unmarks blanks",
      [
        { mark: null, text: "a" },
        { mark: "del", text: "  " },
        { mark: null, text: "b" },
      ],
      "a b",
    ],
  ])("%s", (_, runs, body) => {
    expect(formatBody([runs])).toBe(body);
  });
});
