import { recordsOfPage } from "../corpus/chapter-page.ts";
import type { Corpus } from "../corpus/corpus.ts";
import type { ChapterRecord, TitleRecord } from "../model/tree-records.ts";
import { chapterFullMarkdownBody } from "../render/chapter-full-markdown.ts";
import { chapterMarkdownBody } from "../render/chapter-markdown.ts";
import { mapFrontmatter } from "../render/map-frontmatter.ts";
import { renderJson } from "../render/render-json.ts";
import { titleMarkdownBody } from "../render/title-markdown.ts";
import type { DocumentPublisher } from "./document-publisher.ts";
import { must } from "./must.ts";
import { pathOf } from "./route-artifacts.ts";

/** Writes the tree, the titles and the chapters, with a first page of each chapter's text. */
export function publishMaps(publisher: DocumentPublisher, corpus: Corpus): void {
  const tree = corpus.tree();
  publisher.document(pathOf("code.tree", {}), renderJson(tree));
  for (const { title, chapters } of tree.titles) {
    const record = must(corpus.title(title));
    const params = { title: String(title) };
    publisher.document(pathOf("code.title", params), renderJson(record));
    publishMap(publisher, pathOf("code.title.markdown", params), record, () => titleMarkdownBody(record));
    for (const { chapter } of chapters) publishChapter(publisher, corpus, must(corpus.chapter(title, chapter)));
  }
}

function publishChapter(publisher: DocumentPublisher, corpus: Corpus, record: ChapterRecord): void {
  const params = { title: String(record.title), chapter: record.chapter };
  publisher.document(pathOf("code.chapter", params), renderJson(record));
  publishMap(publisher, pathOf("code.chapter.markdown", params), record, () => chapterMarkdownBody(record));
  // A page of text changes with its sections.
  const sections = record.items.map(({ citation }) => pathOf("code.section", { ref: citation }));
  if (publisher.hasChanged(sections)) publisher.touch();
  publishMap(publisher, pathOf("code.chapter.markdown", params, { full: "1" }), record, () =>
    chapterFullMarkdownBody(record, recordsOfPage(corpus, record, 0), 0),
  );
}

function publishMap(
  publisher: DocumentPublisher,
  path: string,
  record: TitleRecord | ChapterRecord,
  body: () => string,
): void {
  publisher.stamped(path, (stamp) => mapFrontmatter(record, stamp), body);
}
