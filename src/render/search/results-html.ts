import type { PublicRoots } from "../../contract/addresses.ts";
import type { SearchHit, SearchResponse } from "../../model/search-records.ts";
import { escapeHtml } from "./escape-html.ts";
import { widerSearches } from "./search-filters.ts";
import { type SearchAsked, searchUrl, takesAll } from "./search-forms.ts";
import {
  countSentence,
  hitFacts,
  hitPlace,
  hitTitle,
  searchNoun,
  searchTitle,
  termsSentence,
  vocabularySentence,
} from "./search-sentences.ts";

/** Where results are shown: addresses on the site are written as paths. */
export type ResultsPlace = Pick<PublicRoots, "site">;

/** An answer to a search as the part of a page: no style, no script, every word of the query and the documents escaped. */
export function resultsHtml(found: SearchResponse, asked: SearchAsked, { site }: ResultsPlace): string {
  const link = (words: string, url: string) => `<a href="${escapeHtml(pathOn(site, url))}">${escapeHtml(words)}</a>`;
  return [
    '<section class="search-results" aria-labelledby="results">',
    `<h2 id="results">${escapeHtml(searchTitle(found.q, asked))}</h2>`,
    ...paragraphs("search-count", found.terms.length === 0 ? [] : [countSentence(found, asked)]),
    ...paragraphs("search-words", [termsSentence(found), vocabularySentence(found)]),
    ...paragraphs("search-note", [found.note]),
    ...directPart(found, link),
    ...(found.hits.length === 0 ? emptyPart(found, asked, link) : hitList(found.hits, asked, link)),
    `<p class="search-forms">This search as ${link("JSON", searchUrl(asked, "json"))} and ${link("Markdown", searchUrl(asked, "markdown"))}.</p>`,
    "</section>",
  ].join("\n");
}

type LinkMaker = (words: string, url: string) => string;

function paragraphs(name: string, sentences: readonly (string | null)[]): string[] {
  const said = sentences.filter((sentence) => sentence !== null);
  return said.length === 0 ? [] : [`<p class="${name}">${escapeHtml(said.join(" "))}</p>`];
}

function directPart({ direct }: SearchResponse, link: LinkMaker): string[] {
  if (direct === null) return [];
  const { canonical_url, subsection } = direct;
  const part = subsection === null ? "" : `#${encodeURIComponent(subsection)}`;
  return [`<p class="search-direct"><b>You named</b> ${link(hitTitle(direct), canonical_url + part)}</p>`];
}

function hitList(hits: readonly SearchHit[], asked: SearchAsked, link: LinkMaker): string[] {
  return ['<ol class="search-hits">', ...hits.map((hit) => hitItem(hit, asked, link)), "</ol>"];
}

function hitItem(hit: SearchHit, asked: SearchAsked, link: LinkMaker): string {
  const facts = hitFacts(hit, asked).map(fact);
  const version =
    asked.collection === "code" && hit.version !== null && hit.in_force_now === false
      ? `?version=${encodeURIComponent(hit.version)}`
      : "";
  return [
    `<li class="search-hit${hit.matched === "any" ? " search-hit-any" : ""}">`,
    `<h3>${link(hitTitle(hit), hit.canonical_url + version)}</h3>`,
    ...paragraphs("search-place", [hitPlace(hit)]),
    ...(hit.snippet_html === "" ? [] : [`<p class="search-snippet">${hit.snippet_html}</p>`]),
    `<p class="search-facts">${[...facts, link("Markdown", hit.md_url + version)].join(" · ")}</p>`,
    "</li>",
  ].join("\n");
}

function fact(words: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(words) ? `<time datetime="${words}">${words}</time>` : escapeHtml(words);
}

/** Why there is nothing, and what to ask instead. A search that the page cannot ask is given as Markdown. */
function emptyPart({ emptied_by, suggestions, terms }: SearchResponse, asked: SearchAsked, link: LinkMaker): string[] {
  if (terms.length === 0) return [];
  const names = emptied_by?.split(", ") ?? [];
  const wider = widerSearches(asked, names).map(({ words, changes }) => {
    const form = takesAll(asked, "page", Object.keys(changes)) ? "page" : "markdown";
    const code = names.map((name) => `<code>${escapeHtml(name)}</code>`).join(", ");
    return `<p class="search-emptied">Emptied by ${code}: ${link(`search ${words}`, searchUrl(asked, form, changes))}.</p>`;
  });
  const spellings = suggestions.map((q) => link(q, searchUrl(asked, "page", { q })));
  return [
    `<p class="search-empty">No ${searchNoun(asked)} fits.</p>`,
    ...wider,
    ...(spellings.length === 0 ? [] : [`<p class="search-suggestions">Nearest spelling: ${spellings.join(", ")}</p>`]),
  ];
}

function pathOn(site: string, url: string): string {
  return url.startsWith(`${site}/`) ? url.slice(site.length) : url;
}
