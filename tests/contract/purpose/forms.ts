import { beforeAll, expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { everyDocument, type ListedDocument } from "../../support/every-document.ts";

const LABEL = "Written by this service, not part of the source";
const SITE = "https://example.org";

/** Tests of the three forms of every document, and of what the service wrote. */
export function forms(hosts: ServedSpecimen): void {
  let documents: ListedDocument[];
  beforeAll(async () => {
    documents = await everyDocument(hosts);
  });

  test("every document has JSON on the API, and the same Markdown and text on both hosts", async () => {
    const seen = new Set<string>();
    for (const { collection, path } of documents) {
      const record = await (await hosts.api(path)).json();
      seen.add(collection);
      for (const [api, site] of [
        [`${path}/markdown`, record.md_url],
        [`${path}/text`, record.text_url],
      ] as const) {
        // The text's address may be on either host.
        const other = site.startsWith(`${SITE}/`) ? hosts.site : hosts.api;
        const [one, two] = await Promise.all([hosts.api(api), other(new URL(site).pathname)]);
        const expected = api.endsWith("/text") && record.has_text === false ? 404 : 200;
        expect([one.status, two.status], api).toEqual([expected, expected]);
        if (expected === 200) expect(await two.text(), api).toBe(await one.text());
      }
    }
    expect(seen).toEqual(new Set(["code", "bills", "opinions"]));
  });

  test("no record of the Code or of a constitution has a field that the service wrote", async () => {
    for (const { collection, path } of documents) {
      if (collection !== "code") continue;
      for (const form of ["", "/markdown?notes=all", "/text"])
        expect(await (await hosts.api(path + form)).text(), path).not.toContain(LABEL);
    }
  });

  test("summaries of bills and opinions are labelled in JSON and Markdown, and no text has them", async () => {
    const summarized = new Set<string>();
    for (const { collection, path } of documents) {
      if (collection === "code") continue;
      const { summary, has_text } = await (await hosts.api(path)).json();
      const markdown = await (await hosts.api(`${path}/markdown`)).text();
      expect(markdown.includes(`\n## ${LABEL}\n`), path).toBe(summary !== null);
      if (summary === null) continue;
      summarized.add(collection);
      expect(summary.label, path).toBe(LABEL);
      if (has_text) expect(await (await hosts.api(`${path}/text`)).text(), path).not.toContain(summary.text);
    }
    expect(summarized).toEqual(new Set(["bills", "opinions"]));
  });

  test("lang=es changes no route and no field, only the words of what the service wrote", async () => {
    const languages = new Set<string>();
    for (const { collection, path } of documents) {
      if (collection === "code") continue;
      const [english, spanish] = await Promise.all(
        ["", "?lang=es"].map(async (query) => (await hosts.api(path + query)).json()),
      );
      expect(Object.keys(spanish), path).toEqual(Object.keys(english));
      expect({ ...spanish, summary: null, reasoning: null }, path).toEqual({
        ...english,
        summary: null,
        reasoning: null,
      });
      languages.add(spanish.summary?.lang);
    }
    expect(languages).toContain("es");
  });
}
