import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { draftShelf } from "../../../functions/verify/draft-shelf.ts";
import { draftReport } from "../../../src/model/draft-records.ts";
import { checkDraft } from "../../../src/verify/draft/check-draft.ts";
import { openSpecimen } from "../specimen-corpus.ts";

import { printReport } from "./print-report.ts";

const FOLDER = join(import.meta.dirname, "briefs");
const SHELF = draftShelf(openSpecimen());
const read = (name: string, file: string) => readFileSync(join(FOLDER, name, file), "utf8");
const check = (name: string) => checkDraft(read(name, "draft.txt"), SHELF);

describe.each(readdirSync(FOLDER).sort())("the brief %s", (name) => {
  test("is told as expected, item by item", () => {
    expect(printReport(check(name))).toBe(read(name, "report.txt"));
  });

  test("has a report that fits its schema, with words and counts that are right", () => {
    const draft = read(name, "draft.txt");
    const report = check(name);
    expect(draftReport.parse(report)).toEqual(report);
    for (const { start, end, written } of report.items) expect(draft.slice(start, end)).toBe(written);
    expect(report.counts.citations + report.counts.quotations).toBe(report.items.length);
  });
});

describe("the brief orchards", () => {
  const { items } = check("orchards");
  const atFault = items.filter(({ faults }) => faults.length > 0);

  test.each([
    ["a quotation under the wrong section", "A tree which dies", "quote_in_another_document"],
    ["a repealed section", "§ 90-1-41", "repealed"],
    ["a section with no version in force", "§ 91-2-9", "not_in_force"],
    ["a not that is dropped under an ellipsis", "[a] bell shall . . . be rung", "negation_omitted"],
    ["a changed word", "a stair and a ladder", "quote_not_found"],
    ["a quotation under a decision that has not got it", "[t]o shake is to do something", "quote_not_found"],
    ["a quotation of another decision", "The dead do not grow", "quote_in_another_document"],
    ["a docket number of another case", "S25A9003", "name_differs"],
    ["a citation that two decisions share", "999 Ga. 1050", "ambiguous"],
    ["an invented section", "§ 90-7-3", "unknown"],
  ])("has %s among its faults", (_what, words, code) => {
    const found = atFault.filter(({ written }) => written.replace(/\s+/g, " ").includes(words));
    expect(found.map(({ faults }) => faults.map((fault) => fault.code))).toEqual([[code]]);
  });

  test("has no other faults among its citations and quotations", () => {
    expect(items.length).toBeGreaterThan(20);
    expect(atFault).toHaveLength(10);
  });
});

test("the clean brief has no fault", () => {
  expect(check("clean").counts.at_fault).toBe(0);
});
