import { expect, test } from "vitest";
import { type ConstitutionRecord, constitutionRecord, provisionRecord } from "../../../src/model/provision-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

const CONSTITUTION = "/api/code/constitution";

/** Tests of the constitutions. */
export function constitutions(hosts: ServedSpecimen): void {
  const json = async (path: string) => (await hosts.api(path)).json();

  test.each(["ga", "us"])(
    "every provision that %s lists answers in every form, each naming its neighbours",
    async (scheme) => {
      const constitution = constitutionRecord.parse(await json(`${CONSTITUTION}/${scheme}`));
      const slugs = slugsOf(constitution);
      expect(slugs.length).toBe(constitution.provision_count);
      expect(slugs.length).toBeGreaterThan(8);
      const index = await (await hosts.api(`${CONSTITUTION}/${scheme}/index/markdown`)).text();
      const visited: string[] = [];
      for (let slug: string | null = "preamble"; slug !== null; ) {
        const record = provisionRecord.parse(await json(`${CONSTITUTION}/${scheme}/${slug}`));
        expect(record.previous).toBe(visited.at(-1) ?? null);
        visited.push(slug);
        const text = await (await hosts.api(`${CONSTITUTION}/${scheme}/${slug}/text`)).text();
        if (record.text !== "") expect(text).toBe(`${record.text}\n`);
        const markdown = await (await hosts.api(`${CONSTITUTION}/${scheme}/${slug}/markdown`)).text();
        expect(markdown).toContain(`cite_as: "${record.cite_as}"`);
        expect(index).toContain(`/constitution/${scheme}/${slug}.md`);
        for (const [url, body] of [
          [record.md_url, markdown],
          [record.text_url, text],
        ] as const) {
          expect(await (await hosts.site(new URL(url).pathname)).text()).toBe(body);
        }
        slug = record.next;
      }
      expect([...visited].sort()).toEqual([...slugs].sort());
    },
  );

  test("the tree and the meta count what the constitutions list", async () => {
    const lists = await Promise.all(["ga", "us"].map((scheme) => json(`${CONSTITUTION}/${scheme}`)));
    const counts = lists.map(({ provision_count }) => provision_count);
    const tree = await json("/api/code/tree");
    const meta = await json("/api/code/meta");
    const countsOf = (named: { provision_count: number }[]) => named.map(({ provision_count }) => provision_count);
    expect(countsOf(tree.constitutions)).toEqual(counts);
    expect(countsOf(meta.constitutions)).toEqual(counts);
    expect(meta.counts.provisions).toBe(counts.reduce((sum, count) => sum + count, 0));
  });

  test("all notes are more than the capped ones", async () => {
    const path = `${CONSTITUTION}/ga/art-xxii-sec-i-para-i/markdown`;
    const capped = await (await hosts.api(path)).text();
    const all = await (await hosts.api(`${path}?notes=all`)).text();
    expect(all.length).toBeGreaterThan(capped.length);
    expect(await (await hosts.site("/constitution/ga/art-xxii-sec-i-para-i.md?notes=all")).text()).toBe(all);
  });

  test("a part by its anchor is that part alone, and its whole text is not", async () => {
    const path = `${CONSTITUTION}/us/amend-lx/markdown`;
    const part = await (await hosts.api(`${path}?subsection=2`)).text();
    expect(part).toContain("lend one another ladders");
    expect(part).not.toContain("step-stools");
    expect(await (await hosts.api(path)).text()).toContain("step-stools");
  });
}

function slugsOf({ articles, standalone }: ConstitutionRecord): string[] {
  const groups = articles.flatMap((article) => [article, ...article.sections]);
  return [...standalone, ...groups.flatMap(({ provisions }) => provisions)].map(({ slug }) => slug);
}
