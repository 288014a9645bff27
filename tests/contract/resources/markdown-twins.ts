import { beforeAll, expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { everyDocument, type ListedDocument } from "../../support/every-document.ts";

/** The heading over what the service wrote. */
const OWN = "\n## Written by this service, not part of the source\n";

/** Tests of the Markdown twins of every document (contract section 2). */
export function markdownTwins(hosts: ServedSpecimen): void {
  let documents: ListedDocument[];
  beforeAll(async () => {
    documents = await everyDocument(hosts);
  });

  const json = async (path: string) => (await hosts.api(path)).json();
  const markdown = async (path: string, query = "") => (await hosts.api(`${path}/markdown${query}`)).text();

  test("open with frontmatter that names citation, source, date, corpus version and license", async () => {
    const versions = await corpusVersions(hosts);
    for (const { collection, path } of documents) {
      const [record, twin] = [await json(path), await markdown(path)];
      const fields = frontmatterOf(twin);
      expect(fields, path).toMatchObject({
        cite_as: record.cite_as,
        canonical_url: record.canonical_url,
        source_url: record.source_url,
        corpus_version: versions.get(collection),
        license: record.license,
      });
      expect(String(fields["date"]), path).toMatch(/^(null|\d{4}(-\d\d){0,2})$/);
    }
  });

  test("have the source text before what the service wrote, and that under a heading that says so", async () => {
    const with_ = { summary: 0, text: 0 };
    for (const { collection, path } of documents) {
      const [record, twin] = [await json(path), await markdown(path)];
      const [source = "", own] = twin.split(OWN);
      expect(own !== undefined, path).toBe(record.summary !== undefined && record.summary !== null);
      if (own !== undefined) {
        with_.summary += 1;
        expect(own, path).toContain(wordsOf(record.summary.text));
        expect(source, path).not.toContain(wordsOf(record.summary.text));
      }
      if (collection === "code" || !record.has_text) continue;
      with_.text += 1;
      const first = (await (await hosts.api(`${path}/text`)).text()).split("\n")[0] ?? "";
      expect(plain(source), path).toContain(plain(first));
    }
    expect(with_.summary).toBeGreaterThan(10);
    expect(with_.text).toBeGreaterThan(30);
  });

  test("of a bill, full=1 adds history, votes and amendments, or says that there are none", async () => {
    for (const { collection, path } of documents) {
      if (collection !== "bills") continue;
      const record = await json(path);
      const [short, full] = [await markdown(path), await markdown(path, "?full=1")];
      for (const [heading, what, list] of [
        ["History", "action", record.history],
        ["Votes", "vote", record.votes],
        ["Amendments", "amendment", record.amendments],
      ] as const) {
        expect(short, path).not.toContain(`\n## ${heading}\n`);
        expect(full, path).toContain(`\n## ${heading}\n`);
        expect(full.includes(`The source lists no ${what}.`), `${path} ${heading}`).toBe(list.length === 0);
      }
    }
  });

  test("of an opinion, full=1 adds reasoning, checked quotes and upstream records where there are any", async () => {
    for (const { collection, path } of documents) {
      if (collection !== "opinions") continue;
      const record = await json(`${path}?full=1`);
      const [short, full] = [await markdown(path), await markdown(path, "?full=1")];
      for (const [heading, has] of [
        ["### Reasoning", record.reasoning !== null],
        ["### Quotations, checked against the text", (record.key_quotes ?? []).length > 0],
        ["## Upstream records", record.upstream.length > 0],
      ] as const) {
        expect(short, path).not.toContain(`\n${heading}\n`);
        expect(full.includes(`\n${heading}\n`), `${path} ${heading}`).toBe(has);
      }
      for (const { id } of record.upstream) expect(full, path).toContain(id);
    }
  });
}

async function corpusVersions({ api }: ServedSpecimen): Promise<Map<string, string>> {
  const { collections } = await (await api("/health")).json();
  return new Map(
    collections.map((each: { collection: string; corpus_version: string }) => [each.collection, each.corpus_version]),
  );
}

function frontmatterOf(twin: string): Record<string, unknown> {
  expect(twin.startsWith("---\n")).toBe(true);
  const lines = twin.slice(4, twin.indexOf("\n---\n")).split("\n");
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")), JSON.parse(line.slice(line.indexOf(":") + 1))]),
  );
}

/** The first words of a text that Markdown does not escape. */
function wordsOf(text: string): string {
  return text.split(/[[\]_*<>\\`\n]/)[0] ?? "";
}

/** Letters and digits alone: Markdown escapes, marks and page numbers aside. */
function plain(text: string): string {
  return text
    .replace(/\[\d+ [^\]]*\*\d+\]/g, "")
    .replace(/<\/?\w+>|&\w+;/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
