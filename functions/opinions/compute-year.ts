import { LIMITS } from "../../src/contract/limits.ts";
import { collectionStamp } from "../../src/corpus/collection-stamp.ts";
import type { YearShelf } from "../../src/corpus/opinion-shelf.ts";
import type { YearRecord } from "../../src/model/opinion-lists.ts";
import { yearMarkdown } from "../../src/render/opinions/year-markdown.ts";
import { renderJson } from "../../src/render/render-json.ts";
import { yearWindow } from "../../src/render/windows/year-window.ts";
import { opinionsOf } from "../collections.ts";
import type { Compute, Computed } from "../computed.ts";
import { defaultPage } from "../default-page.ts";
import { languageOf } from "../language.ts";
import type { Reading } from "../reading.ts";
import { yearPlace, yearsPlace } from "./opinion-places.ts";
import { checkedList, readCaseTypes } from "./read-filters.ts";

/** `GET /opinions/years/{year}`: a window of its opinions in filing order, of one case type or of all. */
export const computeYear: Compute = (reading) => withWindow(reading, renderJson);

/** The same as Markdown, 400 opinions a page. */
export const computeYearMarkdown: Compute = (reading) =>
  withWindow(reading, (record) => yearMarkdown(record, collectionStamp(reading.release.corpus, "opinions")));

/** The page of a year in a variant that is not an artifact. */
export const computeYearPage: Compute = (reading) => {
  const { corpus } = reading.release;
  return defaultPage(reading, [yearPlace(corpus, "api", requireYear(reading).year)], yearsPlace(corpus, "api"));
};

/** The list of years as a page, in a release without pages. */
export const computeYearsPage: Compute = (reading) =>
  defaultPage(reading, [], yearsPlace(reading.release.corpus, "api"));

function withWindow(reading: Reading, render: (record: YearRecord) => string): Computed {
  const shelf = opinionsOf(reading);
  const { query } = reading;
  const written = query["case_type"];
  const caseTypes = written === undefined ? null : checkedList(readCaseTypes(shelf, written));
  const year = requireYear(reading);
  const start = Number(query["start"] ?? 0);
  const limit = Number(query["limit"] ?? LIMITS.yearOpinions);
  const filter = { years: [year.year], ...(caseTypes !== null && { caseTypes }) };
  const window = shelf.inFilingOrder(filter, { offset: start, limit });
  const asked = { caseType: caseTypes?.join(",") ?? null, start, limit, lang: languageOf(query) };
  return { kind: "body", body: render(yearWindow(year, window, asked, query, reading.release.corpus.roots)) };
}

/** Located before: the path holds a year of which there are opinions. */
function requireYear(reading: Reading): YearShelf {
  const year = opinionsOf(reading)
    .years()
    .find((each) => String(each.year) === reading.params["year"]);
  if (year === undefined) throw new Error("a year is computed before it is located");
  return year;
}
