import type { CodeMeta } from "../model/service-records.ts";
import { ABOUT_PARTS, type AboutPlaces } from "./about-parts.ts";
import { type Stamp, stampMarkdown } from "./frontmatter.ts";
import { codeAboutFrontmatter } from "./map-frontmatter.ts";
import { writeMarkdown } from "./markdown.ts";
import { aside, heading, line } from "./nodes.ts";

const SPECIMEN = "Specimen: these texts were made up to show how the service works. They are not the law of any place.";

/** What is said about the Code (contract section 4.1): where it comes from, what it covers, on what terms, by whom. */
export function aboutMarkdown(meta: CodeMeta, stamp: Stamp, places: AboutPlaces): string {
  return stampMarkdown(codeAboutFrontmatter(stamp, places.roots), aboutMarkdownBody(meta, places));
}

/** The page without its frontmatter; it does not name the corpus version. */
export function aboutMarkdownBody(meta: CodeMeta, places: AboutPlaces): string {
  const parts = ABOUT_PARTS.map((part) => ({ heading: part.heading, blocks: part.blocks(meta, places) }));
  return writeMarkdown([
    heading(1, meta.constitutions.length === 0 ? "About the Code" : "About the Code and the constitutions"),
    ...aside(meta.specimen ? [[SPECIMEN]] : []),
    line(meta.coverage),
    ...parts.flatMap(({ heading: words, blocks }) => (blocks.length === 0 ? [] : [heading(2, words), ...blocks])),
  ]);
}
