import { parseReporterCitation } from "../../identifiers/opinions/reporter-citation.ts";
import type { StoredOpinion } from "../../model/stored-opinion.ts";
import { wordsOf } from "../opinions/words-of.ts";
import { type Fields, isFields } from "./find-records.ts";

type Citation = StoredOpinion["citations"][number];

/** Fields of REST v3, and the types of v4's list (federal 1, state 2, regional 3, ...): official reports come first. */
const FLAT_FIELDS: readonly string[] = [
  "state_cite_one",
  "state_cite_two",
  "state_cite_three",
  "state_cite_regional",
  "federal_cite_one",
  "federal_cite_two",
  "federal_cite_three",
  "neutral_cite",
  "scotus_early_cite",
  "specialty_cite_one",
  "lexis_cite",
  "westlaw_cite",
];
const TYPE_ORDER: readonly unknown[] = [2, 3, 1, 8, 5, 4, 6, 7];

/** A cluster's citations, each once, and what was not understood of them. */
export function citationsOf(cluster: Fields): { citations: Citation[]; unread: string[] } {
  const listed = (Array.isArray(cluster["citations"]) ? cluster["citations"] : []).toSorted(
    (a: unknown, b: unknown) => orderOf(a) - orderOf(b),
  );
  const written = [...listed.map(writtenCitation), ...FLAT_FIELDS.map((name) => wordsOf(cluster[name]))];
  return readCitations(written.filter((text) => text !== null));
}

/** Reads citations as written, each once; those that name no volume, reporter and page are given back. */
export function readCitations(written: readonly string[]): { citations: Citation[]; unread: string[] } {
  const citations = new Map<string, Citation>();
  const unread: string[] = [];
  for (const text of written) {
    const citation = readCitation(text);
    if (citation === null) unread.push(text);
    else if (!citations.has(citation.cite)) citations.set(citation.cite, citation);
  }
  return { citations: [...citations.values()], unread };
}

/** A reporter that is not in the tables, and neutral citations (`2012 Ohio 4855`), still have a volume and a page. */
const PLAIN = /^(?<volume>\d{1,4}[A-Z]?)[ -](?<reporter>\S(?:.{0,60}\S)?)[ -](?<page>[\w.,-]{1,20})$/;

function readCitation(text: string): Citation | null {
  const known = parseReporterCitation(text);
  if (known !== null) return { volume: known.volume, reporter: known.reporter, page: known.page, cite: known.cite };
  const { volume, reporter, page } = PLAIN.exec(text)?.groups ?? {};
  return volume === undefined || reporter === undefined || page === undefined
    ? null
    : { volume, reporter, page, cite: text };
}

function writtenCitation(value: unknown): string | null {
  if (!isFields(value)) return wordsOf(value);
  return wordsOf(["volume", "reporter", "page"].map((name) => value[name] ?? "").join(" "));
}

function orderOf(value: unknown): number {
  const place = isFields(value) ? TYPE_ORDER.indexOf(value["type"]) : -1;
  return place === -1 ? TYPE_ORDER.length : place;
}
