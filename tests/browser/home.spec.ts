import { expect, type Page, test } from "playwright/test";

/** Collects what a visitor would see in the console as an error, and exceptions that scripts of the page throw. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Addresses on the page that match, in their order, each once. */
async function linksTo(page: Page, pattern: RegExp): Promise<string[]> {
  const paths = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(paths)].filter((path) => pattern.test(path));
}

const SECTION = /^\/code\/\d+[A-Z]?-\d+[A-Z]?-[\d.]+$/;

test("the home page opens with a heading and without errors", async ({ page }) => {
  const errors = collectErrors(page);
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).not.toBeEmpty();
  expect(errors).toEqual([]);
});

test("from the list of titles a visitor reaches the page of a section", async ({ page }) => {
  const errors = collectErrors(page);
  expect((await page.goto("/code"))?.status()).toBe(200);
  const seen = new Set(["/code"]);
  let [section] = await linksTo(page, SECTION);
  // Titles may list chapters before sections: follow the first new link below /code, a few levels deep.
  for (let level = 0; section === undefined && level < 4; level += 1) {
    const next = (await linksTo(page, /^\/code\/[^.]+$/)).find((path) => !seen.has(path));
    expect(next, `a link below /code on ${page.url()}`).toBeDefined();
    seen.add(next ?? "");
    await page.goto(next ?? "/");
    [section] = await linksTo(page, SECTION);
  }
  const response = await page.goto(section ?? "/no-section-found");
  expect(response?.status()).toBe(200);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).not.toBeEmpty();
  expect(errors).toEqual([]);
});
