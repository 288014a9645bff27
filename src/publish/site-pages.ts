import type { NormalQuery } from "../contract/artifact-path.ts";
import { LIMITS } from "../contract/limits.ts";
import type { RouteId } from "../contract/routes.ts";
import type { BillShelf } from "../corpus/bill-shelf.ts";
import type { Corpus } from "../corpus/corpus.ts";
import type { OpinionShelf } from "../corpus/opinion-shelf.ts";
import { SCHEMES } from "../identifiers/provision.ts";
import type { Collection } from "../model/common.ts";
import type { SlimSection } from "../model/tree-records.ts";
import { DOCS_PART_NAMES } from "../render/openapi/api-words.ts";
import { must } from "./must.ts";
import { pathOf } from "./route-artifacts.ts";

/** A page of the site: the artifact it becomes, its path on the site host, and what changes it. */
export type SitePage = {
  artifact: string;
  path: string;
  /** The JSON artifacts whose change changes it; null for a page that is always made anew. */
  sources: readonly string[] | null;
  /** The collection of which any change changes it, beside its sources. */
  within: Collection | null;
};

/** The page for what is not there: the only one that is answered with 404. */
export const NOT_FOUND: SitePage = { artifact: "pages/404.html", path: "/404", sources: null, within: null };

/** Every page of the site, in a fixed order. */
export function* sitePages(corpus: Corpus): Generator<SitePage> {
  yield NOT_FOUND;
  yield { artifact: pathOf("site.home", {}), path: "/", sources: null, within: null };
  yield { artifact: pathOf("site.search", {}), path: "/search", sources: null, within: null };
  yield { artifact: pathOf("site.docs", {}), path: "/docs", sources: null, within: null };
  for (const part of DOCS_PART_NAMES)
    yield { artifact: pathOf("site.docs.part", { part }), path: `/docs/${part}`, sources: null, within: null };
  if (corpus.codeMeta() !== null) yield* codePages(corpus);
  if (corpus.bills !== null) yield* billPages(corpus.bills);
  if (corpus.opinions !== null) yield* opinionPages(corpus.opinions);
}

function* codePages(corpus: Corpus): Generator<SitePage> {
  yield { artifact: pathOf("site.code", {}), path: "/code", sources: null, within: null };
  for (const { title, chapters } of corpus.tree().titles) {
    const params = { title: String(title) };
    yield page("site.code.title", params, `/code/title-${title}`, {}, pathOf("code.title", params));
    for (const { chapter } of chapters) {
      const place = { ...params, chapter };
      const path = `/code/title-${title}/chapter-${chapter}`;
      yield page("site.code.chapter", place, path, {}, pathOf("code.chapter", place));
      for (const section of must(corpus.chapter(title, chapter)).items) yield* sectionPages(corpus, section);
    }
  }
  for (const scheme of SCHEMES) {
    if (corpus.constitution(scheme) === null) continue;
    const path = `/constitution/${scheme}`;
    yield page("site.constitution", { scheme }, path, {}, pathOf("code.constitution", { scheme }));
    for (const citation of corpus.provisions(scheme)) {
      const params = { scheme, citation };
      yield page("site.provision", params, `${path}/${citation}`, {}, pathOf("code.provision", params));
    }
  }
}

/** A section's page, and one led by each version of several. */
function* sectionPages(corpus: Corpus, { citation, versions }: SlimSection): Generator<SitePage> {
  const params = { ref: citation };
  const own = (query: NormalQuery) =>
    page("site.code.section", params, `/code/${citation}`, query, pathOf("code.section", params));
  yield own({});
  if (versions === 1) return;
  for (const { version } of must(corpus.section(citation)).versions) yield own({ version });
}

/** The list of sessions; each session in windows, of all its bills and of each kind; each bill, in each language there is. */
function* billPages(bills: BillShelf): Generator<SitePage> {
  yield { artifact: pathOf("site.bills", {}), path: "/bills", sources: null, within: null };
  for (const { slug, count, kinds } of bills.sessions()) {
    const variants = [{ query: {}, count }, ...kinds.map(({ kind, count: own }) => ({ query: { kind }, count: own }))];
    for (const query of windowQueries(variants, LIMITS.sessionBills)) {
      yield { ...page("site.session", { session: slug }, `/bills/${slug}`, query), within: "bills" };
    }
  }
  for (const { session, number } of bills.keys()) {
    const params = { session, number };
    const { spanish, record } = must(bills.bill(params));
    // Related bills are links where they are here, which only the collection as a whole tells.
    const within = record.related.length > 0 ? "bills" : null;
    for (const query of languageQueries(spanish.summary !== null)) {
      const path = `/bills/${session}/${number}`;
      yield { ...page("site.bill", params, path, query, pathOf("bills.bill", params)), within };
    }
  }
}

/** The list of years; each year in windows, of all its opinions and of each case type; each opinion, in each language. */
function* opinionPages(opinions: OpinionShelf): Generator<SitePage> {
  yield { artifact: pathOf("site.opinions", {}), path: "/opinions", sources: null, within: null };
  for (const { year, count, case_types } of opinions.years()) {
    const types = case_types.map(({ case_type, count: own }) => ({ query: { case_type }, count: own }));
    for (const query of windowQueries([{ query: {}, count }, ...types], LIMITS.yearOpinions)) {
      yield { ...page("site.year", { year: String(year) }, `/opinions/year-${year}`, query), within: "opinions" };
    }
  }
  for (const { docket, cluster } of opinions.keys()) {
    const params = { docket, cluster_id: cluster };
    const { spanish } = must(opinions.opinion({ docket, cluster }));
    const source = pathOf("opinions.opinion", params, { full: "1" });
    for (const query of languageQueries(spanish.summary !== null || spanish.reasoning !== null)) {
      yield page("site.opinion", params, `/opinions/${docket}/${cluster}`, query, source);
    }
  }
}

/** The queries of every window of each variant of a list; one for a list of all that is empty, none for an empty kind. */
function windowQueries(variants: readonly { query: NormalQuery; count: number }[], size: number): NormalQuery[] {
  return variants.flatMap(({ query, count }, index) => {
    const windows = Math.max(index === 0 ? 1 : 0, Math.ceil(count / size));
    return Array.from({ length: windows }, (_, at) => (at === 0 ? query : { ...query, start: String(at * size) }));
  });
}

function languageQueries(hasSpanish: boolean): NormalQuery[] {
  return hasSpanish ? [{}, { lang: "es" }] : [{}];
}

/** The page of one route in one variant. */
function page(
  id: RouteId,
  params: Record<string, string>,
  path: string,
  query: NormalQuery,
  ...sources: string[]
): SitePage {
  const search = new URLSearchParams(query).toString();
  return {
    artifact: pathOf(id, params, query),
    path: search === "" ? path : `${path}?${search}`,
    sources,
    within: null,
  };
}
