import { type BillRun, readBillText } from "../../text/bill-readings.ts";

/**
 * Words of a bill under one mark: the element that shows it, null for words that neither leave nor enter the law. `beside`
 * where other marked words come right before them, with no blank between.
 */
export type MarkedWords = { mark: "del" | "ins" | null; words: string; beside: boolean };

/** A paragraph of a bill. `id` is set on the heading of one of the bill's own sections: `section-2`. */
export type BillParagraphView = { id: string | null; runs: MarkedWords[] };

/** A section heading of a bill stands alone in its paragraph. */
const SECTION = /^(?:SECTION|PART) (?<number>[0-9IVXLC]{1,6}(?:[-.][0-9A-Z]{1,4})?)\.?$/i;

const ELEMENTS: Readonly<Record<BillRun["mark"], MarkedWords["mark"]>> = { none: null, del: "del", ins: "ins" };

/** The paragraphs of a stored bill text. Of several headings with one number the first has the id. */
export function billParagraphs(body: string): BillParagraphView[] {
  const used = new Set<string>();
  return readBillText(body).paragraphs.map(({ runs }) => {
    const shown = runs.map(({ mark, words }, index) => ({ mark: ELEMENTS[mark], words, beside: touches(runs, index) }));
    const id = sectionId(shown.map(({ words }) => words).join(""));
    if (id === null || used.has(id)) return { id: null, runs: shown };
    used.add(id);
    return { id, runs: shown };
  });
}

function touches(runs: readonly BillRun[], index: number): boolean {
  const [before, run] = [runs[index - 1], runs[index]];
  if (before === undefined || run === undefined || before.mark === "none" || run.mark === "none") return false;
  return !/\s$/.test(before.words) && !/^\s/.test(run.words);
}

function sectionId(words: string): string | null {
  const line = words.trim();
  const number = SECTION.exec(line)?.groups?.["number"];
  if (number === undefined) return null;
  return `${line.slice(0, 4).toLowerCase() === "part" ? "part" : "section"}-${number.toLowerCase()}`;
}
