import { LIMITS } from "../contract/limits.ts";
import type { CollectionFacts, Corpus } from "../corpus/corpus.ts";
import type { SectionRecord } from "../model/section-record.ts";
import type { ChapterRecord, TitleRecord } from "../model/tree-records.ts";
import { chapterFullMarkdownBody } from "../render/chapter-full-markdown.ts";
import { chapterMarkdownBody } from "../render/chapter-markdown.ts";
import type { Stamp } from "../render/frontmatter.ts";
import { mapFrontmatter } from "../render/map-frontmatter.ts";
import { renderJson } from "../render/render-json.ts";
import { notesAreCapped, sectionFrontmatter, sectionMarkdownBody } from "../render/section-markdown.ts";
import { sectionText } from "../render/section-text.ts";
import type { SectionView } from "../render/section-view.ts";
import { titleMarkdownBody } from "../render/title-markdown.ts";
import type { ArtifactWriter } from "./artifact-writer.ts";
import { DocumentPublisher, type PublishCounts } from "./document-publisher.ts";
import type { EarlierRelease } from "./manifest.ts";
import { pathOf } from "./route-artifacts.ts";

/**
 * Writes every artifact of the Code: each section in JSON, text and Markdown with its enumerable variants, then the maps.
 * `earlier` is a release that the same code rendered, or null. The answer names the JSON artifacts that changed.
 */
export function publishCode(
  corpus: Corpus,
  writer: ArtifactWriter,
  earlier: EarlierRelease | null,
  report: () => void,
): { counts: PublishCounts; changed: ReadonlySet<string> } {
  const facts = corpus.collections().find(({ collection }) => collection === "code");
  const publisher = new DocumentPublisher(writer, earlier, facts === undefined ? null : stampOf(facts));
  if (facts === undefined) return publisher.result();
  for (const citation of corpus.citations()) {
    publishSection(publisher, corpus.section(citation) as SectionRecord);
    report();
  }
  publishMaps(publisher, corpus);
  return publisher.result();
}

/** What a collection's Markdown says in its frontmatter. */
export function stampOf({ corpusVersion, license, releaseDate }: CollectionFacts): Stamp {
  return { corpusVersion, license, releaseDate };
}

function publishSection(publisher: DocumentPublisher, record: SectionRecord): void {
  const params = { ref: record.citation };
  publisher.document(pathOf("code.section", params), renderJson(record));
  // A lone version is the default: its qualifier needs no file of its own.
  const qualifiers = record.versions.length > 1 ? record.versions.map(({ version }) => version) : [];
  for (const version of [undefined, ...qualifiers]) {
    const query: Record<string, string> = version === undefined ? {} : { version };
    publisher.body(pathOf("code.section.text", params, query), () => sectionText(record, version) as string);
    const shown = record.versions.find((each) => each.version === version) ?? record.versions[0];
    const views: { view: SectionView; query: Record<string, string> }[] = [{ view: { version }, query }];
    if (shown !== undefined && notesAreCapped(shown))
      views.push({ view: { version, notes: "all" }, query: { ...query, notes: "all" } });
    for (const { view, query } of views) {
      publisher.stamped(
        pathOf("code.section.markdown", params, query),
        (stamp) => must(sectionFrontmatter(record, stamp, view)),
        () => markdownBody(record, view),
      );
    }
  }
}

function publishMaps(publisher: DocumentPublisher, corpus: Corpus): void {
  const tree = corpus.tree();
  publisher.document(pathOf("code.tree", {}), renderJson(tree));
  for (const { title, chapters } of tree.titles) {
    const record = must(corpus.title(title));
    publisher.document(pathOf("code.title", { title: String(title) }), renderJson(record));
    publishMap(publisher, pathOf("code.title.markdown", { title: String(title) }), record, () =>
      titleMarkdownBody(record),
    );
    for (const { chapter } of chapters) publishChapter(publisher, corpus, must(corpus.chapter(title, chapter)));
  }
}

function publishChapter(publisher: DocumentPublisher, corpus: Corpus, record: ChapterRecord): void {
  const params = { title: String(record.title), chapter: record.chapter };
  const sections = record.items.map(({ citation }) => pathOf("code.section", { ref: citation }));
  publisher.document(pathOf("code.chapter", params), renderJson(record));
  publishMap(publisher, pathOf("code.chapter.markdown", params), record, () => chapterMarkdownBody(record));
  // The first page inlines sections, so it changes with them.
  if (publisher.hasChanged(sections)) publisher.touch();
  publishMap(publisher, pathOf("code.chapter.markdown", params, { full: "1" }), record, () =>
    chapterFullMarkdownBody(record, firstPage(corpus, record), 0),
  );
}

/** Records enough for a first page: the cap bounds how many are read. */
function firstPage(corpus: Corpus, chapter: ChapterRecord): SectionRecord[] {
  const records: SectionRecord[] = [];
  let chars = 0;
  for (const { citation } of chapter.items) {
    const record = must(corpus.section(citation));
    records.push(record);
    chars += record.versions[0]?.chars ?? 0;
    if (chars > LIMITS.chapterChars) break;
  }
  return records;
}

function publishMap(
  publisher: DocumentPublisher,
  path: string,
  record: TitleRecord | ChapterRecord,
  body: () => string,
): void {
  publisher.stamped(path, (stamp) => mapFrontmatter(record, stamp), body);
}

function markdownBody(record: SectionRecord, view: SectionView): string {
  const result = sectionMarkdownBody(record, view);
  if (result.kind !== "markdown") throw new Error(`${record.citation} has no such view: ${JSON.stringify(view)}`);
  return result.body;
}

/** What the store has just listed, it has. */
function must<T>(value: T | null): T {
  if (value === null) throw new Error("the store lists a document that it does not have");
  return value;
}
