import { expect, test } from "playwright/test";
import { collectComplaints, overflow } from "./look-at-page.ts";

const OPINION = "/opinions/S25A9001/990000101";

test("a visitor clicks from the home page to an opinion, to its neighbors and back up, and nothing is refused or missing", async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto("/");
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Opinions" }).click();
  await expect(page).toHaveURL(/\/opinions$/);
  await page.locator(".years a").first().click();
  await expect(page).toHaveURL(/\/opinions\/year-\d{4}$/);
  await page.locator(".opinions a", { hasText: "S25A9001" }).click();
  await expect(page).toHaveURL(OPINION);
  await page.locator(".neighbours .next").click();
  await expect(page).not.toHaveURL(OPINION);
  await page.locator(".neighbours .previous").click();
  await expect(page).toHaveURL(OPINION);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").nth(1).click();
  await page.getByRole("link", { name: /^Direct appeal/ }).click();
  await expect(page).toHaveURL(/\?case_type=direct-appeal$/);
  expect(complaints).toEqual([]);
  expect(await page.locator("script").count()).toBe(0);
});

test("a docket number alone shows the leading opinion, whose canonical address is the one that stays", async ({
  page,
}) => {
  await page.goto("/opinions/S23G9005");
  await expect(page.locator(".banner")).toContainText("This one leads");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(canonical).toMatch(/\/opinions\/S23G9005\/990000111$/);
  await page.locator(".banner a").first().click();
  await expect(page).toHaveURL(/\/opinions\/S23G9005\/990000110$/);
  await expect(page.locator(".banner")).toContainText("Another one leads");
});

test("page numbers are links to themselves and no part of what is copied", async ({ page }) => {
  await page.goto(OPINION);
  const number = page.locator(".law a.page").nth(2);
  const id = await number.getAttribute("id");
  await number.click();
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  const copied = await page.evaluate(() => {
    const selection = getSelection();
    const text = document.querySelector(".law");
    if (selection === null || text === null) return "";
    selection.selectAllChildren(text);
    return selection.toString();
  });
  expect(copied).toContain("upon ground which the board has left sloping, is not used");
  expect(copied).not.toContain("*1002");
});

test("a footnote's mark leads to the footnote and back, by keyboard", async ({ page }) => {
  await page.goto(OPINION);
  await page.locator(".note-mark").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".footnotes .note-label").first()).toBeInViewport();
  await page.locator(".footnotes .note-label").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".note-mark").first()).toBeInViewport();
});

test("a quotation leads to the paragraph in which it stands", async ({ page }) => {
  await page.goto(OPINION);
  const quote = await page.locator(".quotes blockquote").first().textContent();
  await page.getByRole("link", { name: "Where it stands in the text" }).first().click();
  await expect(page.locator(".law p:target")).toContainText(quote ?? "?");
});

test("what the service wrote is framed and labelled, in another typeface than the text", async ({ page }) => {
  await page.goto(OPINION);
  const service = page.getByRole("complementary", { name: "Written by this service, not part of the source" });
  await expect(service).toBeVisible();
  const font = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((found) => getComputedStyle(found).fontFamily);
  expect(await font(".service p")).not.toBe(await font(".law p"));
  await page.emulateMedia({ media: "print" });
  await expect(service.getByRole("heading", { level: 2 })).toBeVisible();
});

test("every kind of page of opinions fits a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    "/opinions",
    "/opinions/year-2025",
    OPINION,
    `${OPINION}?lang=es`,
    "/opinions/CLUSTER-CAP-99000002/cap-99000002",
  ]) {
    await page.goto(address);
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
  }
});
