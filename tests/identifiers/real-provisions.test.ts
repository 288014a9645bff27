import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConstitutionReference } from "../../src/identifiers/constitution-reference.ts";
import { formatProvision, provisionId, type Scheme } from "../../src/identifiers/provision.ts";

const data = process.env["REAL_DATA"] ?? new URL("../../../shared/data", import.meta.url).pathname;
const folder = join(data, "constitutions");
const code = join(data, "ocga");

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The id and the part that a composed heading reads as, `us-const:amend-xiv/1`; or the heading itself. */
function read(heading: string, scheme: Scheme): string {
  const found = readConstitutionReference(heading, scheme);
  if (found.kind !== "canonical" && found.kind !== "redirect") return `unread: ${heading}`;
  const id = provisionId(found.id.scheme, found.id.slug);
  return found.subsection === null ? id : `${id}/${found.subsection}`;
}

const LABEL = /^(?:Preamble|(?:Article|Amendment|Section|Paragraph) [0-9IVXLC]+)/i;
const OUTER = /^(?:Preamble|Article|Amendment)/i;

/** Each heading of a list with those it stands under, the outermost first. */
function composed(headings: readonly string[]): string[] {
  let outer = "";
  return headings.flatMap((heading) => {
    const label = LABEL.exec(heading)?.[0];
    if (label === undefined || heading.startsWith("AMENDMENTS")) return [];
    if (!OUTER.test(label)) return [`${outer}, ${label}`];
    outer = label;
    return [outer];
  });
}

const count = (ids: readonly string[], pattern: RegExp): number => ids.filter((id) => pattern.test(id)).length;

/** Seven articles, their 21 sections, 27 amendments, eleven of them with 33 sections, and the preamble. */
function expectTheUnitedStates(ids: readonly string[]): void {
  expect(ids.filter((id) => !id.startsWith("us-const:"))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(count(ids, /:art-[^-]+$/)).toBe(7);
  expect(count(ids, /:art-.+-sec-/)).toBe(21);
  expect(count(ids, /:amend-[^/]+$/)).toBe(27);
  expect(count(ids, /:amend-.+\/\d$/)).toBe(33);
  expect(count(ids, /:preamble$/)).toBe(1);
}

describe.skipIf(!existsSync(folder))(
  "in the published constitutions (skipped without ../shared/data or REAL_DATA)",
  () => {
    const file = (name: string): string => readFileSync(join(folder, name), "utf8");

    test("every heading of the United States constitution in a state's code reads as one provision or part", () => {
      const headings = [...file("gov.wy.code.constitution.us.html").matchAll(/<h([2-4])[^>]*>(.*?)<\/h\1>/gs)];
      const ids = composed(headings.map(([, , inner = ""]) => plain(inner))).map((heading) => read(heading, "us"));
      expectTheUnitedStates(ids);
    });

    test("every numbered element of the House manual's constitution reads as the same provisions and parts", () => {
      const elements = file("HMAN-117-constitution.xml").matchAll(
        /<(?:preamble|article|section|level) [^>]*id="(preamble|(?:article|amendment)-[IVX]+(?:-\d+)?)"/g,
      );
      const ids = [...elements].map(([, id = ""]) => id.replace(/-(?=\d)/, ", Section ").replace("-", " "));
      expectTheUnitedStates(ids.map((heading) => read(heading, "us")));
    });

    test("every numbered clause of the House manual's constitution reads as the article or section that holds it", () => {
      const clauses = [
        ...file("HMAN-117-constitution.xml").matchAll(/<clause id="article-([IVX]+)(?:-(\d+))?-(\d+)"/g),
      ];
      for (const [, article = "", section, clause] of clauses) {
        const holder = section === undefined ? `Article ${article}` : `Article ${article}, Section ${section}`;
        expect(read(`U.S. Const. ${holder}, cl. ${clause}`, "us")).toBe(read(holder, "us"));
      }
      expect(clauses.length).toBeGreaterThan(50);
    });

    test("every heading of the Georgia excerpts reads as one paragraph, in both layouts", () => {
      const text = file("ga-constitution-1983-excerpts.txt");
      const [article1 = "", article6 = ""] = text.split("=== B.");
      const read1 = composed(["Article I", ...article1.split("\n")]).map((heading) => heading.split(", "));
      expect(read1.length).toBeGreaterThan(7);
      const labels = (part: string) =>
        [...part.matchAll(/^(?:Section|Paragraph) [IVX]+(?=\.)/gim)].map(([label]) => label);
      const ids = [
        ...labels(article1).map((label) => `Article I, ${label === "Section I" ? label : `Section I, ${label}`}`),
        ...labels(article6).map((label) => `ARTICLE VI. ${/^S/.test(label) ? label : `SECTION I. ${label}`}.`),
      ].map((heading) => read(heading, "ga"));
      expect(ids.filter((id) => id.startsWith("unread"))).toEqual([]);
      expect(ids).toContain("ga-const:art-i-sec-i-para-vii");
      expect(ids).toContain("ga-const:art-vi-sec-i-para-iii");
      expect(ids).toHaveLength(12);
    });
  },
);

const CITED = /Ga\. Const\.? ?,? ?(1[89]\d\d), Art\.? ?[IVX\d]+, Sec\. ?[IVX\d]+\.?, Para?\.? [IVX]+(?:\([a-z]\))*/g;

describe.skipIf(!existsSync(code))("in the published Code (skipped without ../shared/data or REAL_DATA)", () => {
  test("every citation of Georgia's constitution reads as a paragraph, or names an earlier constitution", () => {
    const unread = new Set<string>();
    let [provisions, earlier] = [0, 0];
    for (const name of globSync("*/*.html", { cwd: code })) {
      for (const [written, year] of readFileSync(join(code, name), "utf8").matchAll(CITED)) {
        const found = readConstitutionReference(written);
        if (year !== "1983" && found.kind === "unknown" && found.reason.includes("earlier")) earlier += 1;
        else if (year === "1983" && found.kind === "redirect") provisions += 1;
        else unread.add(written);
        if (found.kind === "redirect") expect(formatProvision("ga", found.id.slug)).toMatch(/^Ga\. Const\. art\. /);
      }
    }
    expect([...unread]).toEqual([]);
    expect(provisions).toBeGreaterThan(100);
    expect(earlier).toBeGreaterThan(10);
  });
});
