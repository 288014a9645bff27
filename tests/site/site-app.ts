import path from "node:path";
import type { Corpus } from "../../src/corpus/corpus.ts";
import { buildSiteApp, type SiteApp } from "../../src/publish/site-app.ts";
import { fakeCorpus } from "./fake-corpus.ts";

let app: Promise<SiteApp> | undefined;

/** The site's app, built once for all tests and reused by later runs while the sources are the same. */
export function siteApp(): Promise<SiteApp> {
  app ??= buildSiteApp(path.resolve(import.meta.dirname, "../../.cache/site"));
  return app;
}

/** The HTML of a page that must exist. */
export async function pageAt(address: string, corpus: Corpus = fakeCorpus()): Promise<string> {
  const { status, html } = await (await siteApp()).render(address, corpus);
  if (status !== 200) throw new Error(`${address} answers ${status}`);
  return html;
}
