import { expect, type Page, test } from "playwright/test";

/** Collects what a visitor would see in the console as an error or warning, and what the page's policy refuses. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}

/** Follows the first link of a list on the page, and waits for the page that it leads to. */
async function follow(page: Page, list: string, address: RegExp): Promise<void> {
  await page.locator(`${list} a`).first().click();
  await expect(page).toHaveURL(address);
  await expect(page.locator("h1")).toHaveCount(1);
}

/** From the home page to a section, as a visitor clicks. */
async function clickToSection(page: Page): Promise<void> {
  await page.goto("/");
  await follow(page, ".collections", /\/code$/);
  await follow(page, ".titles", /\/code\/title-\d+$/);
  await follow(page, ".chapter h2", /\/code\/title-\d+\/chapter-[\dA-Z.]+$/);
  await follow(page, ".sections", /\/code\/\d+-[\dA-Z.]+-[\dA-Z.]+$/);
}

test("a visitor clicks from the home page to a section and back up, and nothing is refused or missing", async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await clickToSection(page);
  await expect(page.locator("h1")).toContainText("§");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Title");
  const section = page.url();
  await page.locator(".neighbours .next").click();
  await expect(page).not.toHaveURL(section);
  await page.locator(".neighbours .previous").click();
  await expect(page).toHaveURL(section);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: /^Chapter|^Article/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/chapter-/);
  expect(complaints).toEqual([]);
});

test("the styles are loaded: the page has the site's own colours in light and in dark", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/code");
  const light = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await ground();
  expect(light).not.toBe("rgba(0, 0, 0, 0)");
  expect(dark).not.toBe(light);
});

test("the first key press offers to skip to the content", async ({ page }) => {
  await page.goto("/code");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a marker in the text is a link to its own paragraph", async ({ page }) => {
  await clickToSection(page);
  // Not every section has markers: walk on to one that has.
  while ((await page.locator(".law a.marker").count()) === 0) await page.locator(".neighbours .next").click();
  const marker = page.locator(".law a.marker").first();
  const id = await marker.getAttribute("id");
  await marker.click();
  expect(new URL(page.url()).hash).toBe(`#${id}`);
});

test("every kind of page fits a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await clickToSection(page);
  const section = new URL(page.url()).pathname;
  const [, title] = /\/(\d+)-/.exec(section) ?? [];
  for (const address of ["/", "/code", `/code/title-${title}`, section, "/no-such-page"]) {
    await page.goto(address);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(scroll, address).toBeLessThanOrEqual(width);
  }
});

test("on paper a section keeps its text and its citation, and leaves navigation out", async ({ page }) => {
  await clickToSection(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator(".cite-as")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb", includeHidden: true })).toBeHidden();
});
