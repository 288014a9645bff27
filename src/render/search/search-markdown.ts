import type { List, ListItem, PhrasingContent } from "mdast";
import type { SearchHit, SearchResponse } from "../../model/search-records.ts";
import { type Stamp, stampMarkdown } from "../frontmatter.ts";
import { pageFrontmatter } from "../map-frontmatter.ts";
import { writeMarkdown } from "../markdown.ts";
import { aside, type Blocks, code, heading, line, link, list, type Words } from "../nodes.ts";
import { breaksBeforeHtml } from "../phrasing-lines.ts";
import { SEARCH_FILTERS, widerSearches } from "./search-filters.ts";
import { type SearchAsked, searchUrl } from "./search-forms.ts";
import {
  countSentence,
  hitFacts,
  hitPlace,
  hitTitle,
  searchNoun,
  searchTitle,
  shownQuery,
  termsSentence,
  tiersOf,
  vocabularySentence,
} from "./search-sentences.ts";

/** An answer to a search as Markdown (contract section 4.1): what was searched, the hits with snippets, how to go on. */
export function searchMarkdown(found: SearchResponse, stamp: Stamp, asked: SearchAsked): string {
  return stampMarkdown(pageFrontmatter(null, searchUrl(asked, "markdown"), stamp), searchMarkdownBody(found, asked));
}

function searchMarkdownBody(found: SearchResponse, asked: SearchAsked): string {
  return writeMarkdown([
    heading(1, searchTitle(found.q, asked)),
    ...wordLines(found, asked),
    ...directPart(found),
    ...hitParts(found, asked),
    ...(found.hits.length === 0 ? emptyPart(found, asked) : []),
    ...furtherPart(found, asked),
  ]);
}

function wordLines(found: SearchResponse, asked: SearchAsked): Blocks {
  const said = [termsSentence(found), vocabularySentence(found)].flatMap((sentence) => sentence ?? []);
  return [
    ...(found.terms.length === 0 ? [] : [line(countSentence(found, asked))]),
    ...(said.length === 0 ? [] : [line(said.join(" "))]),
    ...aside(found.note === null ? [] : [[found.note]]),
  ];
}

function directPart({ direct }: SearchResponse): Blocks {
  if (direct === null) return [];
  const { subsection, md_url, canonical_url } = direct;
  const named: Words = [
    link(hitTitle(direct), subsection === null ? md_url : `${md_url}?subsection=${encodeURIComponent(subsection)}`),
    " (",
    link("page", canonical_url),
    ")",
  ];
  return [heading(2, "Named in the query"), list([{ words: named, below: [] }])];
}

function hitParts(found: SearchResponse, asked: SearchAsked): Blocks {
  let start = 1;
  return tiersOf(found).flatMap(({ heading: title, hits }) => {
    const children = hits.map((hit) => hitItem(hit, asked));
    const numbered: List = { type: "list", ordered: true, start, spread: true, children };
    start += hits.length;
    return [heading(2, title), numbered];
  });
}

/** One hit: its title, where it stands and what state it is in, the snippet; each on a line of its own. */
function hitItem(hit: SearchHit, asked: SearchAsked): ListItem {
  const { md_url, canonical_url, id, snippet_markdown } = hit;
  const about = [hitPlace(hit), ...hitFacts(hit, asked)].filter((words) => words !== "").join(", ");
  const lines: PhrasingContent[][] = [
    [link(hitTitle(hit), twinUrl(md_url, hit, asked)), text(" ("), link("page", canonical_url), text(")")],
    [...(about === "" ? [] : [text(`${about}, `)]), code(id)],
    ...(snippet_markdown === "" ? [] : [[{ type: "html", value: snippet_markdown } as const]]),
  ];
  const words = lines.flatMap((each, at) => (at === 0 ? each : [{ type: "break" } as const, ...each]));
  return { type: "listItem", spread: false, children: [{ type: "paragraph", children: breaksBeforeHtml(words) }] };
}

/** The twin of the version that was found, where that is not the one that the address gives by itself. */
function twinUrl(md_url: string, { version, in_force_now }: SearchHit, { collection }: SearchAsked): string {
  if (collection !== "code" || version === null || in_force_now !== false) return md_url;
  return `${md_url}?version=${encodeURIComponent(version)}`;
}

/** Why nothing was found, as far as that can be told, and what finds something. */
function emptyPart({ emptied_by, suggestions, terms }: SearchResponse, asked: SearchAsked): Blocks {
  if (terms.length === 0) return [];
  const names = emptied_by?.split(", ") ?? [];
  const filters = names.flatMap((name, at): Words => [...(at === 0 ? [] : [", "]), code(name)]);
  const entries: Words[] = [
    ...widerSearches(asked, names).map(({ words, changes }): Words => {
      return ["Emptied by ", ...filters, `; the search ${words}: `, address(searchUrl(asked, "markdown", changes))];
    }),
    ...suggestions.map((q): Words => {
      return [`Nearest spelling: ${shownQuery(q)} `, address(searchUrl(asked, "markdown", { q }))];
    }),
  ];
  return [
    heading(2, "Nothing found"),
    line(`No ${searchNoun(asked)} fits.`),
    ...(entries.length === 0 ? [] : [list(entries.map((words) => ({ words, below: [] })))]),
  ];
}

/** How to narrow the search, and its other forms. */
function furtherPart({ hits, collection }: SearchResponse, asked: SearchAsked): Blocks {
  const free = SEARCH_FILTERS[collection].filter(({ name }) => asked.query[name] === undefined);
  const narrow = free.flatMap(
    ({ name, example }, at): Words => [...(at === 0 ? [] : [", "]), code(`${name}=${example}`)],
  );
  const entries: Words[] = [
    ...(hits.length === 0 ? [] : [["Narrower: quote a phrase, or add such as ", ...narrow]]),
    ["As JSON, with more hits: ", address(searchUrl(asked, "json", { limit: null }))],
    ["As a page: ", address(searchUrl(asked, "page"))],
  ];
  return [heading(2, "Further"), list(entries.map((words) => ({ words, below: [] })))];
}

/** An address as its own words: a label would leave its signs escaped for who reads the Markdown itself. */
function address(url: string): ReturnType<typeof link> {
  return link(url, url);
}

function text(value: string): PhrasingContent {
  return { type: "text", value };
}
