import { expect, test } from "vitest";
import type { Route } from "../../src/contract/routes.ts";
import { ROUTES } from "../../src/contract/routes.ts";
import { codeRoot as codeRootSchema } from "../../src/model/code-lists.ts";
import { aboutMarkdownBody } from "../../src/render/about-markdown.ts";
import { codeRoot } from "../../src/render/code-root.ts";
import { routeUrl } from "../../src/render/route-url.ts";
import { madeUpMeta } from "./made-up-meta.ts";

const roots = { api: "https://api.example/v/api", site: "https://site.example", mcp: "https://api.example/mcp" };
const verify: Route = {
  ...(ROUTES.find(({ id }) => id === "code.meta") as Route),
  id: "code.verify",
  method: "POST",
  path: "/api/code/verify",
};

test("the root names every route of the Code on the API host, once, and no other", () => {
  const { routes } = codeRootSchema.parse(codeRoot(madeUpMeta(), [...ROUTES, verify], roots));
  const ofCode = ROUTES.filter(({ host, path }) => host === "api" && path.startsWith("/api/code"));
  expect(ofCode.length).toBeGreaterThan(15);
  expect(routes).toHaveLength(ofCode.length + 1);
  expect(new Set(routes.map(({ method, url }) => `${method} ${url}`)).size).toBe(routes.length);
  expect(routes.at(-1)).toEqual({
    method: "POST",
    url: "https://api.example/v/api/code/verify",
    summary: verify.summary,
  });
});

test("addresses are absolute, begin with the API root once, and have their parameters in braces", () => {
  const { routes } = codeRoot(madeUpMeta(), ROUTES, roots);
  for (const { url } of routes)
    expect(url).toMatch(/^https:\/\/api\.example\/v\/api\/code(?:\/(?:[a-z-]+|\{[a-z]+\}))*$/);
  expect(routes.map(({ url }) => url)).toContain(
    "https://api.example/v/api/code/titles/{title}/chapters/{chapter}/markdown",
  );
});

test("a route of the site has the site's root", () => {
  expect(routeUrl({ host: "site", path: "/code/title-:title.md" }, roots)).toBe(
    "https://site.example/code/title-{title}.md",
  );
});

test("what is said about the Code holds all of meta, and names the quotation check only where it exists", () => {
  const meta = madeUpMeta();
  const page = aboutMarkdownBody(meta, { routes: ROUTES.filter(({ id }) => !id.startsWith("code.verify")), roots });
  const said = [meta.coverage, ...meta.qualifications, meta.license, meta.independence, meta.bulk_url, meta.as_of];
  for (const words of [...said, meta.release_date, meta.current_through, String(meta.next_change)])
    expect(page).toContain(words);
  for (const [status, count] of Object.entries(meta.counts.by_status))
    expect(page).toContain(`${count} ${status === "note_only" ? "printed notes only" : status}`);
  for (const { name, url, license } of meta.sources) expect(page).toContain(`[${name}](${url}) (${license})`);
  expect(page).not.toContain(meta.corpus_version);
  expect(page).not.toContain("/code/verify");
  expect(aboutMarkdownBody(meta, { routes: [...ROUTES, verify], roots })).toContain(
    "<https://api.example/v/api/code/verify>",
  );
});
