import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseCitation } from "../../src/identifiers/citation.ts";
import { readCodeReference } from "../../src/identifiers/code-reference.ts";

const data = process.env["REAL_DATA"] ?? new URL("../../../shared/data", import.meta.url).pathname;
const code = join(data, "ocga");

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();

function* texts(pattern: RegExp): Generator<string> {
  for (const file of globSync("*/*.html", { cwd: code })) {
    for (const [, inner = ""] of readFileSync(join(code, file), "utf8").matchAll(pattern)) yield plain(inner);
  }
}

const SEVERAL = /^\S+ (?:through|and|to) /;
const FIRST = /^(?<citation>\S+?)\.?(?: |$)/;

describe.skipIf(!existsSync(code))("in the published Code (skipped without ../shared/data or REAL_DATA)", () => {
  test("every section heading starts with its canonical citation, or reads as a range or list", () => {
    let single = 0;
    let several = 0;
    const unread: string[] = [];
    for (const heading of texts(/<h3 id=[^>]*>(.*?)<\/h3>/gs)) {
      const first = FIRST.exec(heading)?.groups?.["citation"] ?? "";
      if (parseCitation(first) !== first) unread.push(heading);
      else if (!SEVERAL.test(heading)) single += 1;
      else if (readCodeReference(heading).kind === "range") several += 1;
      else unread.push(heading);
    }
    expect(unread).toEqual([]);
    expect(single).toBeGreaterThan(0);
    expect(several).toBeGreaterThan(0);
  });

  test("every citation in the text is read as one section", () => {
    const unread: string[] = [];
    let read = 0;
    for (const cited of texts(/<cite class="ocga"[^>]*>(.*?)<\/cite>/gs)) {
      const { kind } = readCodeReference(cited);
      if (kind === "canonical" || kind === "redirect") read += 1;
      else unread.push(cited);
    }
    expect(unread).toEqual([]);
    expect(read).toBeGreaterThan(0);
  });
});
