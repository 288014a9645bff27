import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { importConstitution } from "../../src/import/constitution/import-constitution.ts";

const GOLDEN = join(import.meta.dirname, "golden-constitution");
/** File names that say where an address points. */
const NAMES = new Map([
  [".html", "gov.ga.ocga.constitution.html"],
  [".xml", "HMAN-117-constitution.xml"],
  [".txt", "constitution.txt"],
]);

/** A case is a folder: a made-up constitution in one layout, and what becomes of it. */
describe("constitutions and what becomes of them", () => {
  const cases = readdirSync(GOLDEN).sort();

  it("has a case for every format", () => {
    expect(cases.length).toBeGreaterThanOrEqual(7);
  });

  it.each(cases)("%s", (name) => {
    const input = readdirSync(join(GOLDEN, name)).find((file) => file.startsWith("input.")) ?? "";
    const text = readFileSync(join(GOLDEN, name, input), "utf8");
    const found = importConstitution({ name: NAMES.get(extname(input)) ?? input, text });
    expect(found).toEqual(JSON.parse(readFileSync(join(GOLDEN, name, "output.json"), "utf8")));
  });
});
