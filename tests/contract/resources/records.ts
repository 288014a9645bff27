import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { everyDocument } from "../../support/every-document.ts";

/** Tests of what records say that no type can: neighbours, texts, and what is not known. */
export function records(hosts: ServedSpecimen): void {
  const json = async (path: string) => (await hosts.api(path)).json();
  const sections = async () => (await everyDocument(hosts)).filter(({ path }) => path.includes("/sections/"));

  test("previous and next lead through every section in printed order", async () => {
    const listed = (await sections()).map(({ id }) => id);
    const visited: string[] = [];
    for (let citation: string | null = listed[0] ?? null; citation !== null; ) {
      const record = await json(`/api/code/sections/${citation}`);
      expect(record.previous).toBe(visited.at(-1) ?? null);
      visited.push(record.citation);
      citation = record.next;
    }
    expect(visited).toEqual(listed);
  });

  test("the title and the chapter are those of the citation", async () => {
    for (const { path } of await sections()) {
      const { citation, title, chapter } = await json(path);
      expect(citation.startsWith(`${title}-${chapter}-`), path).toBe(true);
    }
  });

  test("a bill's or an opinion's record never carries its text, and has_text says whether there is one", async () => {
    for (const { collection, path } of await everyDocument(hosts)) {
      if (collection === "code") continue;
      const record = await json(path);
      expect(record).not.toHaveProperty("text");
      for (const form of ["text", "full-text"])
        expect((await hosts.api(`${path}/${form}`)).status, path).toBe(record.has_text ? 200 : 404);
    }
  });

  test("what the service has not written is null", async () => {
    const written = new Set<string>();
    for (const { collection, path } of await everyDocument(hosts)) {
      if (collection === "code") continue;
      const record = await json(path);
      const tags = collection === "bills" ? record.topic_tags : record.legal_areas;
      written.add(`${collection} ${record.summary === null ? "null" : "summary"} ${tags === null ? "null" : "tags"}`);
    }
    for (const collection of ["bills", "opinions"]) {
      expect(written).toContain(`${collection} null null`);
      expect(written).toContain(`${collection} summary tags`);
    }
  });
}
