import { expect, type Page, test } from "playwright/test";
import { attributes, elements, readPage } from "../site/read-page.ts";

/** A page of each kind, with the status that it is answered with. */
const PAGES = [
  ["home", "/", 200],
  ["the Code", "/code", 200],
  ["a title", "/code/title-90", 200],
  ["a chapter", "/code/title-90/chapter-1", 200],
  ["a section", "/code/90-1-4", 200],
  ["a section with versions", "/code/91-1-4", 200],
  ["a constitution", "/constitution/ga", 200],
  ["a provision", "/constitution/ga/art-xx-sec-i-para-i", 200],
  ["the bills", "/bills", 200],
  ["a session", "/bills/2025-2026", 200],
  ["a bill", "/bills/2025-2026/hb9001", 200],
  ["the opinions", "/opinions", 200],
  ["a year", "/opinions/year-2025", 200],
  ["an opinion", "/opinions/S25A9001/990000101", 200],
  ["the search", "/search", 200],
  ["results of a search", "/search?collection=code&q=kites", 200],
  ["a search that is refused", "/search?collection=code&q=kites&in=names", 422],
  ["the documentation", "/docs", 200],
  ["a part of the documentation", "/docs/records", 200],
  ["a list that is refused", "/bills/2025-2026?kind=zz", 422],
  ["a document that is not there", "/code/90-1-9999", 404],
  ["a page that is not there", "/no-such-page", 404],
] as const;

/** Notes in the page what its policy refuses, before anything of it runs. Made by the test's driver, which no policy stops. */
async function noteViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      noted.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}

/** What a page says in the console, but for the browser's own line on a status that is no success. */
function collectConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on("pageerror", (error) => lines.push(error.message));
  page.on("console", (message) => {
    const ownStatus = message.location().url === page.url() && message.text().startsWith("Failed to load resource");
    if (!ownStatus && ["error", "warning"].includes(message.type())) lines.push(message.text());
  });
  return lines;
}

for (const [name, address, status] of PAGES) {
  test(`the policy is in force on ${name}, and refuses nothing of it`, async ({ page }) => {
    const violations = await noteViolations(page);
    const lines = collectConsole(page);
    const response = await page.goto(address, { waitUntil: "networkidle" });
    expect(response?.status()).toBe(status);
    const policy = response?.headers()["content-security-policy"] ?? "";
    for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"])
      expect(policy.split("; ")).toContain(part);
    expect(policy).not.toMatch(/unsafe|\*|nonce/);
    await expect(page.locator("h1")).toHaveCount(1);
    expect(await violations()).toEqual([]);
    expect(lines).toEqual([]);
  });

  test(`nothing is inline in ${name}`, async ({ request }) => {
    const html = readPage(await (await request.get(address)).text());
    expect(elements(html, "style", "iframe", "object", "embed")).toEqual([]);
    for (const { attribs, children } of elements(html, "script")) {
      expect(attribs["src"]).toMatch(/^\/_astro\//);
      expect(children).toEqual([]);
    }
    expect(attributes(html, "style")).toEqual([]);
    const handlers = elements(html).flatMap(({ attribs }) => Object.keys(attribs).filter((each) => /^on/i.test(each)));
    expect(handlers).toEqual([]);
    expect(attributes(html, "href").filter((href) => /^(?:javascript|data):/i.test(href.trim()))).toEqual([]);
  });
}

/** What a browser may open and is no page; an address without a host is of the site. */
const OTHERS = [
  ["the Markdown of a section", "/code/90-1-4.md", 200],
  ["the text of a section", "/code/90-1-4/text", 200],
  ["a list of the API that is refused", "API/api/bills/recent?limit=0", 422],
  ["a section of the API", "API/api/code/sections/90-1-4", 200],
  ["the words on a kind of error", "API/problems/not-found", 200],
  ["an error of the API", "API/api/code/sections/90-1-9999", 404],
] as const;

test("what is no page may load nothing, and is in no frame", async ({ request }) => {
  const section = readPage(await (await request.get("/code/90-1-4")).text());
  const api = new URL(attributes(section, "data-beacon")[0] ?? "").origin;
  for (const [name, address, status] of OTHERS) {
    const response = await request.get(address.replace("API", api));
    const {
      "content-security-policy": policy,
      "content-type": type,
      "x-content-type-options": sniff,
    } = response.headers();
    expect([response.status(), policy, sniff], name).toEqual([
      status,
      "default-src 'none'; frame-ancestors 'none'",
      "nosniff",
    ]);
    expect(type, name).not.toContain("html");
  }
});

test("a script or a style that got into a page would not run, and would be noted", async ({ page }) => {
  const violations = await noteViolations(page);
  await page.goto("/code/90-1-4");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<p style="color: red" onclick="document.title = 1">a kite</p>');
    const script = document.createElement("script");
    script.textContent = "document.title = 'changed'";
    document.body.append(script);
  });
  await page.getByText("a kite", { exact: true }).click();
  await expect(page).not.toHaveTitle(/^(?:1|changed)$/);
  await expect
    .poll(async () => (await violations()).map((each) => each.split(" ")[0]).sort())
    .toEqual(["script-src-attr", "script-src-elem", "style-src-attr"]);
});
