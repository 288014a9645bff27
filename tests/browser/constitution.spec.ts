import { expect, type Page, test } from "playwright/test";

/** From the home page to the first paragraph of the first constitution, as a visitor clicks. */
async function clickToProvision(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator(".constitutions a").first().click();
  await expect(page).toHaveURL(/\/constitution\/(ga|us)$/);
  await page.locator(".outline-part .provisions a").first().click();
  await expect(page).toHaveURL(/\/constitution\/(ga|us)\/art-[a-z-]+$/);
  await expect(page.locator("h1")).toContainText("Const. art.");
}

test("a visitor clicks from the home page to a provision, to its neighbors and back up, without complaints", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await clickToProvision(page);
  const provision = page.url();
  await page.locator(".neighbours .next").click();
  await expect(page).not.toHaveURL(provision);
  await page.locator(".neighbours .previous").click();
  await expect(page).toHaveURL(provision);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: /^Article/ })
    .click();
  await expect(page).toHaveURL(/\/constitution\/(ga|us)#art-[a-z]+$/);
  await expect(page.locator("h2:target")).toBeInViewport();
  expect(complaints).toEqual([]);
});

test("the navigation leads to the constitutions from every page", async ({ page }) => {
  await page.goto("/no-such-page");
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Constitutions" }).click();
  await expect(page).toHaveURL(/\/code#constitutions$/);
  await expect(page.getByRole("heading", { name: "Constitutions" })).toBeInViewport();
});

test("a constitution and its provisions fit a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await clickToProvision(page);
  const provision = new URL(page.url()).pathname;
  for (const address of [provision.split("/").slice(0, 3).join("/"), provision]) {
    await page.goto(address);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(scroll, address).toBeLessThanOrEqual(width);
  }
});
