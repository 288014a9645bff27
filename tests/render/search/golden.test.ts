import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as z from "zod";
import { COLLECTIONS } from "../../../src/model/common.ts";
import { searchResponse, shortTitle } from "../../../src/model/search-records.ts";
import { actsMarkdown } from "../../../src/render/search/acts-markdown.ts";
import { resultsHtml } from "../../../src/render/search/results-html.ts";
import { searchMarkdown } from "../../../src/render/search/search-markdown.ts";

const FOLDER = fileURLToPath(new URL("golden/", import.meta.url));
const ROOTS = { api: "https://api.example.org/api", site: "https://example.org" };

const stamp = z.strictObject({ corpusVersion: z.string(), license: z.string(), releaseDate: z.string() });
const goldenInput = z.discriminatedUnion("render", [
  z.strictObject({
    render: z.enum(["search", "results"]),
    stamp,
    collection: z.enum(COLLECTIONS),
    query: z.record(z.string(), z.string()),
    found: searchResponse,
  }),
  z.strictObject({ render: z.literal("acts"), stamp, acts: z.array(shortTitle) }),
]);

function rendered(input: z.infer<typeof goldenInput>): string {
  if (input.render === "acts") return actsMarkdown(input.acts, input.stamp, ROOTS);
  const { collection, query, found } = input;
  const takes = new Set(["q", "limit", "in", "title", "chapter", "status", "scheme", "session", "year", "lang"]);
  const form = (url: string) => ({ url, takes });
  const forms = {
    json: form(`${ROOTS.api}/${collection}/search`),
    markdown: form(`${ROOTS.api}/${collection}/search/markdown`),
    page: { url: `${ROOTS.site}/search`, takes: new Set(["collection", "q", "in", "title", "session", "year"]) },
  };
  const asked = { collection, query, forms };
  return input.render === "search" ? searchMarkdown(found, input.stamp, asked) : resultsHtml(found, asked, ROOTS);
}

/** A golden page is accepted by reading it: `vitest run tests/render/search/golden -u` writes what is rendered. */
test.each(readdirSync(FOLDER))("%s is rendered as its golden page", async (name) => {
  const input = goldenInput.parse(JSON.parse(readFileSync(`${FOLDER}${name}/input.json`, "utf8")));
  const extension = input.render === "results" ? "html" : "md";
  await expect(rendered(input)).toMatchFileSnapshot(`${FOLDER}${name}/output.${extension}`);
});
