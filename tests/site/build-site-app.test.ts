import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildSiteApp } from "../../src/publish/site-app.ts";
import { fakeCorpus } from "./fake-corpus.ts";
import { siteApp } from "./site-app.ts";

const cache = mkdtempSync(path.join(tmpdir(), "site-app-"));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

test("two builds, one outside the project and two at once, give the same pages and files", async () => {
  const listeners = process.listenerCount("unhandledRejection");
  const [first, second] = await Promise.all([buildSiteApp(cache), buildSiteApp(cache)]);
  expect(process.listenerCount("unhandledRejection")).toBe(listeners);
  expect(second.clientDir).toBe(first.clientDir);
  expect(readdirSync(cache)).toEqual([path.basename(path.dirname(first.clientDir))]);

  const usual = await siteApp();
  expect(first.clientDir).not.toBe(usual.clientDir);
  expect(first.fingerprint).toBe(usual.fingerprint);
  expect(clientFiles(first.clientDir)).toEqual(clientFiles(usual.clientDir));
  const corpus = fakeCorpus();
  const provisions = corpus.provisions("ga").map((one) => `/constitution/ga/${one}`);
  const sections = corpus.citations().map((one) => `/code/${one}`);
  for (const address of ["/", "/404", "/code", "/code/title-90", "/constitution/ga", ...sections, ...provisions]) {
    expect(await first.render(address, corpus)).toEqual(await usual.render(address, corpus));
  }
});

function clientFiles(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]);
}
