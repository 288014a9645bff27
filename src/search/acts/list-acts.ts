import type { DatabaseSync } from "node:sqlite";
import type { ActsResponse, ShortTitle } from "../../model/search-records.ts";
import type { HitFacts } from "../compile/search-source.ts";
import { termsOf } from "../words/terms-of.ts";
import { foldWord } from "../words/tokenize.ts";
import { actKeys } from "./act-keys.ts";

type Listed = { title: ShortTitle; folded: string; terms: string[]; keys: ReadonlySet<string> };

/**
 * The short titles of what is in force, alphabetical without `The`. With words, those that have all of them, the last word
 * being perhaps unfinished: the same title first, then those that begin with the words.
 */
export function listActs(db: DatabaseSync): (request: { q: string | null; limit: number | null }) => ActsResponse {
  const rows = db.prepare(
    `SELECT short_title, hit FROM search_act JOIN search_code ON search_code.id = search_act.row
     JOIN search_code_shown ON search_code_shown.id = search_act.row WHERE live = 1 ORDER BY position`,
  );
  let listed: Listed[] | null = null;
  return ({ q, limit }) => {
    listed ??= (rows.all() as { short_title: string; hit: string }[]).map(readRow).sort(alphabetical);
    const found = q === null ? listed : matching(listed, q);
    return {
      q,
      items: found.slice(0, limit ?? found.length).map(({ title }) => title),
      total: found.length,
      limit: limit ?? found.length,
    };
  };
}

function readRow({ short_title, hit }: { short_title: string; hit: string }): Listed {
  const { id, cite_as, heading, place, canonical_url, md_url, json_url } = JSON.parse(hit) as HitFacts;
  const title = { short_title, citation: id, cite_as, catchline: heading, place, canonical_url, md_url, json_url };
  const folded = foldWord(short_title).replace(/^\W*(?:the )?/, "");
  return { title, folded, terms: termsOf(short_title), keys: new Set(actKeys(short_title)) };
}

function alphabetical(a: Listed, b: Listed): number {
  return a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0;
}

/** Titles with all the words; an order that `sort` keeps is the alphabetical one. */
function matching(listed: readonly Listed[], q: string): Listed[] {
  const wanted = termsOf(q);
  const begun = foldWord(q).trim().split(/\s+/).at(-1) ?? "";
  const has = ({ terms, folded }: Listed) =>
    wanted.every((term, index) => terms.includes(term) || (index === wanted.length - 1 && begins(folded, begun)));
  const rank = ({ keys, folded }: Listed) =>
    keys.has(wanted.join(" ")) ? 0 : folded.startsWith(foldWord(q).trim()) ? 1 : 2;
  return wanted.length === 0 ? [] : listed.filter(has).toSorted((a, b) => rank(a) - rank(b));
}

function begins(folded: string, begun: string): boolean {
  return begun !== "" && folded.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(begun));
}
