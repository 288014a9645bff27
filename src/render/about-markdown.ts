import { BILL_PARTS } from "./about-bills.ts";
import { CODE_PARTS } from "./about-code.ts";
import { OPINION_PARTS } from "./about-opinions.ts";
import type { AboutPart, AboutPlaces, AnyMeta } from "./about-parts.ts";
import { type Stamp, stampMarkdown } from "./frontmatter.ts";
import { aboutFrontmatter } from "./map-frontmatter.ts";
import { writeMarkdown } from "./markdown.ts";
import { aside, type Blocks, heading, line } from "./nodes.ts";

/** What is said of made-up documents, by what they pretend to be. */
const SPECIMENS = {
  code: "Specimen: these texts were made up to show how the service works. They are not the law of any place.",
  bills: "Specimen: these bills were made up to show how the service works. No legislature has seen them.",
  opinions: "Specimen: these opinions were made up to show how the service works. No court has given them.",
} as const;

/** What is said about a collection (contract section 4.1): where it comes from, what it covers, on what terms, by whom. */
export function aboutMarkdown(meta: AnyMeta, stamp: Stamp, places: AboutPlaces): string {
  return stampMarkdown(aboutFrontmatter(meta.collection, stamp, places.roots), aboutMarkdownBody(meta, places));
}

/** The page without its frontmatter; it does not name the corpus version. */
export function aboutMarkdownBody(meta: AnyMeta, places: AboutPlaces): string {
  return writeMarkdown([
    heading(1, titleOf(meta)),
    ...aside(meta.specimen ? [[SPECIMENS[meta.collection]]] : []),
    line(meta.coverage),
    ...partsOf(meta, places),
  ]);
}

function titleOf(meta: AnyMeta): string {
  if (meta.collection !== "code") return `About the ${meta.collection}`;
  return meta.constitutions.length === 0 ? "About the Code" : "About the Code and the constitutions";
}

function partsOf(meta: AnyMeta, places: AboutPlaces): Blocks {
  switch (meta.collection) {
    case "code":
      return written(CODE_PARTS, meta, places);
    case "bills":
      return written(BILL_PARTS, meta, places);
    case "opinions":
      return written(OPINION_PARTS, meta, places);
    default:
      return meta satisfies never;
  }
}

function written<M>(parts: readonly AboutPart<M>[], meta: M, places: AboutPlaces): Blocks {
  return parts.flatMap((part) => {
    const blocks = part.blocks(meta, places);
    return blocks.length === 0 ? [] : [heading(2, part.heading), ...blocks];
  });
}
