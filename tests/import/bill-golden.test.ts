import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatBody } from "../../src/import/bill-texts/format-body.ts";
import { openTextFile } from "../../src/import/bill-texts/open-text-file.ts";
import { checkBillBody } from "../../src/text/bill-readings.ts";

const GOLDEN = join(import.meta.dirname, "golden-bills");

/** A case is a folder: a made-up file of a bill's text, and the body that is stored of it. */
describe("texts of bills and what is stored of them", () => {
  const cases = readdirSync(GOLDEN).sort();

  it("has cases", () => {
    expect(cases.length).toBeGreaterThanOrEqual(15);
  });

  it.each(cases)("%s", (name) => {
    const input = readdirSync(join(GOLDEN, name)).find((file) => file.startsWith("input.")) ?? "";
    const [text] = openTextFile({ name: input, read: () => readFileSync(join(GOLDEN, name, input)) });
    const body = formatBody(text?.paragraphs ?? []);
    expect(`${body}\n`).toBe(readFileSync(join(GOLDEN, name, "output.txt"), "utf8"));
    expect(checkBillBody(body)).toBeNull();
  });
});
