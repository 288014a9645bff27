import { expect, test } from "vitest";
import { opinionFullText as fullTextSchema, opinionItem as itemSchema } from "../../../src/model/opinion-records.ts";
import { slimInLanguage } from "../../../src/render/bills/slim-in-language.ts";
import { opinionFullText } from "../../../src/render/opinions/opinion-full-text.ts";
import { opinionInLanguage } from "../../../src/render/opinions/opinion-in-language.ts";
import { opinionItem } from "../../../src/render/opinions/opinion-item.ts";
import { opinionText } from "../../../src/render/opinions/opinion-text.ts";
import { opinionView } from "../../../src/render/opinions/opinion-view.ts";
import { madeUpServiceText } from "../bills/made-up-bill.ts";
import { madeUpOpinion, madeUpSlimOpinion } from "./made-up-opinion.ts";

const TEXT = "  A kite.\n\n[1] A string. ";
const summary = madeUpServiceText("It is about kites.");
const reasoning = madeUpServiceText("Because of wind.");
const record = madeUpOpinion(TEXT, {
  summary,
  reasoning,
  key_quotes: [{ quote: "A kite.", start: 2, end: 9 }],
  has_reasoning: true,
});
const spanish = { summary: "Trata de cometas.", reasoning: "Por el viento." };

test("the text alone is verbatim with one line break", () => {
  expect(opinionText(TEXT)).toBe(`${TEXT}\n`);
});

test("a full text has the shape of the contract and no summary", () => {
  const pages = [{ page: "102", at: 4, cite: "999 Ga." }];
  const full = fullTextSchema.parse(opinionFullText(record, TEXT, pages));
  expect(full).toMatchObject({ id: record.id, text: TEXT, chars: TEXT.length, pages });
  expect(JSON.stringify(full)).not.toMatch(/about kites|Because of wind/);
});

test("reasoning and quotes come only when they are asked for", () => {
  const compiled = { record, spanish };
  expect(opinionView(compiled, {})).toEqual({ ...record, reasoning: null, key_quotes: null });
  expect(opinionView(compiled, { full: true })).toEqual(record);
  expect(opinionView(compiled, { full: true, lang: "es" })).toEqual({
    ...record,
    summary: { ...summary, lang: "es", text: "Trata de cometas." },
    reasoning: { ...reasoning, lang: "es", text: "Por el viento." },
  });
});

test("Spanish changes nothing where there is none", () => {
  expect(opinionInLanguage(record, { summary: null, reasoning: null }, "es")).toEqual(record);
  const slim = madeUpSlimOpinion("S25A9001", "9000001", { summary });
  expect(slimInLanguage(slim, spanish, "es")).toEqual({
    ...slim,
    summary: { ...summary, lang: "es", text: "Trata de cometas." },
  });
});

test("an item is the record without reasoning, and the text", () => {
  const item = itemSchema.parse(opinionItem(record, TEXT));
  expect(item).toEqual({ ...record, reasoning: null, key_quotes: null, text: TEXT });
});
