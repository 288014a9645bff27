/** A mark that may open or close a quotation. `turn` is null where the mark does not say which. */
export type QuotationMark = {
  readonly at: number;
  readonly rank: "double" | "single";
  readonly turn: "open" | "close" | null;
};

/** Marks by what they are; those of other languages are read as they stand in English texts. */
const MARKS: ReadonlyMap<string, Omit<QuotationMark, "at">> = new Map([
  ['"', { rank: "double", turn: null }],
  ["“", { rank: "double", turn: "open" }],
  ["”", { rank: "double", turn: "close" }],
  ["„", { rank: "double", turn: "open" }],
  ["‟", { rank: "double", turn: "open" }],
  ["«", { rank: "double", turn: "open" }],
  ["»", { rank: "double", turn: "close" }],
  ["＂", { rank: "double", turn: null }],
  ["'", { rank: "single", turn: null }],
  ["‘", { rank: "single", turn: "open" }],
  ["’", { rank: "single", turn: "close" }],
]);
const INK = /[^\s([{—–-]/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * The quotation marks of a stretch, each with the turn that its surroundings give it. Apostrophes inside words, before
 * figures and after a plural's s that no mark has opened are none; nor is a mark after a figure that stands for inches.
 */
export function readMarks(draft: string, start: number, end: number): QuotationMark[] {
  const marks: QuotationMark[] = [];
  for (let at = start; at < end; at += 1) {
    const mark = MARKS.get(draft.charAt(at));
    if (mark === undefined) continue;
    const before = at > start ? draft.charAt(at - 1) : " ";
    const after = at + 1 < end ? draft.charAt(at + 1) : " ";
    if (mark.rank === "single" && isApostrophe(before, after, mark.turn)) continue;
    marks.push({ at, rank: mark.rank, turn: mark.turn ?? turnOf(before, after) });
  }
  return marks;
}

/** `owner's`, `'90s`, and `’tis`, which the typographic closing mark betrays. */
function isApostrophe(before: string, after: string, turn: QuotationMark["turn"]): boolean {
  if (LETTER.test(before) && LETTER.test(after)) return true;
  return turn !== "open" && !LETTER.test(before) && /\d/.test(after) && !/[.,;:?!)\]”"]/.test(before);
}

function turnOf(before: string, after: string): "open" | "close" | null {
  const inkBefore = INK.test(before);
  if (inkBefore === /\S/.test(after)) return null;
  return inkBefore ? "close" : "open";
}
