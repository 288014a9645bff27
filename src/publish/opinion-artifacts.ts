import { LIMITS } from "../contract/limits.ts";
import { ROUTES } from "../contract/routes.ts";
import { collectionStamp } from "../corpus/collection-stamp.ts";
import type { Corpus } from "../corpus/corpus.ts";
import type { CompiledOpinion, OpinionShelf } from "../corpus/opinion-shelf.ts";
import type { OpinionRecord } from "../model/opinion-records.ts";
import { aboutMarkdown } from "../render/about-markdown.ts";
import { collectionRoot } from "../render/collection-root.ts";
import { opinionFullText } from "../render/opinions/opinion-full-text.ts";
import { opinionFrontmatter, opinionMarkdownBody } from "../render/opinions/opinion-markdown.ts";
import { opinionText } from "../render/opinions/opinion-text.ts";
import { opinionView } from "../render/opinions/opinion-view.ts";
import { opinionsIndexMarkdown } from "../render/opinions/opinions-index-markdown.ts";
import { yearMarkdown } from "../render/opinions/year-markdown.ts";
import { renderJson } from "../render/render-json.ts";
import { listWindow } from "../render/windows/list-window.ts";
import { yearWindow } from "../render/windows/year-window.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { DocumentPublisher, NOTHING_PUBLISHED, type Published } from "./document-publisher.ts";
import type { EarlierRelease } from "./manifest.ts";
import { must } from "./must.ts";
import { pathOf } from "./route-artifacts.ts";

/** Writes every artifact of the opinions: documents, years, lists. `earlier` is a release that the same code rendered. */
export function publishOpinions(
  corpus: Corpus,
  writer: ArtifactWriter,
  earlier: EarlierRelease | null,
  report: () => void,
): Published {
  const { opinions } = corpus;
  if (opinions === null) return NOTHING_PUBLISHED;
  const publisher = new DocumentPublisher(writer, earlier, "opinions", collectionStamp(corpus, "opinions"));
  for (const key of opinions.keys()) {
    publishOpinion(publisher, must(opinions.opinion(key)));
    report();
  }
  publishLists(writer, corpus, opinions);
  return publisher.result();
}

/** One opinion: the record, its text, with and without reasoning and quotes, in Spanish where that says anything else. */
function publishOpinion(publisher: DocumentPublisher, opinion: CompiledOpinion): void {
  const { record, spanish, text, pages } = opinion;
  const params = { docket: record.docket, cluster_id: record.cluster_id };
  const languages =
    spanish.summary === null && spanish.reasoning === null ? (["en"] as const) : (["en", "es"] as const);
  const views = languages.map((lang) => ({
    lang,
    query: lang === "en" ? {} : { lang },
    full: opinionView(opinion, { full: true, lang }),
  }));
  publisher.documents([
    ...views.map(({ query, full }) => [fullPath(params, query), renderJson(full)] as const),
    ...(text === null
      ? []
      : [[pathOf("opinions.opinion.full-text", params), renderJson(opinionFullText(record, text, pages))] as const]),
  ]);
  if (text !== null) publisher.body(pathOf("opinions.opinion.text", params), () => opinionText(text));
  for (const { lang, query, full } of views) {
    const short = opinionView(opinion, { lang });
    publisher.body(pathOf("opinions.opinion", params, query), () => renderJson(short));
    const markdown = (shown: OpinionRecord, path: string, view: { full: boolean }) =>
      publisher.stamped(
        path,
        (stamp) => opinionFrontmatter(shown, stamp),
        () => opinionMarkdownBody(shown, opinion, view),
      );
    markdown(short, pathOf("opinions.opinion.markdown", params, query), { full: false });
    markdown(full, pathOf("opinions.opinion.markdown", params, { full: "1", ...query }), { full: true });
  }
}

function fullPath(params: Record<string, string>, query: Record<string, string>): string {
  return pathOf("opinions.opinion", params, { full: "1", ...query });
}

/** What is said of the opinions as a whole: root, map, provenance, years, the first windows, the list of documents. */
function publishLists(writer: ArtifactWriter, corpus: Corpus, opinions: OpinionShelf): void {
  const { roots } = corpus;
  const stamp = collectionStamp(corpus, "opinions");
  const meta = opinions.meta();
  const years = opinions.years().map(({ year, count }) => ({ year, count }));
  const places = { routes: ROUTES, roots };
  writer.put(pathOf("opinions", {}), renderJson(collectionRoot(meta, ROUTES, roots)));
  writer.put(pathOf("opinions.index.markdown", {}), opinionsIndexMarkdown(years, meta, stamp, places));
  writer.put(pathOf("opinions.about.markdown", {}), aboutMarkdown(meta, stamp, places));
  writer.put(pathOf("opinions.years", {}), renderJson(years));
  const limit = LIMITS.listDefault;
  const newest = opinions.newest({}, { offset: 0, limit });
  const recent = listWindow(newest, { limit, offset: 0, lang: "en" }, `${roots.api}/opinions/recent`, {});
  writer.put(pathOf("opinions.recent", {}), renderJson(recent));
  for (const year of opinions.years()) {
    const params = { year: String(year.year) };
    const asked = { caseType: null, start: 0, limit: LIMITS.yearOpinions, lang: "en" } as const;
    const first = opinions.inFilingOrder({ years: [year.year] }, { offset: 0, limit: asked.limit });
    const record = yearWindow(year, first, asked, {}, roots);
    writer.put(pathOf("opinions.year", params), renderJson(record));
    writer.put(pathOf("opinions.year.markdown", params), yearMarkdown(record, stamp));
  }
  writer.put(pathOf("opinions.sitemap", {}), renderJson(opinions.sitemap()));
}
