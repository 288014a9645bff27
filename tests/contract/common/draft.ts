import { expect, test } from "vitest";
import { type DraftAnswer, draftAnswer } from "../../../src/model/draft-records.ts";
import { problemRecord } from "../../../src/model/problem-record.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { post } from "../../support/hosts.ts";
import { BRIEF } from "./draft-brief.ts";

const DRAFT = BRIEF.map(([line]) => line).join("\n\n");

/** Tests of a draft. */
export function drafts(hosts: ServedSpecimen): void {
  async function check(text: string): Promise<DraftAnswer> {
    const answer = await post(hosts.api, "/api/verify", { text });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.has("etag")).toBe(false);
    return draftAnswer.parse(await answer.json());
  }

  test("has every planted fault named at its line, and no other", async () => {
    const { items } = await check(DRAFT);
    let start = 0;
    const found = BRIEF.map(([line]) => {
      const end = start + line.length;
      const inLine = items.filter((item) => item.start >= start && item.start < end);
      start = end + 2;
      return [line, [...new Set(inLine.flatMap(({ faults }) => faults.map(({ code }) => code)))]];
    });
    expect(found).toEqual(BRIEF);
  });

  test("is quoted back exactly, in order, with the version of each collection", async () => {
    const { items, chars, corpus_versions: versions } = await check(DRAFT);
    expect(chars).toBe(DRAFT.length);
    for (const { start, end, written } of items) expect(DRAFT.slice(start, end)).toBe(written);
    expect(items.map(({ start }) => start)).toEqual(items.map(({ start }) => start).sort((a, b) => a - b));
    const { collections } = await (await hosts.api("/health")).json();
    for (const { collection, corpus_version } of collections) {
      expect(versions[collection as keyof typeof versions]).toBe(corpus_version);
    }
  });

  test("counts what it names", async () => {
    const { items, counts } = await check(DRAFT);
    expect(counts.citations).toBe(items.filter(({ kind }) => kind === "citation").length);
    expect(counts.quotations).toBe(items.filter(({ kind }) => kind === "quotation").length);
    expect(counts.at_fault).toBe(items.filter(({ faults }) => faults.length > 0).length);
  });

  test("leads to documents that are there", async () => {
    const { items } = await check(DRAFT);
    const urls = items.flatMap((item) => (item.kind === "citation" ? item.documents.map(({ md_url }) => md_url) : []));
    expect(urls.length).toBeGreaterThan(10);
    for (const url of new Set(urls)) {
      expect((await hosts.site(url.replace("https://example.org", ""))).status, url).toBe(200);
    }
  });

  test("may cite nothing, and be of any characters", async () => {
    for (const text of ["Nothing.", " ", "\u0000", "\ud800“\udc00", "“".repeat(2_000), "§ ".repeat(2_000)]) {
      expect((await check(text)).chars).toBe(text.length);
    }
  });

  test("has 1 to 100,000 characters", async () => {
    expect((await check("word ".repeat(20_000))).items).toEqual([]);
    for (const [body, type] of [
      [{ text: `${"word ".repeat(20_000)}x` }, "string_too_long"],
      [{ text: "" }, "string_too_short"],
      [{ text: ["words"] }, "string_type"],
      [{ draft: "words" }, "missing"],
    ] as const) {
      const answer = await post(hosts.api, "/api/verify", body);
      expect(answer.status).toBe(422);
      const problem = problemRecord.parse(await answer.json());
      expect(problem).toMatchObject({ errors: [{ loc: ["body", "text"], type }] });
    }
  });
}
