import { expect, test } from "vitest";
import { type ConstitutionPart, constitutionOutline } from "../../src/components/constitution-outline.ts";
import { provisionName } from "../../src/components/constitution-words.ts";
import { formatProvision, type ProvisionSlug } from "../../src/identifiers/provision.ts";
import type { ConstitutionRecord, SlimProvision } from "../../src/model/provision-records.ts";

const slim = (slug: string): SlimProvision => ({
  id: `ga-const:${slug}`,
  scheme: "ga",
  slug,
  cite_as: formatProvision("ga", slug as ProvisionSlug),
  heading: "",
  status: "active",
  in_force_now: true,
  canonical_url: `https://site.example/constitution/ga/${slug}`,
});

const group = (number: string, ...slugs: string[]) => ({ number, heading: "", provisions: slugs.map(slim) });

function outline(articles: ConstitutionRecord["articles"], ...standalone: string[]) {
  return constitutionOutline({
    scheme: "ga",
    heading: "Specimen",
    current_through: "2026",
    license: "CC0",
    canonical_url: "https://site.example/constitution/ga",
    md_url: "https://site.example/constitution/ga.md",
    json_url: "https://api.example/api/code/constitution/ga",
    articles,
    standalone: standalone.map(slim),
    provision_count: 0,
  });
}

/** A part as one line: its id, whether it is itself a provision, what stands under it. */
const line = ({ id, provision, provisions, parts }: ConstitutionPart): string =>
  [
    id,
    provision === null ? "" : " itself",
    ...provisions.map(({ slug }) => ` ${slug}`),
    ...parts.map((one) => ` (${line(one)})`),
  ].join("");

test("a section without paragraphs stands where it is printed, between sections that have them", () => {
  const { parts } = outline([
    {
      ...group("I", "art-i-sec-ii"),
      sections: [group("I", "art-i-sec-i-para-i"), group("III", "art-i-sec-iii-para-i")],
    },
  ]);
  expect(parts.map(line)).toEqual([
    "art-i (art-i-sec-i art-i-sec-i-para-i) (art-i-sec-ii itself) (art-i-sec-iii art-i-sec-iii-para-i)",
  ]);
});

test("a section that is printed with its heading and has no paragraphs is itself the provision", () => {
  const { parts } = outline([
    { ...group("I"), sections: [group("I", "art-i-sec-i"), group("II", "art-i-sec-ii-para-i")] },
  ]);
  expect(parts.map(line)).toEqual(["art-i (art-i-sec-i itself) (art-i-sec-ii art-i-sec-ii-para-i)"]);
});

test("words of an article before its sections stand first under its heading", () => {
  const { parts } = outline([{ ...group("I", "art-i"), sections: [group("I", "art-i-sec-i-para-i")] }]);
  expect(parts.map(line)).toEqual(["art-i art-i (art-i-sec-i art-i-sec-i-para-i)"]);
});

test("an article with one section is not that section", () => {
  expect(outline([{ ...group("I", "art-i-sec-i"), sections: [] }]).parts.map(line)).toEqual(["art-i art-i-sec-i"]);
});

test("preamble first, amendments after the articles, and last what print puts under no article", () => {
  const { provisions, parts } = outline(
    [{ ...group("I", "art-i"), sections: [] }],
    "preamble",
    "art-ii",
    "amend-i",
    "amend-ii",
  );
  expect(provisions.map(({ slug }) => slug)).toEqual(["preamble"]);
  expect(parts.map(line)).toEqual(["art-i itself", "amendments amend-i amend-ii", "other-provisions art-ii"]);
});

test.each([
  ["ga", "preamble", "Preamble"],
  ["ga", "art-i", "Article I"],
  ["ga", "art-i-sec-ii-a", "Section IIA"],
  ["ga", "art-i-sec-i-para-viii-a", "Paragraph VIIIA"],
  ["us", "art-i-sec-viii", "Section 8"],
  ["us", "amend-xiv", "Amendment XIV"],
] as const)("the provision %s/%s is called by its last level: %s", (scheme, slug, name) => {
  expect(provisionName(formatProvision(scheme, slug as ProvisionSlug))).toBe(name);
});
