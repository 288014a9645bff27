import { expect, test } from "vitest";
import { type VerifyAnswer, verifyAnswer } from "../../../src/model/verify-records.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { post } from "../../support/hosts.ts";

/** Forms of an id, the document that each means, and words that it has. */
const CODE_IDS: readonly [form: string, id: string, quote: string][] = [
  ["91-1-4", "91-1-4", "wound on Monday and Thursday"],
  ["O.C.G.A. § 91-1-4", "91-1-4", "wound on Monday and Thursday"],
  ["Code Section 91-1-4(a)", "91-1-4", "wound on Monday and Thursday"],
  ["91-1-4(z)(9)", "91-1-4", "wound on Monday and Thursday"],
  ["ga-const:art-xx-sec-i-para-i", "ga-const:art-xx-sec-i-para-i", "as much fruit as one hat will hold"],
  ["GA-CONST:art-xx-sec-i-para-i", "ga-const:art-xx-sec-i-para-i", "as much fruit as one hat will hold"],
  ["Ga. Const. art. XX, § I, ¶ I", "ga-const:art-xx-sec-i-para-i", "as much fruit as one hat will hold"],
];
const BILL_IDS: readonly [form: string, id: string][] = [
  ["2025-2026/hb9001", "2025-2026/hb9001"],
  ["2026/HB 9001", "2025-2026/hb9001"],
  ["hb9001", "2025-2026/hb9001"],
  ["H.B. 9001", "2025-2026/hb9001"],
  ["House Bill 9001 (2025)", "2025-2026/hb9001"],
  ["99000001", "2025-2026/hb9001"],
  ["99000015", "2023-2024/hb9001"],
  ["2023-special-1/hb9001", "2023-special-1/hb9001"],
];
const OPINION_IDS: readonly [form: string, id: string][] = [
  ["S23G9005", "S23G9005/990000111"],
  ["s23g9005", "S23G9005/990000111"],
  ["S23G9005/990000110", "S23G9005/990000110"],
  ["990000111", "S23G9005/990000111"],
  ["999 Ga. 1025", "S23G9005/990000111"],
  ["999 SE2d 125", "S23G9005/990000111"],
  ["99012", "99011/990000160"],
  ["ga-s25a9005", "S25A9005/ga-s25a9005"],
];
const ORDER = "id found occurrences in chars canonical_url md_url corpus_version".split(" ");

/** Tests of a quotation. */
export function quotations(hosts: ServedSpecimen): void {
  async function verify(collection: string, id: string, quote: string): Promise<VerifyAnswer> {
    const answer = await post(hosts.api, `/api/${collection}/verify`, { id, quote });
    const body = await answer.text();
    expect(answer.status, body).toBe(200);
    return verifyAnswer.parse(JSON.parse(body));
  }

  test.each(CODE_IDS)("%s is %s, which has its words", async (form, id, quote) => {
    const answer = await verify("code", form, quote);
    expect(answer).toMatchObject({ id, found: true, verbatim: true, occurrences: 1, in: "text", chars: quote.length });
    expect(answer).toMatchObject({ in_force_now: true, nearest: null, folded: [] });
    expect(answer.matches[0]?.words).toBe(quote);
  });

  test.each(BILL_IDS)("%s is the bill %s", async (form, id) => {
    expect((await verify("bills", form, "nothing of this sort is in it")).id).toBe(id);
  });

  test.each(OPINION_IDS)("%s is the opinion %s", async (form, id) => {
    expect((await verify("opinions", form, "nothing of this sort is in it")).id).toBe(id);
  });

  test("the answer has the contract's fields first, is never kept, and carries no tag", async () => {
    const asked = { id: "91-1-4", quote: "wound on Monday and Thursday", more: [1] };
    const answer = await post(hosts.api, "/api/code/verify?lang=es", asked);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
    });
    expect(answer.headers.has("etag")).toBe(false);
    expect(answer.headers.has("link")).toBe(false);
    const body = await answer.json();
    expect(Object.keys(body).slice(0, ORDER.length)).toEqual(ORDER);
    const { collections } = await (await hosts.api("/health")).json();
    const code = collections.find(({ collection }: { collection: string }) => collection === "code");
    expect(body).toMatchObject({
      canonical_url: "https://example.org/code/91-1-4",
      md_url: "https://example.org/code/91-1-4.md",
      corpus_version: code.corpus_version,
    });
  });

  test("offsets point into the text that is served", async () => {
    const text = await (await hosts.api("/api/code/sections/91-1-4/text")).text();
    const { matches } = await verify("code", "91-1-4", "PUBLIC  CLOCK\tshall be  wound");
    expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual(["public clock shall be wound"]);
  });

  test.each([
    ["curly quotes and dashes", "S23G9005", 'The policy covered loss "in fog, while ringing."'],
    ["a bracketed letter and capitals", "S23G9005", "[T]HE BELL WAS RUNG"],
    ["Markdown escapes", "S23G9005", "Specimen Code § 95\\-1-3 \\(b\\) \\(3\\) requires"],
    ["line breaks", "S23G9005", "is insured against fog\n   is insured against"],
  ])("%s are folded", async (_what, id, quote) => {
    const answer = await verify("opinions", id, quote);
    expect(answer).toMatchObject({ found: true, verbatim: true });
    expect(answer.folded.length).toBeGreaterThan(0);
    expect(answer.chars).toBe(quote.length);
  });

  test.each([
    ["text", "fruit found upon the ground which no person shook"],
    ["text_as_amended", "from the branch, whether or not it is bruised. Such term shall not include a nut"],
    ["text_before_amendment", "In an orchard of fewer than 100 trees"],
  ])("a bill says that its %s has the words", async (reading, quote) => {
    const answer = await verify("bills", "hb9001", quote);
    expect(answer).toMatchObject({ found: true, verbatim: true, in: reading });
    const { marked } = answer.matches[0] ?? {};
    const text = await (await hosts.api("/api/bills/bills/2025-2026/hb9001/text")).text();
    expect(text.slice(marked?.start, marked?.end).replace(/<(del)>.*?<\/del>|<\/?ins>/g, "")).toContain(
      reading === "text_before_amendment" ? "fewer than" : quote.slice(-20),
    );
  });

  test("what an earlier version said is not found, and the version is named", async () => {
    const answer = await verify("code", "91-1-4", "clock shall be wound on Monday.");
    expect(answer).toMatchObject({ found: false, in: null, occurrences: 0, matches: [], nearest: null });
    expect(answer.earlier_version).toMatchObject({ version: "until-2025-07-01", verbatim: true, occurrences: 1 });
  });

  test("what a later version will say is not found, and the version is named", async () => {
    const answer = await verify("code", "91-1-4", "shall not apply to a clock wound by a motor");
    expect(answer).toMatchObject({ found: false, earlier_version: null });
    expect(answer.later_version).toMatchObject({ version: "2027-07-01" });
  });

  test("an ellipsis gives back what it leaves out", async () => {
    const answer = await verify("opinions", "S23G9005", "The opinion issued in this case … is withdrawn");
    expect(answer).toMatchObject({ found: true, verbatim: false });
    expect(answer.ellipses.map(({ words }) => words)).toEqual(["on December 19, 2023,"]);
  });

  test("a changed word is not found, and the nearest passage shows it", async () => {
    const answer = await verify("opinions", "S23G9005", "The judgment is affirmed, and the case is remanded");
    expect(answer).toMatchObject({ found: false, verbatim: false, in: null });
    expect(answer.nearest?.words).toContain("The judgment is vacated, and the case is remanded");
    const changed = answer.nearest?.difference.filter(({ kind }) => kind !== "same");
    expect(changed?.map(({ kind, words }) => [kind, words.trim()])).toEqual([
      ["removed", "vacated"],
      ["added", "affirmed"],
    ]);
  });

  test("a section without words in force has none of a quotation", async () => {
    expect(await verify("code", "90-1A-4", "nothing of this sort is in it")).toMatchObject({
      found: false,
      in_force_now: false,
      nearest: null,
    });
  });

  test("a section inside a printed run is the run", async () => {
    expect((await verify("code", "90-3-11", "nothing of this sort is in it")).id).toBe("90-3-10");
  });
}
