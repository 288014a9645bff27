import { beforeAll, expect, test } from "vitest";
import type { SectionRecord } from "../../../src/model/section-record.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { everyDocument } from "../../support/every-document.ts";

/** The statuses of a Code section, as the contract lists them. */
const STATUSES = ["active", "repealed", "reserved", "redesignated", "superseded", "note_only"];

/** Tests of the statuses and versions of the Code's sections. */
export function codeStates(hosts: ServedSpecimen): void {
  let sections: SectionRecord[];
  beforeAll(async () => {
    const listed = (await everyDocument(hosts)).filter(({ path }) => path.includes("/sections/"));
    sections = await Promise.all(listed.map(async ({ path }) => (await hosts.api(path)).json()));
  });

  test("a section has one of six statuses, and the specimen has each", () => {
    const versions = sections.flatMap(({ versions }) => versions);
    expect(new Set([...sections, ...versions].map(({ status }) => status))).toEqual(new Set(STATUSES));
  });

  test("every section has versions, each with its flag, and at most one is in force", () => {
    for (const { citation, versions, in_force_now } of sections) {
      expect(versions.length, citation).toBeGreaterThan(0);
      const flags = versions.map((version) => version.in_force_now);
      expect(flags.filter(Boolean).length, citation).toBe(in_force_now ? 1 : 0);
      expect(flags.indexOf(true), citation).toBe(in_force_now ? 0 : -1);
    }
    expect(sections.some(({ versions }) => versions.length > 2)).toBe(true);
  });

  test("the version in force is the default of record, text and Markdown; where none is, the newest", async () => {
    for (const { citation, versions, status, catchline } of sections) {
      const [first] = versions;
      expect([status, catchline], citation).toEqual([first?.status, first?.catchline]);
      for (const form of ["text", "markdown"]) {
        const path = `/api/code/sections/${citation}/${form}`;
        const [plain, named] = await Promise.all([hosts.api(path), hosts.api(`${path}?version=${first?.version}`)]);
        expect([plain.status, named.status], path).toEqual([200, 200]);
        expect(plain.headers.get("etag"), path).toBe(named.headers.get("etag"));
      }
    }
  });

  test("a chapter says of its sections what their records say", async () => {
    const records = new Map(sections.map((record) => [record.citation as string, record]));
    const chapters = new Set(sections.map(({ title, chapter }) => `/api/code/titles/${title}/chapters/${chapter}`));
    let seen = 0;
    for (const path of chapters) {
      const { items } = await (await hosts.api(path)).json();
      for (const { citation, catchline, status, versions, in_force_now } of items) {
        const record = records.get(citation);
        expect({ catchline, status, versions, in_force_now }, citation).toEqual({
          catchline: record?.catchline,
          status: record?.status,
          versions: record?.versions.length,
          in_force_now: record?.in_force_now,
        });
        seen += 1;
      }
    }
    expect(seen).toBe(sections.length);
  });

  test("the search finds each status by its name, and all of them by all", async () => {
    const found = async (status: string) => {
      const answer = await hosts.api(
        `/api/code/search?q=orchard%20bell%20path%20ferry%20kite%20section&limit=100&status=${status}`,
      );
      return (await answer.json()).hits.map((hit: { status: string }) => hit.status);
    };
    for (const status of STATUSES) expect(new Set(await found(status)), status).toEqual(new Set([status]));
    expect(new Set(await found("all")).size).toBeGreaterThan(3);
  });
}
