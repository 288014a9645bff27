import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCorpus } from "../../src/corpus/open-corpus.ts";
import { billFullText, billRecord, type SlimBill } from "../../src/model/bill-records.ts";
import { opinionFullText, opinionRecord, type SlimOpinion } from "../../src/model/opinion-records.ts";
import { buildRelease } from "../../src/publish/build-release.ts";
import { readContent } from "../../src/store/read-content.ts";
import { idsOfList, walkWindows } from "../functions/walk-windows.ts";
import { type Hosts, openInProcess } from "../support/hosts.ts";
import { PROJECT } from "../support/specimen-release.ts";
import { REAL_DATA } from "./real-data.ts";

const BILLS = join(REAL_DATA, "legiscan-ga");
const OPINIONS = join(REAL_DATA, "courtlistener-v3");
const roots = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };

describe.skipIf(!existsSync(BILLS) || !existsSync(OPINIONS))("real bills and opinions of every court", () => {
  const folder = mkdtempSync(join(tmpdir(), "walks-"));
  let hosts: Hosts;
  const json = async <T>(path: string) => (await (await hosts.api(path)).json()) as T;
  beforeAll(async () => {
    const run = (...args: string[]) =>
      execFileSync(process.execPath, ["scripts/import.ts", ...args, "--to", join(folder, "c")], {
        cwd: PROJECT,
        stdio: "pipe",
      });
    run("bills", "--from", BILLS);
    run("opinions", "--from", OPINIONS, "--court", "all");
    const read = readContent(join(folder, "c"));
    if (read.kind !== "content") throw new Error(JSON.stringify(read.problems));
    const input = { content: read.content, dist: join(folder, "d"), asOf: "2026-01-01", roots, projectRoot: PROJECT };
    const silent = { step: () => {}, document: () => {}, page: () => {} };
    await buildRelease({ ...input, site: null }, silent);
    hosts = await openInProcess(join(folder, "d"));
  }, 120_000);
  afterAll(async () => {
    await hosts?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("every list of bills visits each bill once, in its order, and every count is the same", async () => {
    const recent = (await walkWindows<SlimBill>(hosts.api, "/api/bills/recent?limit=7")).items;
    const days = recent.map(({ last_action_date }) => last_action_date ?? "");
    expect(days).toEqual([...days].sort().reverse());
    const ids = recent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await idsOfList(hosts.api, "/api/bills/filtered?limit=100")).toEqual(ids);

    const sessions = await json<{ session: string; count: number }[]>("/api/bills/sessions");
    const bySession: string[] = [];
    for (const { session, count } of sessions) {
      const { kinds } = await json<{ kinds: { kind: string; count: number }[] }>(`/api/bills/sessions/${session}`);
      const whole = await idsOfList(hosts.api, `/api/bills/sessions/${session}?limit=11`);
      const kind = await Promise.all(
        kinds.map((each) => idsOfList(hosts.api, `/api/bills/sessions/${session}?kind=${each.kind}&limit=3`)),
      );
      expect(kind.map((own) => own.length)).toEqual(kinds.map((each) => each.count));
      expect(kind.flat()).toEqual(whole);
      expect(whole.length).toBe(count);
      bySession.push(...whole);
    }
    const sitemap = await json<{ id: string }[]>("/api/bills/sitemap-entries");
    expect(sitemap.map(({ id }) => id)).toEqual(bySession);
    expect(new Set(bySession)).toEqual(new Set(ids));
    await sameCount("bills", ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(90);
  });

  test("every list of opinions visits each opinion once, in its order, and every count is the same", async () => {
    const recent = (await walkWindows<SlimOpinion>(hosts.api, "/api/opinions/recent?limit=37")).items;
    const days = recent.map(({ date_filed }) => date_filed);
    expect(days).toEqual([...days].sort().reverse());
    const ids = recent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await idsOfList(hosts.api, "/api/opinions/filtered?limit=100")).toEqual(ids);

    const years = await json<{ year: number; count: number }[]>("/api/opinions/years");
    const byYear: string[] = [];
    for (const { year, count } of years.toReversed()) {
      const record = await json<{ case_types: { case_type: string; count: number }[] }>(`/api/opinions/years/${year}`);
      const whole = await idsOfList(hosts.api, `/api/opinions/years/${year}?limit=3`);
      const types = await Promise.all(
        record.case_types.map(({ case_type }) =>
          idsOfList(hosts.api, `/api/opinions/years/${year}?case_type=${case_type}&limit=2`),
        ),
      );
      expect(types.map((own) => own.length)).toEqual(record.case_types.map((each) => each.count));
      expect(new Set(types.flat())).toEqual(new Set(whole));
      expect(whole.length).toBe(count);
      byYear.push(...whole);
    }
    expect(byYear).toEqual(ids.toReversed());
    const sitemap = await json<{ id: string }[]>("/api/opinions/sitemap-entries");
    expect(sitemap.map(({ id }) => id)).toEqual(byYear);
    await sameCount("opinions", ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(600);
  });

  test("every document is there in every form, as the manifest has it", async () => {
    const corpus = openCorpus(join(folder, "d/current/corpus.sqlite"));
    const documents = [
      ...(corpus.bills?.keys() ?? []).map(({ session, number }) => ({
        path: `/api/bills/bills/${session}/${number}`,
        artifact: `bills/documents/${session}/${number}`,
        shapes: [billRecord, billFullText] as const,
      })),
      ...(corpus.opinions?.keys() ?? []).map(({ docket, cluster }) => ({
        path: `/api/opinions/cases/${docket}/${cluster}`,
        artifact: `opinions/documents/${docket}/${cluster}`,
        shapes: [opinionRecord, opinionFullText] as const,
      })),
    ];
    for (const { path, artifact, shapes } of documents) {
      const answer = await hosts.api(path);
      expect([path, answer.status, answer.headers.get("etag")]).toEqual([
        path,
        200,
        corpus.artifact(`${artifact}.json`)?.etag,
      ]);
      const record = shapes[0].parse(await answer.json());
      const [markdown, text, full] = await Promise.all(
        ["markdown", "text", "full-text"].map((form) => hosts.api(`${path}/${form}`)),
      );
      const status = record.has_text ? 200 : 404;
      expect([path, markdown?.status, text?.status, full?.status]).toEqual([path, 200, status, status]);
      expect(markdown?.headers.get("etag")).toBe(corpus.artifact(`${artifact}.md`)?.etag);
      if (record.has_text) expect(shapes[1].parse(await full?.json()).chars).toBe(record.chars);
    }
    corpus.close();
    expect(documents.length).toBeGreaterThan(700);
  }, 60_000);

  async function sameCount(collection: "bills" | "opinions", count: number): Promise<void> {
    const meta = await json<{ counts: Record<string, number> }>(`/api/${collection}/meta`);
    const { collections } = await json<{ collections: { collection: string; count: number }[] }>("/health");
    expect(meta.counts[collection]).toBe(count);
    expect(collections.find((each) => each.collection === collection)?.count).toBe(count);
  }
});
