import { describe, expect, test } from "vitest";
import { draftShelf } from "../../../functions/verify/draft-shelf.ts";
import { checkDraft } from "../../../src/verify/draft/check-draft.ts";
import { openSpecimen } from "../specimen-corpus.ts";
import { DRAFT_CASES } from "./draft-cases.ts";
import { readMarked } from "./marked-draft.ts";

const SHELF = draftShelf(openSpecimen());

describe("in a draft with", () => {
  test.each(DRAFT_CASES)("$name: what is wrong is flagged, and nothing else", ({ draft: marked }) => {
    const { draft, planted } = readMarked(marked);
    const flagged = checkDraft(draft, SHELF).items.filter(({ faults }) => faults.length > 0);
    const told = flagged.map(({ start, end, faults }) => ({
      codes: planted.some((each) => start < each.end && end > each.start) ? faults.map(({ code }) => code) : [],
      words: draft.slice(start, end),
    }));
    const codes = planted.flatMap((each) => each.codes);
    expect(told.flatMap((each) => each.codes)).toEqual(codes);
    expect(told.filter((each) => each.codes.length === 0)).toEqual([]);
  });

  test.each(DRAFT_CASES)("$name: every quotation that is right is found", ({ draft: marked, isOpen }) => {
    if (isOpen) return;
    const { items } = checkDraft(readMarked(marked).draft, SHELF);
    const open = items.filter(
      (item) => item.kind === "quotation" && item.faults.length === 0 && !item.status.startsWith("found"),
    );
    expect(open.map(({ written }) => written)).toEqual([]);
  });
});
