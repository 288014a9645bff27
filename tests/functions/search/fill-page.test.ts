import { describe, expect, test } from "vitest";
import { fillPage } from "../../../functions/search/fill-page.ts";

const fill = (page: string, values: Record<string, string> = {}, results = "<section>hits</section>"): string =>
  fillPage(page, { values: new Map(Object.entries(values)), title: "toll & ferry", results });

describe("the filled search page", () => {
  test("results stand at their mark, and without one at the end of the main part", () => {
    expect(fill("<main>a<!--results-->b</main>")).toBe("<main>a<section>hits</section>b</main>");
    expect(fill("<main>a</main>")).toBe("<main>a<section>hits</section></main>");
    expect(fill("a")).toBe("a");
  });

  test("words of a document that look like marks or patterns stay words", () => {
    expect(fill("<!--results-->", {}, "$& <!--results--> </main>")).toBe("$& <!--results--> </main>");
  });

  test("fields get their values, choices are set, what was preset is not", () => {
    expect(fill('<input data-fill="q"><input data-fill="year">', { q: 'a"<&' })).toBe(
      '<input value="a&#34;&#60;&#38;"><input>',
    );
    const choices = '<option selected data-selected-if="collection=code"><input data-checked-if="in=headings">';
    expect(fill(choices, { collection: "code" })).toBe("<option selected><input>");
    expect(fill(choices, { collection: "bills", in: "headings" })).toBe("<option><input checked>");
  });

  test("what asks for words is left out, and the title begins with them", () => {
    expect(fill("<title>Search</title>a<!--empty-->b<!--/empty-->c")).toBe(
      "<title>toll &#38; ferry – Search</title>ac",
    );
  });
});
