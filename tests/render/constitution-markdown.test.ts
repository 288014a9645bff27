import fc from "fast-check";
import { expect, test } from "vitest";
import { constitutionRecord } from "../../src/model/provision-records.ts";
import { constitutionMarkdownBody } from "../../src/render/constitution-markdown.ts";
import { madeUpConstitution, slimProvision } from "./made-up-provisions.ts";

const sizes = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 }), { maxLength: 4 });
const slugs = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}-${at + 1}`);

/** Articles of a constitution: of each the first number counts the provisions straight under it, the others its sections'. */
const articlesOf = (counts: readonly (readonly number[])[]) =>
  counts.map(([own = 0, ...sections], at) => ({
    number: String(at + 1),
    heading: "",
    provisions: slugs(`art-${at + 1}`, own).map(slimProvision),
    sections: sections.map((count, index) => ({
      number: String(index + 1),
      heading: "",
      provisions: slugs(`art-${at + 1}-sec-${index + 1}`, count).map(slimProvision),
    })),
  }));

test("every provision has one line: the preamble first, articles as printed, amendments, then what is left", () => {
  const standalone = ["preamble", ...slugs("amend", 2), "schedule"].map(slimProvision);
  fc.assert(
    fc.property(sizes, (counts) => {
      const record = madeUpConstitution(articlesOf(counts), standalone);
      const page = constitutionMarkdownBody(constitutionRecord.parse(record));
      const lines = [...page.matchAll(/^- \[.*\]\(https:\/\/site\.example\/constitution\/ga\/(\S+)\.md\) Kites of/gm)];
      const inArticles = record.articles
        .flatMap((article) => [article, ...article.sections])
        .flatMap(({ provisions }) => provisions.map(({ slug }) => slug));
      const expected = ["preamble", ...inArticles, "amend-1", "amend-2", "schedule"];
      expect(lines.map(([, slug]) => slug)).toEqual(expected);
      expect(expected).toHaveLength(record.provision_count);
    }),
  );
});
