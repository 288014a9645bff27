import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { expectLeads } from "./expect-leads.ts";

/** A path on the API and where it permanently leads. */
const API_REDIRECTS: readonly [from: string, to: string][] = [
  ["/api/code/sections/O.C.G.A.%20%C2%A7%2090-1-4", "/api/code/sections/90-1-4"],
  ["/api/code/sections/90-1a-1", "/api/code/sections/90-1A-1"],
  ["/api/code/sections/Section%2090-1-4/text", "/api/code/sections/90-1-4/text"],
  ["/api/code/sections/Section%2090-1-4/markdown?notes=all&x=1", "/api/code/sections/90-1-4/markdown?notes=all&x=1"],
  ["/api/code/sections/90-1-4(a)", "/api/code/sections/90-1-4"],
  ["/api/code/sections/90-1-4%28a%29/text", "/api/code/sections/90-1-4/text"],
  ["/api/code/sections/90-1-4(a)/markdown", "/api/code/sections/90-1-4/markdown?subsection=a"],
  ["/api/code/sections/90-1-4(a)(1)/markdown?notes=all", "/api/code/sections/90-1-4/markdown?subsection=a-1&notes=all"],
  ["/api/code/sections/90-1-4(A)/markdown?subsection=b", "/api/code/sections/90-1-4/markdown?subsection=a"],
  ["/api/code/sections/90-1-1..90-1-4", "/api/code/items?ids=90-1-1..90-1-4"],
  ["/api/code/sections/90-1-1,%2090-1-3%20and%2091-1-1?a=b", "/api/code/items?ids=90-1-1,90-1-3,91-1-1&a=b"],
  ["/api/code/titles/090", "/api/code/titles/90"],
  ["/api/code/titles/Title%2090/markdown", "/api/code/titles/90/markdown"],
  ["/api/code/titles/90/chapters/1a", "/api/code/titles/90/chapters/1A"],
  ["/api/code/titles/090/chapters/Chapter%201a/markdown?full=1", "/api/code/titles/90/chapters/1A/markdown?full=1"],
];

/** The same on the site. */
const SITE_REDIRECTS: readonly [from: string, to: string][] = [
  ["/code/Section%2090-1-4.md", "/code/90-1-4.md"],
  ["/code/90-1-4(a).md", "/code/90-1-4.md?subsection=a"],
  ["/code/90-1-4(a)/text", "/code/90-1-4/text"],
  ["/code/90-1-4(a)", "/code/90-1-4"],
  ["/code/90-1a-1", "/code/90-1A-1"],
  ["/code/title-090.md", "/code/title-90.md"],
  ["/code/title-90/chapter-1a.md?full=1", "/code/title-90/chapter-1A.md?full=1"],
];

/** An address inside a printed run, and the run's own. */
const RUNS: readonly [from: string, to: string][] = [
  ["/api/code/sections/90-3-5", "/api/code/sections/90-3-1"],
  ["/api/code/sections/Section%2090-3-5/text?x=1", "/api/code/sections/90-3-1/text?x=1"],
  ["/api/code/sections/90-3-11/markdown", "/api/code/sections/90-3-10/markdown"],
];

/** Tests of references in any written form. */
export function sectionReferences(hosts: ServedSpecimen): void {
  test.each(API_REDIRECTS)("%s on the API leads to %s in one hop", async (from, to) => {
    await expectLeads(hosts.api, from, 308, to);
    if (!to.startsWith("/api/code/items")) expect((await hosts.api(to)).status).toBe(200);
  });

  test.each(SITE_REDIRECTS)("%s on the site leads to %s in one hop", async (from, to) => {
    await expectLeads(hosts.site, from, 308, to);
  });

  test.each(RUNS)("%s, inside a run, leads to %s for the time being", async (from, to) => {
    await expectLeads(hosts.api, from, 307, to);
    expect((await hosts.api(to)).status).toBe(200);
  });

  test("a redirect answers HEAD as it answers GET", async () => {
    const head = await hosts.api("/api/code/sections/Section%2090-1-4", { method: "HEAD" });
    expect([head.status, head.headers.get("location")]).toEqual([308, "/api/code/sections/90-1-4"]);
  });

  test("a part that the section does not have is a 404 that names those it has", async () => {
    for (const path of [
      "/api/code/sections/90-1-4(zz)",
      "/api/code/sections/90-1-4(zz)/markdown",
      "/api/code/sections/90-1-4/markdown?subsection=zz",
    ]) {
      const answer = await hosts.api(path);
      expect(answer.status, path).toBe(404);
      expect((await answer.json()).detail, path).toMatch(/90-1-4 has no subsection “?zz”?\. It has: a, /);
    }
  });

  test("other written forms of a section that does not exist are a 404, not a redirect", async () => {
    const answer = await hosts.api("/api/code/sections/Section%2090-1-999(a)");
    expect(answer.status).toBe(404);
    const problem = await answer.json();
    expect(problem.detail).toContain("“Section 90-1-999(a)” was read as 90-1-999");
    expect(problem.nearest).toHaveLength(5);
    expect(problem.above).toEqual({
      id: "title-90/chapter-1",
      url: "https://api.example.org/api/code/titles/90/chapters/1",
    });
  });

  test("a range on the site is a 404 that names its ends", async () => {
    const answer = await hosts.site("/code/90-1-1..90-1-4.md");
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).toContain("https://example.org/code/90-1-1.md");
    expect(text).toContain("https://example.org/code/90-1-4.md");
  });
}
