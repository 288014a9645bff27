import { expect, type Page, type Request, test } from "playwright/test";
import { collectComplaints } from "./look-at-page.ts";

/** A document of each kind, and the collection in which uses of its page count. */
const DOCUMENTS = [
  { address: "/code/90-1-4", collection: "code" },
  { address: "/constitution/ga/art-xx-sec-i-para-i", collection: "code" },
  { address: "/bills/2025-2026/hb9001", collection: "bills" },
  { address: "/opinions/S25A9001/990000101", collection: "opinions" },
] as const;
const [SECTION] = DOCUMENTS;

/** Every request that is sent to an address which counts, as it is sent. */
function collectBeacons(page: Page): Request[] {
  const beacons: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/beacon")) beacons.push(request);
  });
  return beacons;
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const bar = (page: Page) => page.locator("[data-beacon]");

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

for (const { address, collection } of DOCUMENTS) {
  test(`${address} copies its citation, and tells the API the class and the collection and nothing else`, async ({
    page,
    baseURL,
  }) => {
    const complaints = collectComplaints(page);
    const beacons = collectBeacons(page);
    await page.goto(address);
    await bar(page).getByRole("button", { name: "Copy citation" }).click();
    await expect(bar(page).getByRole("status")).toHaveText("Copied.");
    expect(await clipboard(page)).toBe(await page.locator(".cite-as").textContent());
    await expect.poll(() => beacons.length).toBe(1);
    const [beacon] = beacons;
    expect(new URL(beacon?.url() ?? "").pathname).toBe(`/api/${collection}/beacon`);
    expect(new URL(beacon?.url() ?? "").search).toBe("");
    expect([beacon?.method(), beacon?.postData()]).toEqual(["POST", '{"class":"copy_citation"}']);
    expect((await beacon?.response())?.status()).toBe(204);
    const headers = (await beacon?.allHeaders()) ?? {};
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    // The site's origin at most: where the page stands is not told.
    expect([headers["cookie"], headers["referer"]]).toEqual([undefined, undefined]);
    expect(["null", baseURL, undefined]).toContain(headers["origin"]);
    expect(complaints).toEqual([]);
  });
}

test("the link and the Markdown can be copied, each with its class", async ({ page, baseURL, request }) => {
  const beacons = collectBeacons(page);
  await page.goto(SECTION.address);
  await bar(page).getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => beacons.length).toBe(1);
  expect(await clipboard(page)).toBe(`${baseURL}${SECTION.address}`);
  await bar(page).getByRole("button", { name: "Copy for an AI" }).click();
  await expect.poll(() => beacons.length).toBe(2);
  expect(await clipboard(page)).toBe(await (await request.get(`${SECTION.address}.md`)).text());
  expect(beacons.map((beacon) => beacon.postData())).toEqual(['{"class":"copy_link"}', '{"class":"send_to_ai"}']);
});

test("opening another form is counted, though it leaves the page", async ({ page }) => {
  for (const [name, use] of [
    ["Markdown", "open_markdown"],
    ["Plain text", "open_text"],
    ["JSON", "open_json"],
  ] as const) {
    await page.goto(SECTION.address);
    const sent = page.waitForRequest((request) => request.url().endsWith("/beacon"));
    await bar(page).getByRole("link", { name }).click();
    expect((await sent).postDataJSON()).toEqual({ class: use });
  }
});

test("a page keeps no cookie and stores nothing", async ({ page, context }) => {
  await page.goto(SECTION.address);
  await bar(page).getByRole("button", { name: "Copy citation" }).click();
  await expect(bar(page).getByRole("status")).toHaveText("Copied.");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test("where uses cannot be counted, the actions work and nothing is said", async ({ page }) => {
  const thrown: Error[] = [];
  page.on("pageerror", (error) => thrown.push(error));
  await page.route("**/beacon", (route) => route.abort());
  await page.goto(SECTION.address);
  await bar(page).getByRole("button", { name: "Copy citation" }).click();
  await expect(bar(page).getByRole("status")).toHaveText("Copied.");
  await bar(page).getByRole("link", { name: "Plain text" }).click();
  await expect(page).toHaveURL(/\/text$/);
  expect(thrown).toEqual([]);
});

test("what cannot be copied is told, and not counted", async ({ page }) => {
  const beacons = collectBeacons(page);
  await page.route("**/*.md", (route) => route.fulfill({ status: 503 }));
  await page.goto(SECTION.address);
  await bar(page).getByRole("button", { name: "Copy for an AI" }).click();
  await expect(bar(page).getByRole("status")).toHaveText("It could not be copied.");
  expect(beacons).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the other forms are links, and no button is there that would do nothing", async ({ page }) => {
    await page.goto(SECTION.address);
    await expect(bar(page).getByRole("link")).toHaveText(["Markdown", "Plain text", "JSON"]);
    await expect(bar(page).getByRole("button")).toHaveCount(0);
    await expect(page.locator(".cite-as")).toBeVisible();
    await bar(page).getByRole("link", { name: "Plain text" }).click();
    await expect(page).toHaveURL(/\/code\/90-1-4\/text$/);
  });
});
