import type { SearchHit, SearchResponse } from "../../model/search-records.ts";
import { counted } from "../counted.ts";
import type { SearchAsked } from "./search-forms.ts";

/** What a search finds, in one word. */
export function searchNoun({ collection, query }: SearchAsked): string {
  if (collection !== "code") return collection === "bills" ? "bill" : "opinion";
  return query["scheme"] === undefined || query["scheme"] === "ocga" ? "section" : "provision";
}

/** Where a search looks, in words. */
function searchedPlace({ collection, query }: SearchAsked): string {
  if (collection !== "code") return collection === "bills" ? "the bills" : "the opinions";
  const scheme = query["scheme"] ?? "ocga";
  if (scheme === "ga") return "the Constitution of Georgia";
  return scheme === "us" ? "the Constitution of the United States" : "the Code";
}

/** Characters that would not show, or would turn the words around them about. */
const UNSHOWN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\s]/gu;

/** A query as a page repeats it: on one line, with nothing that does not show. */
export function shownQuery(q: string): string {
  return q.replace(UNSHOWN, (sign) => (/\s/u.test(sign) ? " " : "\u{FFFD}")).trim();
}

/** What a search is called: the query, in quotation marks unless it has some, and where it looks. */
export function searchTitle(q: string, asked: SearchAsked): string {
  const shown = shownQuery(q);
  return `${/["“”]/.test(shown) ? shown : `“${shown}”`} in ${searchedPlace(asked)}`;
}

/** How many were found and how many of them are shown. */
export function countSentence({ hits, total_all, total_any, terms }: SearchResponse, asked: SearchAsked): string {
  const noun = searchNoun(asked);
  if (total_all === 0 && total_any === 0 && terms.length > 1) return `No ${noun} has any of the words.`;
  const one = terms[0]?.startsWith('"') ? "the phrase" : "the word";
  const words = terms.length === 1 ? one : "all the words";
  const have = total_all < 2 ? "has" : "have";
  const all = `${total_all === 0 ? `No ${noun}` : counted(total_all, noun)} ${have} ${words}`;
  const any = total_any === null || terms.length < 2 ? "" : `, ${total_any} at least one`;
  const shown = hits.length < Math.max(total_all, total_any ?? 0) ? `; the first ${hits.length} are shown` : "";
  return `${all}${any}${shown}.`;
}

/** The words that were searched and those that were not; null where there are none. */
export function termsSentence({ terms, dropped }: SearchResponse): string | null {
  const searched = terms.length === 0 ? [] : [`Searched for ${terms.map(quotedTerm).join(", ")}.`];
  const left = dropped.length === 0 ? [] : [`Not searched: ${dropped.map(quotedTerm).join(", ")}.`];
  return searched.length + left.length === 0 ? null : [...searched, ...left].join(" ");
}

/** The words of the documents for the words that were typed; null where they are the same. */
export function vocabularySentence({ also, collection }: SearchResponse): string | null {
  if (also.length === 0) return null;
  const pairs = also.map(({ term, also: others }) => `${listed(others.map(quotedTerm))} for ${quotedTerm(term)}`);
  return `${collection === "code" ? "The law says" : "Also searched:"} ${pairs.join("; ")}.`;
}

/** What to know of a hit beside its words: what state it is in and from when. */
export function hitFacts(hit: SearchHit, { collection }: SearchAsked): string[] {
  const { status, date, in_force_now, version } = hit;
  const dated = date === null ? [] : [date];
  if (collection === "opinions") return [...dated, ...(status === null || status === "Published" ? [] : [status])];
  if (collection === "bills") return [...(status === null ? [] : [status]), ...dated];
  const state = [
    ...(status === null || status === "active" ? [] : [status.replaceAll("_", " ")]),
    ...(in_force_now === false ? ["not in force"] : []),
  ];
  return state.length === 0 ? [] : [...state, ...(version === null ? dated : [`version ${version}`])];
}

/** Where a hit stands, outermost first, as far as its citation does not say it. */
export function hitPlace({ place, cite_as }: SearchHit): string {
  return place.filter((each) => !cite_as.includes(each)).join(" › ");
}

/** Title of a hit: how it is cited, and its heading where that says more. */
export function hitTitle({ cite_as, heading }: Pick<SearchHit, "cite_as" | "heading">): string {
  return heading === "" || cite_as.startsWith(heading) ? cite_as : `${cite_as}. ${heading}`;
}

/** Hits of one kind of match under the words for it; those that the words name stand with the ones that have them all. */
export function tiersOf({ hits, total_all }: SearchResponse): { heading: string; hits: SearchHit[] }[] {
  const any = hits.filter(({ matched }) => matched === "any");
  const all = hits.filter(({ matched }) => matched !== "any");
  const tiers = [
    { heading: "Hits", hits: all },
    { heading: total_all === 0 ? "With some of the words" : "With some of the words only", hits: any },
  ];
  return tiers.filter((tier) => tier.hits.length > 0);
}

function quotedTerm(term: string): string {
  return term.startsWith('"') ? `“${term.slice(1, -1)}”` : `“${term}”`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
