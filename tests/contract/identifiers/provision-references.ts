import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { expectLeads } from "./expect-leads.ts";

const API = "https://api.example.org";
const CONSTITUTION = "/api/code/constitution";

/** Written forms at `/constitution/{scheme}/` and the provision of the specimen that each means. */
const FORMS: readonly [scheme: string, written: string, to: string][] = [
  ["ga", "Ga. Const. art. XX, § I, ¶ I", "ga/art-xx-sec-i-para-i"],
  ["ga", "Ga. Const. Art. XX, Sec. I, Para. I", "ga/art-xx-sec-i-para-i"],
  ["ga", "Ga. Const. 1983, Art. XX, Sec. I, Par. II", "ga/art-xx-sec-i-para-ii"],
  ["ga", "Ga. Const. of 1983, art. XX, § I, ¶ I", "ga/art-xx-sec-i-para-i"],
  ["ga", "Ga. Const. art. XX, § I, ¶ I (1983)", "ga/art-xx-sec-i-para-i"],
  ["ga", "GA CONST Art 20 § 1 ¶ 1", "ga/art-xx-sec-i-para-i"],
  ["ga", "Article XX, Section I, Paragraph I", "ga/art-xx-sec-i-para-i"],
  ["ga", "ARTICLE XX. SECTION I. PARAGRAPH I.", "ga/art-xx-sec-i-para-i"],
  ["ga", "Article 20, Section 1, Paragraph 2", "ga/art-xx-sec-i-para-ii"],
  ["ga", "Article Twenty, Section One, Paragraph One", "ga/art-xx-sec-i-para-i"],
  ["ga", "art. xx sec. i par. ii", "ga/art-xx-sec-i-para-ii"],
  ["ga", "Paragraph I of Section I of Article XXI", "ga/art-xxi-sec-i-para-i"],
  ["ga", "Article XXI, Section I, Paragraph II of the Constitution of Georgia", "ga/art-xxi-sec-i-para-ii"],
  ["ga", "Georgia Constitution Article XXI, Section I, Paragraph IX", "ga/art-xxi-sec-i-para-ix"],
  ["ga", "Article XXI, Section I, Paragraph VIIIA", "ga/art-xxi-sec-i-para-viii-a"],
  ["ga", "Art. XXI, Sec. I, Par. VIII-A", "ga/art-xxi-sec-i-para-viii-a"],
  ["ga", "Article XX, Section IA, Paragraph I", "ga/art-xx-sec-i-a-para-i"],
  ["ga", "Article XX, Section 1A, Paragraph 1", "ga/art-xx-sec-i-a-para-i"],
  ["ga", "Ga. Const. art. XXII, § II", "ga/art-xxii-sec-ii"],
  ["ga", "ART-XX-SEC-I-PARA-I", "ga/art-xx-sec-i-para-i"],
  ["ga", "art-20-sec-1-para-1", "ga/art-xx-sec-i-para-i"],
  ["ga", "art_xx_sec_i_para_i", "ga/art-xx-sec-i-para-i"],
  ["ga", "art‑xx‑sec‑i‑para‑i", "ga/art-xx-sec-i-para-i"],
  ["ga", "art-xxi-sec-i-para-viiia", "ga/art-xxi-sec-i-para-viii-a"],
  ["ga", "ga-const:art-xx-sec-i-para-i", "ga/art-xx-sec-i-para-i"],
  ["ga", "“Ga. Const. art. XX, § I, ¶ I.”", "ga/art-xx-sec-i-para-i"],
  ["ga", "Preamble", "ga/preamble"],
  ["ga", "Preamble to the Constitution of Georgia", "ga/preamble"],
  ["ga", "Ga. Const. art. XX, § I, ¶ II(a)(1)", "ga/art-xx-sec-i-para-ii"],
  ["us", "U.S. Const. art. XX, § 1", "us/art-xx-sec-i"],
  ["us", "U. S. Const. Art. XX, Sec. 2", "us/art-xx-sec-ii"],
  ["us", "USCA CONST Art. XX § 3", "us/art-xx-sec-iii"],
  ["us", "Article XX, Section 3", "us/art-xx-sec-iii"],
  ["us", "article 20 section 3", "us/art-xx-sec-iii"],
  ["us", "Article XX, Section 1, Clause 2", "us/art-xx-sec-i"],
  ["us", "U.S. Const. art. XXI", "us/art-xxi"],
  ["us", "Article XXI of the Constitution of the United States", "us/art-xxi"],
  ["us", "U.S. Const. amend. LX", "us/amend-lx"],
  ["us", "U.S. Const. amend. LX, § 1", "us/amend-lx"],
  ["us", "Amendment LX", "us/amend-lx"],
  ["us", "60th Amendment", "us/amend-lx"],
  ["us", "LXV Amendment", "us/amend-lxv"],
  ["us", "Section 2 of the 60th Amendment", "us/amend-lx"],
  ["us", "AMEND-LXI", "us/amend-lxi"],
  ["us", "U.S. Const. pmbl.", "us/preamble"],
  ["us", "preamble to the United States Constitution", "us/preamble"],
  // Words that name the other constitution lead there.
  ["ga", "U.S. Const. amend. LX", "us/amend-lx"],
  ["ga", "US Constitution, Article XX, Section 1", "us/art-xx-sec-i"],
  ["ga", "us-const:preamble", "us/preamble"],
  ["us", "Ga. Const. art. XX, § I, ¶ I", "ga/art-xx-sec-i-para-i"],
  ["us", "Preamble to the Constitution of the State of Georgia", "ga/preamble"],
  // Other names of a constitution, with a slug and with another form.
  ["GA", "art-xx-sec-i-para-i", "ga/art-xx-sec-i-para-i"],
  ["Georgia", "preamble", "ga/preamble"],
  ["US", "amend-lx", "us/amend-lx"],
  ["usa", "amend-lx", "us/amend-lx"],
  ["United-States", "60th Amendment", "us/amend-lx"],
  ["united%20states", "amend-lx", "us/amend-lx"],
];

/** The same at the routes that show parts: the path below the API's constitution, and where it leads. */
const PARTS: readonly [from: string, to: string][] = [
  ["ga/Ga. Const. art. XX, § I, ¶ II(a)(1)", "ga/art-xx-sec-i-para-ii/markdown?subsection=a-1"],
  ["ga/Ga. Const. art. XX, § I, ¶ II(b)", "ga/art-xx-sec-i-para-ii/markdown?subsection=b"],
  ["us/U.S. Const. amend. LX, § 1", "us/amend-lx/markdown?subsection=1"],
  ["us/Section 2(a) of the 60th Amendment", "us/amend-lx/markdown?subsection=2-a"],
  ["ga/U.S. Const. amend. LX, § 3", "us/amend-lx/markdown?subsection=3"],
];

/** Addresses of sections that are written as provisions: host, path, and where each leads. */
const AS_SECTIONS: readonly [host: "api" | "site", from: string, to: string][] = [
  ["api", "/api/code/sections/U.S. Const. amend. LX, § 1", "/api/code/constitution/us/amend-lx"],
  ["api", "/api/code/sections/U.S. Const. amend. LX, § 1/text", "/api/code/constitution/us/amend-lx/text"],
  [
    "api",
    "/api/code/sections/U.S. Const. amend. LX, § 1/markdown?notes=all",
    "/api/code/constitution/us/amend-lx/markdown?subsection=1&notes=all",
  ],
  ["api", "/api/code/sections/ga-const:art-xx-sec-i-para-i", "/api/code/constitution/ga/art-xx-sec-i-para-i"],
  ["api", "/api/code/sections/Article XX, Section I, Paragraph I", "/api/code/constitution/ga/art-xx-sec-i-para-i"],
  ["site", "/code/Ga. Const. art. XX, § I, ¶ II(a)", "/constitution/ga/art-xx-sec-i-para-ii"],
  ["site", "/code/Ga. Const. art. XX, § I, ¶ II(a).md", "/constitution/ga/art-xx-sec-i-para-ii.md?subsection=a"],
  ["site", "/code/Ga. Const. art. XX, § I, ¶ II/text", "/constitution/ga/art-xx-sec-i-para-ii/text"],
];

/** Other written forms of a constitution's own address. */
const WHOLE: readonly [host: "api" | "site", from: string, to: string][] = [
  ["api", "/api/code/constitution/GA", "/api/code/constitution/ga"],
  ["api", "/api/code/constitution/georgia/index/markdown?x=1", "/api/code/constitution/ga/index/markdown?x=1"],
  ["api", "/api/code/constitution/United-States", "/api/code/constitution/us"],
  ["site", "/constitution/U.S.", "/constitution/us"],
  ["site", "/constitution/Georgia.md", "/constitution/ga.md"],
];

/** Tests of references to the constitutions. */
export function provisionReferences(hosts: ServedSpecimen): void {
  /** The path as a client encodes it, its slashes and query aside. */
  const encoded = (path: string) => {
    const [before = "", query] = path.split("?");
    const segments = before.split("/").map((segment) => encodeURIComponent(decodeURIComponent(segment)));
    return segments.join("/") + (query === undefined ? "" : `?${query}`);
  };

  const expectHop = (host: "api" | "site", from: string, to: string): Promise<void> =>
    expectLeads(hosts[host], encoded(from), 308, to);

  test.each(FORMS)("%s: %s leads to %s in one hop, in every form", async (scheme, written, to) => {
    for (const form of ["", "/text"]) {
      await expectHop("api", `${CONSTITUTION}/${scheme}/${written}${form}`, `${CONSTITUTION}/${to}${form}`);
      expect((await hosts.api(`${CONSTITUTION}/${to}${form}`)).status).toBe(200);
    }
    for (const form of ["", "/text"]) {
      await expectHop("site", `/constitution/${scheme}/${written}${form}`, `/constitution/${to}${form}`);
    }
  });

  test.each(PARTS)("%s/markdown leads to %s, which is there", async (from, to) => {
    await expectHop("api", `${CONSTITUTION}/${from}/markdown`, `${CONSTITUTION}/${to}`);
    const part = await hosts.api(`${CONSTITUTION}/${to}`);
    expect(part.status).toBe(200);
    const twin = `/constitution/${to}`.replace("/markdown", ".md");
    await expectHop("site", `/constitution/${from}.md`, twin);
    expect(await (await hosts.site(twin)).text()).toBe(await part.text());
  });

  test.each(AS_SECTIONS)("%s %s leads to %s", async (host, from, to) => {
    await expectHop(host, from, to);
  });

  test.each(WHOLE)("%s %s leads to %s", async (host, from, to) => {
    await expectHop(host, from, to);
  });

  test("a reference that fits several provisions names those that exist", async () => {
    const path = `${CONSTITUTION}/ga/${encodeURIComponent("Article XXI, Section I, Paragraph VIII(A)")}`;
    const problem = await (await hosts.api(`${path}/text`)).json();
    expect(problem.status).toBe(404);
    expect(problem.candidates).toEqual(
      ["art-xxi-sec-i-para-viii", "art-xxi-sec-i-para-viii-a"].map((slug) => ({
        id: `ga-const:${slug}`,
        url: `${API}${CONSTITUTION}/ga/${slug}/text`,
      })),
    );
    const either = await (await hosts.api("/api/code/sections/Article%20XXII,%20Section%20II")).json();
    expect(either.candidates.map(({ id }: { id: string }) => id)).toEqual(["ga-const:art-xxii-sec-ii"]);
  });

  test("a provision that does not exist is a 404 with the nearest, in the form asked for, and its constitution", async () => {
    for (const [asked, read] of [
      ["art-xx-sec-i-para-xx", null],
      ["Article XX, Section I, Paragraph XX", "art-xx-sec-i-para-xx"],
    ] as const) {
      const answer = await hosts.api(`${CONSTITUTION}/ga/${encodeURIComponent(asked)}/markdown`);
      expect(answer.status).toBe(404);
      const problem = await answer.json();
      expect(problem.detail).toContain("No provision Ga. Const. art. XX, § I, ¶ XX");
      if (read !== null) expect(problem.detail).toContain(`“${asked}” was read as ${read}`);
      expect(problem.nearest).toHaveLength(5);
      expect(problem.nearest[0]).toEqual({
        id: "ga-const:art-xx-sec-i-para-iii",
        url: `${API}${CONSTITUTION}/ga/art-xx-sec-i-para-iii/markdown`,
      });
      expect(problem.above).toEqual({ id: "constitution/ga", url: `${API}${CONSTITUTION}/ga` });
    }
  });

  test("a missing provision asked for as a section is missed as a provision", async () => {
    const problem = await (await hosts.api("/api/code/sections/U.S.%20Const.%20amend.%20XIV/text")).json();
    expect(problem.status).toBe(404);
    for (const { url } of problem.nearest) expect(url).toMatch(/\/api\/code\/constitution\/us\/[a-z-]+\/text$/);
    expect(problem.nearest.map(({ id }: { id: string }) => id)).toContain("us-const:amend-lx");
    expect(problem.above.id).toBe("constitution/us");
  });

  test("an article that is only a heading names what stands under it", async () => {
    const problem = await (await hosts.api(`${CONSTITUTION}/ga/art-xxi`)).json();
    expect(problem.nearest.map(({ id }: { id: string }) => id)).toContain("ga-const:art-xxi-sec-i-para-i");
  });

  test("a part that the provision does not have is a 404 that names those it has", async () => {
    for (const path of [
      `${CONSTITUTION}/ga/art-xx-sec-i-para-ii(zz)`,
      `${CONSTITUTION}/ga/art-xx-sec-i-para-ii(zz)/markdown`,
      `${CONSTITUTION}/ga/art-xx-sec-i-para-ii/markdown?subsection=zz`,
    ]) {
      const answer = await hosts.api(path);
      expect(answer.status, path).toBe(404);
      expect((await answer.json()).detail, path).toMatch(/¶ II has no subsection “?zz”?\. It has: a, a-1, /);
    }
  });

  test("a name that no constitution has is a 404 that names the two", async () => {
    for (const path of [`${CONSTITUTION}/fr`, `${CONSTITUTION}/constructor/preamble`, `${CONSTITUTION}/%00/x/text`]) {
      const problem = await (await hosts.api(path)).json();
      expect(problem.status).toBe(404);
      expect(problem.nearest.map(({ id }: { id: string }) => id)).toEqual(["constitution/ga", "constitution/us"]);
    }
  });

  test("words that are no reference are a 404 with the constitution above", async () => {
    const problem = await (await hosts.api(`${CONSTITUTION}/us/freedom%20of%20speech`)).json();
    expect(problem.detail).toContain("“freedom of speech” is not the address of one provision");
    expect(problem.above.url).toBe(`${API}${CONSTITUTION}/us`);
  });
}
