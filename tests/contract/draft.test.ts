import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DraftAnswer, draftAnswer } from "../../src/model/draft-records.ts";
import type { DraftFault } from "../../src/model/draft-statuses.ts";
import { problemRecord } from "../../src/model/problem-record.ts";
import { type Hosts, post, WAYS } from "../support/hosts.ts";
import { buildSpecimen, type SpecimenRelease } from "../support/specimen-release.ts";

/** A made-up brief: each line is a sentence or two, with what is wrong in it. */
const BRIEF: readonly [line: string, faults: readonly DraftFault[]][] = [
  ["A clock is wound twice. “Each public clock shall be wound on Monday and Thursday.” O.C.G.A. § 91-1-4.", []],
  [
    "A motor is listened to. “shall not apply to a clock wound by a motor” O.C.G.A. § 91-1-4.",
    ["quote_in_later_version"],
  ],
  ["An alternate “shall carry the map.” O.C.G.A. § 93-1-2 (b).", []],
  ["His is “a term of two years.” O.C.G.A. § 93-1-2 (a).", ["quote_in_earlier_version"]],
  ["Bells are muffled in pairs. O.C.G.A. § 91-2-8 (b).", []],
  ["Bells may be muffled for weddings. O.C.G.A. § 91-2-8 (q).", ["subsection_unknown"]],
  ["Tally sticks were cut at the gate. O.C.G.A. § 90-1-41.", ["repealed"]],
  ["Another section says so, too. O.C.G.A. § 91-1-499.", ["unknown"]],
  ["A hat is filled: “as much fruit as one hat will hold.” Ga. Const. art. XX, § I, ¶ I.", []],
  [
    "The oven was discussed in Sedgewick v. Sedgewick, 999 Ga. 1030 (2022): “A thing that happens is not a thing that is done.”",
    [],
  ],
  [
    "To drift is another matter. “To come back from drifting is … to drift.” Peñalosa v. Île-aux-Noix Ferry Co., 999 Ga. 1070 (1998).",
    ["negation_omitted"],
  ],
  ["So it was held in Windfall v. State, 999 Ga. 1001 (2019).", ["year_differs"]],
  ["And in Bellfounder v. Thistle, 999 Ga. 1042 (2023).", ["name_differs"]],
  ["Two decisions stand on one page, and one is meant: 999 Ga. 1050.", ["ambiguous"]],
  ["“The jury so found, and was entitled to the verdict.” Peñalosa, 999 Ga. 1070.", ["quote_not_found"]],
  ["A bill would have it otherwise: “from the branch, whether or not it is bruised” (H.B. 9001 (2025)).", []],
];
const DRAFT = BRIEF.map(([line]) => line).join("\n\n");

describe.each(WAYS)("a draft, %s", (_, open) => {
  let release: SpecimenRelease;
  let hosts: Hosts;
  beforeAll(async () => {
    release = await buildSpecimen();
    hosts = await open(release.dist);
  });
  afterAll(async () => {
    await hosts?.close();
    release?.remove();
  });

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
});
