import { expect, test } from "playwright/test";
import { collectComplaints, overflow } from "./look-at-page.ts";

const BILL = "/bills/2025-2026/hb9001";

test("a visitor clicks from the home page to a bill, to its neighbors and back up, and nothing is refused or missing", async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto("/");
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Bills" }).click();
  await expect(page).toHaveURL(/\/bills$/);
  await page.locator(".session-list a").first().click();
  await expect(page).toHaveURL(/\/bills\/\d{4}-\d{4}$/);
  await page.locator(".bills a").first().click();
  await expect(page).toHaveURL(BILL);
  await expect(page.locator("h1")).toContainText("HB 9001");
  await page.locator(".neighbours .next").click();
  await expect(page).toHaveURL(/hb9002$/);
  await page.locator(".neighbours .previous").click();
  await expect(page).toHaveURL(BILL);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").nth(1).click();
  await page.getByRole("link", { name: /^Senate bills/ }).click();
  await expect(page).toHaveURL(/\?kind=sb$/);
  await expect(page.locator(".bills .number").first()).toContainText("SB");
  expect(complaints).toEqual([]);
  expect(await page.locator("script").count()).toBe(0);
});

test("what is struck and what is added look different without colours, on the screen and on paper", async ({
  page,
}) => {
  await page.goto(BILL);
  const lines = (element: string) =>
    page
      .locator(`.law ${element}`)
      .first()
      .evaluate((found) => getComputedStyle(found).textDecorationLine);
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    expect(await lines("del")).toBe("line-through");
    expect(await lines("ins")).toBe("underline");
  }
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator(".legend del")).toBeVisible();
  await expect(page.locator(".legend ins")).toBeVisible();
});

test("a bill's text is copied as it is shown, without words that are only read aloud", async ({ page }) => {
  await page.goto(BILL);
  const copied = await page.evaluate(() => {
    const selection = getSelection();
    const text = document.querySelector(".law");
    if (selection === null || text === null) return "";
    selection.selectAllChildren(text);
    return selection.toString();
  });
  expect(copied).toContain("knocked from the treebranch, whether or not it is bruised.");
  expect(copied).not.toContain("[struck");
});

test("how members voted opens by keyboard", async ({ page }) => {
  await page.goto(BILL);
  const summary = page.locator(".vote summary").first();
  await summary.focus();
  await expect(page.locator(".vote .members").first()).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.locator(".vote .members").first()).toBeVisible();
});

test("the summary is read in Spanish at an address of its own, and the text stays as it is", async ({ page }) => {
  await page.goto(BILL);
  const text = await page.locator(".law").textContent();
  await page.getByRole("link", { name: "Leer esto en español" }).click();
  await expect(page).toHaveURL(`${BILL}?lang=es`);
  await expect(page.locator(".service [lang=es]").first()).toContainText("proyecto de ley");
  expect(await page.locator(".law").textContent()).toBe(text);
  await page.getByRole("link", { name: "Read this in English" }).click();
  await expect(page).toHaveURL(BILL);
});

test("links within the page lead to its parts", async ({ page }) => {
  await page.goto(BILL);
  for (const name of ["Votes", "History", "Amendments"]) {
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
  }
});

test("every kind of page of bills fits a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    "/bills",
    "/bills/2025-2026",
    "/bills/2025-2026?kind=hb",
    BILL,
    `${BILL}?lang=es`,
    "/bills/2025-2026/hb10001",
  ]) {
    await page.goto(address);
    await page.locator("details").evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
  }
});
