import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BILL_READINGS,
  billFullText as fullTextSchema,
  billItem as itemSchema,
} from "../../../src/model/bill-records.ts";
import { billFullText } from "../../../src/render/bills/bill-full-text.ts";
import { billInLanguage } from "../../../src/render/bills/bill-in-language.ts";
import { billItem } from "../../../src/render/bills/bill-item.ts";
import { billText } from "../../../src/render/bills/bill-text.ts";
import { slimInLanguage } from "../../../src/render/bills/slim-in-language.ts";
import { madeUpBody } from "../../text/bill-bodies.ts";
import { madeUpBill, madeUpServiceText, madeUpSlimBill } from "./made-up-bill.ts";

const BODY = "A kite <del>shall</del> <ins>may</ins> fly &amp; fall.";

test("the text as printed keeps its tags and escapes, the other readings are plain words", () => {
  const texts = BILL_READINGS.map((reading) => billText(BODY, reading));
  expect(texts).toEqual([`${BODY}\n`, "A kite may fly & fall.\n", "A kite shall fly & fall.\n"]);
});

test("a full text has the shape of the contract, counts its marks, and measures words, not tags", () => {
  const record = madeUpBill(BODY);
  for (const reading of BILL_READINGS) {
    const full = fullTextSchema.parse(billFullText(record, BODY, reading));
    expect(full).toMatchObject({ reading, deletions: 1, insertions: 1, id: record.id });
    expect(`${full.text}\n`).toBe(billText(BODY, reading));
    expect(full.chars).toBe(reading === "text" ? record.chars : full.text.length);
  }
});

test("every reading of every body is one text, whether asked for alone or with metadata", () => {
  fc.assert(
    fc.property(madeUpBody, fc.constantFrom(...BILL_READINGS), ({ body }, reading) => {
      expect(`${billFullText(madeUpBill(body), body, reading).text}\n`).toBe(billText(body, reading));
    }),
  );
});

test("an item is the record and the stored text", () => {
  const record = madeUpBill(BODY);
  expect(itemSchema.parse(billItem(record, BODY))).toEqual({ ...record, text: BODY });
  expect(itemSchema.parse(billItem(madeUpBill(null), null)).text).toBeNull();
});

test("Spanish replaces the summary where there is one and changes nothing else", () => {
  const spanish = { summary: "Trata de cometas.", reasoning: null };
  const summary = madeUpServiceText("It is about kites.");
  const record = madeUpBill(BODY, { summary, topic_tags: ["kites"] });
  expect(billInLanguage(record, spanish, "es")).toEqual({
    ...record,
    summary: { ...summary, lang: "es", text: "Trata de cometas." },
  });
  expect(billInLanguage(record, spanish, "en")).toEqual(record);
  expect(billInLanguage(record, { summary: null, reasoning: null }, "es")).toEqual(record);
  const unwritten = madeUpSlimBill("hb9002");
  expect(slimInLanguage(unwritten, spanish, "es")).toEqual(unwritten);
});
