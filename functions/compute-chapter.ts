import { recordsOfPage } from "../src/corpus/chapter-page.ts";
import { collectionStamp } from "../src/corpus/collection-stamp.ts";
import { chapterFullMarkdown } from "../src/render/chapter-full-markdown.ts";
import type { Compute } from "./computed.ts";

/** A chapter with its sections' text from some section on. `start` alone changes nothing: the listing is whole. */
export const computeChapterMarkdown: Compute = ({ release: { corpus }, params, query }) => {
  if (query["full"] === undefined) return { kind: "same-as", query: {} };
  const chapter = corpus.chapter(Number(params["title"]), params["chapter"] ?? "");
  if (chapter === null) throw new Error("a chapter is computed before it is located");
  const start = Number(query["start"] ?? 0);
  const body = chapterFullMarkdown(
    chapter,
    recordsOfPage(corpus, chapter, start),
    start,
    collectionStamp(corpus, "code"),
  );
  return { kind: "body", body };
};
