import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { DRAFT_CODES } from "../../src/components/docs/draft-codes.ts";
import { TREATMENT_WORDS } from "../../src/components/docs/treatment-words.ts";
import { CITATION_STATUSES, DRAFT_FAULTS, QUOTE_STATUSES } from "../../src/model/draft-statuses.ts";
import { FOLDING_TABLE } from "../../src/verify/folding-table.ts";
import { readPage, words } from "../site/read-page.ts";
import { pageAt } from "../site/site-app.ts";
import { PROJECT } from "../support/specimen-release.ts";
import { expectKept } from "./kept-file.ts";

/** A sentence as a cell of a table: marks of Markdown escaped, but for code. */
function cell(text: string): string {
  return text.replace(/`[^`]*`|[|*_<&\\[\]$]/g, (found) => (found.startsWith("`") ? found : `\\${found}`));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The tables of the README that are made of data, by the name in their marks. */
const TABLES: ReadonlyMap<string, string> = new Map([
  [
    "folding table",
    table(
      ["Difference", "In a check it", "Exactly"],
      // Backticks are among the characters folded: no row's words are code.
      FOLDING_TABLE.map(({ name, treatment, what }) => [name, TREATMENT_WORDS[treatment], cell(what)]),
    ),
  ],
  ...DRAFT_CODES.map(({ heading, codes }): [string, string] => [
    heading.toLowerCase(),
    table(
      [heading, "What it means"],
      codes.map(({ code, what }) => [`\`${code}\``, cell(what)]),
    ),
  ]),
]);

test("the README has the folding table and the codes of a check of a draft, as they are", () => {
  const kept = readFileSync(path.join(PROJECT, "README.md"), "utf8");
  const made = [...TABLES].reduce((readme, [name, text]) => {
    const [before, rest, ...more] = readme.split(`<!-- ${name} -->\n`);
    const after = rest?.split(`<!-- /${name} -->\n`)[1];
    expect([name, more, typeof after]).toEqual([name, [], "string"]);
    return `${before}<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->\n${after}`;
  }, kept);
  expectKept("README.md", made);
});

test("the documentation has every row of the folding table with its examples, and every code", async () => {
  const page = readPage(await pageAt("/docs"));
  const cells = words(page, "td");
  const plain = (text: string) => text.replaceAll("`", "").replace(/\s+/g, " ").trim();
  for (const { what, examples } of FOLDING_TABLE) {
    expect(cells).toContain(plain(what));
    for (const { quote } of examples) expect(words(page, "q")).toContain(quote.replace(/\s+/g, " ").trim());
  }
  for (const { codes } of DRAFT_CODES) for (const { what } of codes) expect(cells).toContain(plain(what));
});

test("every status and every fault is explained, in the order in which the shapes have them", () => {
  const explained = DRAFT_CODES.map(({ codes }) => codes.map(({ code }) => code));
  expect(explained).toEqual([CITATION_STATUSES, QUOTE_STATUSES, DRAFT_FAULTS].map((codes) => [...codes]));
});
