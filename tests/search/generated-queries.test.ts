import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { caseTypeLabel } from "../../src/identifiers/opinions/case-types.ts";
import {
  CODE_SEARCH_STATUSES,
  type SearchHit,
  type SearchResponse,
  searchResponse,
} from "../../src/model/search-records.ts";
import type { SearchRequest } from "../../src/search/search-index.ts";
import { termsOf } from "../../src/search/words/terms-of.ts";
import { longQuery, typedQuery } from "./generated-queries.ts";
import { inBills, inCode, inOpinions, specimenIndex } from "./specimen-index.ts";

/** Queries of a run: 20,000 unless said otherwise. */
const RUNS = Number(process.env["SEARCH_RUNS"] ?? 20_000);

const { file, index, close } = specimenIndex();
const db = new DatabaseSync(file, { readOnly: true });
afterAll(() => {
  db.close();
  close();
});

const limit = fc.constantFrom(1, 3, 20, 100);
const headings = fc.boolean();
const query = fc.oneof({ weight: 30, arbitrary: typedQuery }, { weight: 1, arbitrary: longQuery });
const request: fc.Arbitrary<SearchRequest> = fc.oneof(
  fc
    .record({
      q: query,
      limit,
      headings,
      title: fc.constantFrom(null, null, 90, 91, 12),
      chapter: fc.constantFrom(null, null, "1", "1a", "9"),
      status: fc.constantFrom(...CODE_SEARCH_STATUSES),
      scheme: fc.constantFrom("ocga", "ocga", "ga", "us"),
    })
    .map(({ q, ...other }) => inCode(q, other)),
  fc
    .record({
      q: query,
      limit,
      headings,
      session: fc.constantFrom(null, "2025-2026", "1999-2000"),
      chamber: fc.constantFrom(null, "H", "S"),
      billType: fc.constantFrom(null, "B", "R"),
      status: fc.constantFrom(null, 1, 4, 9),
    })
    .map(({ q, ...other }) => inBills(q, other)),
  fc
    .record({
      q: query,
      limit,
      headings,
      year: fc.constantFrom(null, 2025, 1903),
      caseType: fc.constantFrom(null, "direct-appeal"),
    })
    .map(({ q, ...other }) => inOpinions(q, other)),
);

/** What the store says of the documents that filters compare, read in another way than the index does. */
const stored = (list: string, key: string) =>
  JSON.parse(
    (db.prepare("SELECT record FROM document WHERE list = ? AND key = ?").get(list, key)?.["record"] ??
      "null") as string,
  );

function fits(hit: SearchHit, asked: SearchRequest): boolean {
  if (asked.collection === "bills") {
    const bill = stored("bills", hit.id);
    const { session, chamber, billType, status } = asked;
    const pairs = [
      [session, bill.session],
      [chamber, bill.chamber],
      [billType, bill.bill_type],
      [status, bill.status],
    ];
    return pairs.every(([wanted, is]) => wanted === null || wanted === is);
  }
  if (asked.collection === "opinions") {
    const opinion = stored("opinions", hit.id);
    const year = asked.year === null || opinion.date_filed.startsWith(String(asked.year));
    return year && (asked.caseType === null || opinion.case_type === asked.caseType);
  }
  const scheme = hit.id.includes("-const:") ? hit.id.slice(0, 2) : "ocga";
  const [title, chapter] = scheme === "ocga" ? hit.id.split("-") : [];
  const placed =
    (asked.title === null || title === String(asked.title)) &&
    (asked.chapter === null || chapter === asked.chapter.toUpperCase());
  const right = asked.status === "all" || hit.status === asked.status;
  return scheme === asked.scheme && placed && right && (asked.status !== "active" || hit.in_force_now === true);
}

/** Every string of a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

/** The terms of everything that the store has of a document, and the words that begin a number in words. */
const everyTerm = new Map<string, ReadonlySet<string>>();
function termsIn(asked: SearchRequest, { id }: SearchHit): ReadonlySet<string> {
  const [scheme, slug] = id.split("-const:");
  const [list, key] =
    slug === undefined ? [asked.collection === "code" ? "ocga" : asked.collection, id] : [scheme, slug];
  const before = everyTerm.get(`${list} ${key}`);
  if (before !== undefined) return before;
  const rows = db
    .prepare(
      "SELECT record, facts, text FROM document JOIN version ON document.id = document WHERE list = ? AND key = ?",
    )
    .all(list ?? "", key ?? "") as { record: string; facts: string; text: string }[];
  const texts = rows.flatMap(({ record, facts, text }) => [
    ...stringsIn(JSON.parse(record)),
    ...stringsIn(JSON.parse(facts)),
    text.replace(/<\/?(?:ins|del)>/g, ""),
  ]);
  const label =
    "case_type" in JSON.parse(rows[0]?.record ?? "{}")
      ? caseTypeLabel(JSON.parse(rows[0]?.record ?? "").case_type)
      : "";
  const terms = new Set(termsOf([...texts, label, "house senate bill resolution"].join(" \n ")));
  everyTerm.set(`${list} ${key}`, terms);
  return terms;
}

/** Whether a document has a searched word in one of the forms that the answer names. */
function has(terms: ReadonlySet<string>, { also }: SearchResponse, label: string): boolean {
  if (label.endsWith("*")) return [...terms].some((term) => term.startsWith(label.slice(0, 3)));
  const forms = [label, ...(also.find(({ term }) => term === label)?.also ?? [])];
  return forms.some((form) => termsOf(form).every((term) => terms.has(term)));
}

function check(asked: SearchRequest, answer: SearchResponse): void {
  const { hits, terms } = answer;
  expect(hits.length).toBeLessThanOrEqual(asked.limit);
  expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
  for (const hit of hits) expect(fits(hit, asked), `${hit.id} for ${JSON.stringify(asked)}`).toBe(true);
  for (const hit of hits) {
    if (hit.matched === "direct") continue;
    const terms = termsIn(asked, hit);
    const found = answer.terms.map((label) => has(terms, answer, label));
    const enough = hit.matched === "all" ? found.every(Boolean) : found.some(Boolean);
    expect(enough, `${hit.id} ${hit.matched} for ${JSON.stringify(asked)}`).toBe(true);
  }
  const tiers = hits.map(({ matched }) => ["direct", "all", "any"].indexOf(matched));
  expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
  expect(tiers.filter((tier) => tier === 0).length).toBeLessThanOrEqual(1);
  if (hits.some(({ matched }) => matched !== "direct")) expect(terms.length).toBeGreaterThan(0);
  if (terms.length === 0) expect(answer.note).not.toBeNull();
  for (const { snippet, matches, snippet_html } of hits) {
    let end = 0;
    for (const [from, to] of matches) {
      expect(from).toBeGreaterThanOrEqual(end);
      expect(to).toBeGreaterThan(from);
      end = to;
    }
    expect(end).toBeLessThanOrEqual(snippet.length);
    expect(snippet_html.split("<mark>").length - 1).toBe(matches.length);
    expect(snippet_html.replace(/<\/?mark>/g, "")).not.toMatch(/[<>]/);
  }
}

test(`${RUNS} generated queries keep every promise and are answered the same way twice`, { timeout: 300_000 }, () => {
  let asked = 0;
  fc.assert(
    fc.property(request, (each) => {
      const answer = index.search(each);
      check(each, answer);
      asked += 1;
      if (asked % 20 === 0) {
        expect(index.search(each)).toEqual(answer);
        searchResponse.parse(answer);
      }
    }),
    { numRuns: RUNS, seed: 5, endOnFailure: true },
  );
  expect(asked).toBe(RUNS);
});
