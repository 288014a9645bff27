import { expect, type Page, test } from "playwright/test";

/** Compressed bytes that a first keystroke may load, as the server sends them; scripts are counted apart. */
const INDEX_BYTES = 150_000;

/** What a visitor would see in the console as an error or warning, and what the page's policy refuses. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}

const field = (page: Page) => page.getByRole("combobox", { name: /^Words/ });
const collectionField = (page: Page) => page.getByRole("combobox", { name: "In", exact: true });
const lines = (page: Page) => page.getByRole("option", { includeHidden: false }).and(page.locator(".suggestion"));

/** Opens the search page, chooses a collection and types as a person does. */
async function type(page: Page, collection: string, text: string): Promise<void> {
  await page.goto("/search");
  await collectionField(page).selectOption(collection);
  await field(page).pressSequentially(text, { delay: 15 });
}

test.describe("the first suggestion", () => {
  for (const [collection, text, href, reason] of [
    ["code", "labels on sap", /\/code\/9\d-/, "a catchline"],
    ["code", "labels on splings", /\/code\/9\d-/, "a catchline with a typo"],
    ["bills", "municipal cloc", "/bills/2025-2026/hb9002", "a bill's title"],
    ["bills", "HB 9002", "/bills/2025-2026/hb9002", "a bill number: the newest session's"],
    ["bills", "H.B. 9002 (2023-2024)", "/bills/2023-2024/hb9002", "a bill number with its session"],
    ["bills", "muncipal", "/bills/2025-2026/hb9002", "a typo"],
    ["opinions", "s24g9006", /\/opinions\/S24G9006\//, "a docket number"],
    ["opinions", "999 Ga. 1040", /\/opinions\/\w+-?\w*\//, "a reporter citation"],
    ["opinions", "fennelbrook", /\/opinions\//, "a case name"],
    ["opinions", "fenelbrook", /\/opinions\//, "a case name with a typo"],
  ] as const) {
    test(`for ${text} in ${collection} is right: ${reason}`, async ({ page }) => {
      const complaints = collectComplaints(page);
      await type(page, collection, text);
      await expect(lines(page).first()).toHaveAttribute("href", href);
      const heading = await lines(page).first().locator(".suggestion-heading").textContent();
      const address = (await lines(page).first().getAttribute("href")) ?? "";
      await field(page).press("ArrowDown");
      await field(page).press("Enter");
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.locator("h1")).toContainText((heading ?? "?").replace(/\.$/, "").slice(0, 20));
      expect(complaints).toEqual([]);
    });
  }

  test("for a citation is its section", async ({ page }) => {
    await page.goto("/code");
    await page.locator(".titles a").first().click();
    await page.locator(".chapter h2 a").first().click();
    const section = (await page.locator(".sections a").first().getAttribute("href")) ?? "";
    await type(page, "code", `O.C.G.A. § ${section.slice("/code/".length)}`);
    await expect(lines(page).first()).toHaveAttribute("href", section);
  });
});

test.describe("the list", () => {
  test("is a combobox's: expanded, named, its chosen line told, the status announced", async ({ page }) => {
    await page.goto("/search");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await field(page).fill("orchard");
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
    await expect(page.locator(".search-form [role=status]")).toHaveText(/^\d suggestions, the first: § /);
    await field(page).press("ArrowDown");
    const chosen = page.locator('.suggestion[aria-selected="true"]');
    await expect(chosen).toHaveCount(1);
    await expect(field(page)).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "?");
    await field(page).press("ArrowUp");
    await expect(chosen).toHaveCount(0);
    await field(page).press("ArrowUp");
    await expect(lines(page).last()).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toBeFocused();
  });

  test("closes with Escape and keeps what was typed, and opens again with an arrow", async ({ page }) => {
    await page.goto("/search");
    await field(page).fill("orchard");
    await expect(lines(page).first()).toBeVisible();
    await field(page).press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(field(page)).toHaveValue("orchard");
    await field(page).press("ArrowDown");
    await expect(lines(page).first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("listbox")).toBeHidden();
  });

  test("keeps the chosen line while it is still there, and none once another letter is typed", async ({ page }) => {
    await page.goto("/search");
    await field(page).fill("s24");
    await collectionField(page).selectOption("opinions");
    await field(page).pressSequentially("g");
    // The list for the letter may come after the key.
    await field(page).press("ArrowDown");
    await expect(lines(page).first()).toBeVisible();
    await field(page).press("Escape");
    await field(page).fill("s24g9006");
    await expect(lines(page).first()).toBeVisible();
    await field(page).press("ArrowDown");
    await expect(page.locator('.suggestion[aria-selected="true"]')).toHaveCount(1);
    await field(page).press("Backspace");
    await expect(page.locator('.suggestion[aria-selected="true"]')).toHaveCount(0);
  });

  test("can be clicked", async ({ page }) => {
    await page.goto("/search");
    await field(page).fill("orchard");
    const address = (await lines(page).nth(1).getAttribute("href")) ?? "?";
    await lines(page).nth(1).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

  test("holds words of documents as text, whatever they are", async ({ page }) => {
    await type(page, "bills", "survey sheets");
    await expect(lines(page).first().locator(".suggestion-heading")).toContainText("<b> & |");
    await expect(lines(page).first().locator("b")).toHaveCount(0);
  });

  test("fits a narrow screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await type(page, "bills", "ferries");
    await expect(lines(page).first()).toBeVisible();
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(width);
  });
});

test("nothing of the indexes is loaded before a letter, then within the budget, from the site alone", async ({
  page,
}) => {
  const loaded: { url: URL; bytes: Promise<number> }[] = [];
  page.on("requestfinished", (request) => {
    loaded.push({
      url: new URL(request.url()),
      bytes: request.sizes().then(({ responseBodySize }) => responseBodySize),
    });
  });
  await page.goto("/search", { waitUntil: "networkidle" });
  const indexes = () => loaded.filter(({ url }) => url.pathname.startsWith("/lookup/"));
  expect(indexes()).toEqual([]);
  await field(page).pressSequentially("or");
  await expect(lines(page).first()).toBeVisible();
  expect(indexes().length).toBeGreaterThan(2);
  const sizes = await Promise.all(indexes().map(({ bytes }) => bytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(INDEX_BYTES);
  expect(new Set(indexes().map(({ url }) => url.pathname)).size).toBe(indexes().length);
  expect([...new Set(loaded.map(({ url }) => url.origin))]).toEqual([new URL(page.url()).origin]);
});

test("where the indexes cannot be loaded the form still searches", async ({ page }) => {
  await page.route("**/lookup/**", (route) => route.abort());
  await page.goto("/search");
  await field(page).fill("orchard");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?q=orchard&collection=code/);
  await expect(page.locator(".search-hit").first()).toBeVisible();
});

test("Enter with nothing chosen searches, and the page keeps what was asked", async ({ page }) => {
  await type(page, "bills", "ferries");
  await expect(lines(page).first()).toBeVisible();
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?q=ferries&collection=bills/);
  await expect(field(page)).toHaveValue("ferries");
  await expect(collectionField(page)).toHaveValue("bills");
  await expect(page.locator(".search-hit").first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form searches, and a hit leads to its document", async ({ page }) => {
    await page.goto("/search");
    await page.locator(".search-form input[name=q]").fill("orchards ladders");
    await page.locator(".search-form select").selectOption("bills");
    await page.locator(".search-form button").click();
    await expect(page.locator(".search-form input[name=q]")).toHaveValue("orchards ladders");
    await page.locator(".search-hit a").first().click();
    await expect(page).toHaveURL(/\/bills\/.+\/hb\d+/);
  });

  test("the box at the top of a page searches the page's collection", async ({ page }) => {
    await page.goto("/opinions");
    await page.locator(".search-box input[type=search]").fill("windfall");
    await page.locator(".search-box button").click();
    await expect(page).toHaveURL(/\/search\?collection=opinions&q=windfall/);
    await expect(page.locator(".search-hit").first()).toBeVisible();
  });
});
