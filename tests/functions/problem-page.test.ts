import { expect, test } from "vitest";
import { notValid } from "../../functions/answer.ts";
import type { Problem } from "../../functions/problem.ts";
import { problemPage } from "../../functions/problem-page.ts";

const SITE = "https://site.example";
const PAGE =
  "<!doctype html><title>Not here – Specimen</title><header>top</header><main id=m><h1>Not here</h1><p>Look there.</p></main><footer>end</footer>";

test("what is not there keeps the page's words, and adds its own with paths on the site", () => {
  const place = { id: "91-1-4 & more", url: `${SITE}/code/91-1-4` };
  const problem: Problem = { kind: "not-found", detail: "Nothing is at “<b>”.", nearest: [place], above: null };
  const page = problemPage(PAGE, problem, SITE);
  expect(page).toContain("<h1>Not here</h1><p>Look there.</p><p>Nothing is at “&#60;b&#62;”.</p>");
  expect(page).toContain('<h2>Nearest</h2><ul><li><a href="/code/91-1-4">91-1-4 &#38; more</a></li></ul></main>');
});

test("what is not valid stands in the frame of the page, under its own title, escaped", () => {
  const answer = notValid([{ loc: ["query", "in"], msg: 'One of headings; this is "<script>$1"', type: "enum" }]);
  const page = problemPage(PAGE, (answer as { problem: Problem }).problem, SITE);
  expect(page).toBe(
    "<!doctype html><title>A parameter is not valid – Specimen</title><header>top</header><main id=m>" +
      "<h1>A parameter is not valid</h1><p>query in: One of headings; this is &#34;&#60;script&#62;$1&#34;.</p></main><footer>end</footer>",
  );
});
