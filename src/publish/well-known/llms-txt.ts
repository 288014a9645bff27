import type { PublicRoots } from "../../contract/addresses.ts";
import type { Route } from "../../contract/routes.ts";
import { INDEPENDENCE } from "../../contract/statements.ts";
import type { CollectionFacts } from "../../corpus/corpus.ts";
import { writeMarkdown } from "../../render/markdown.ts";
import { type Blocks, code, heading, line, link, list, type Words } from "../../render/nodes.ts";
import { TAGS } from "../../render/openapi/api-words.ts";
import { routeUrl } from "../../render/route-url.ts";

/** What the file is made from: the route table, the addresses, and what is said of the loaded collections. */
export type LlmsInput = { routes: readonly Route[]; roots: PublicRoots; collections: readonly CollectionFacts[] };

/** `/llms.txt`: what a program that reads for somebody needs to know first, as Markdown. Only routes of the table are named. */
export function llmsTxt({ routes, roots, collections }: LlmsInput): string {
  const { api, site } = roots;
  const host = api.replace(/\/api$/, "");
  const entries = (words: readonly Words[]) => list(words.map((each) => ({ words: each, below: [] })));
  return writeMarkdown([
    heading(1, "Public Documents Read API"),
    { type: "blockquote", children: [line(summary(collections))] },
    line(INDEPENDENCE),
    line(
      "Every document has one lasting address made from its citation. Add ",
      code(".md"),
      " to a page’s address for Markdown under a frontmatter that says how to cite it, or ",
      code("/text"),
      " for its words alone. Reads need no key.",
    ),
    line(
      "When you rely on a document, quote it word for word, give its ",
      code("canonical_url"),
      ", and say what it is current through. Summaries stand apart from the source text and are labelled; do not quote them as law.",
    ),
    heading(2, "Start here"),
    entries([
      [link("Documentation", `${site}/docs`), ": every route, how references are written, limits, errors"],
      [link("OpenAPI description", `${host}/openapi.json`), ": for programs that call the API"],
      [link("Index of the API", `${host}/`), ": what is loaded, with versions"],
    ]),
    ...collections.flatMap((facts) => collectionPart(facts, { routes, roots, collections })),
  ]);
}

function summary(collections: readonly CollectionFacts[]): string {
  const names = collections.map(({ collection }) => TAGS[collection].title.toLowerCase());
  return `Word-for-word public documents of Georgia by their citations, read-only: ${names.join("; ")}.`;
}

/** Routes of a collection that lead on without anything to fill in, or that every reader needs; by what follows its name. */
const NAMED = [
  ".index.markdown",
  ".about.markdown",
  ".meta",
  ".search.markdown",
  ".search",
  ".resolve",
  ".items",
  ".verify",
];
/** The document itself. */
const DOCUMENTS = [".section.markdown", ".provision.markdown", ".bill.markdown", ".case.markdown"];

function collectionPart({ collection, coverage }: CollectionFacts, { routes, roots }: LlmsInput): Blocks {
  const found = [...DOCUMENTS, ...NAMED].flatMap((end) => routes.find(({ id }) => id === `${collection}${end}`) ?? []);
  return [
    heading(2, TAGS[collection].title),
    line(coverage),
    list(found.map((route) => ({ words: routeWords(route, roots), below: [] }))),
  ];
}

function routeWords(route: Route, roots: PublicRoots): Words {
  const address = routeUrl(route, roots);
  const query = route.query.map(({ name }) => name).join(", ");
  const rest = `: ${route.summary}${query === "" ? "" : ` (${query})`}`;
  const get = route.method === "GET" && !route.path.includes(":") && !route.query.some((each) => "required" in each);
  return get ? [link(address, address), rest] : [code(`${route.method} ${address}`), rest];
}
