import type { PublicRoots } from "../contract/addresses.ts";
import type { ConstitutionRecord } from "../model/provision-records.ts";
import type { TreeRecord } from "../model/tree-records.ts";
import { counted } from "./counted.ts";
import { type Stamp, stampMarkdown } from "./frontmatter.ts";
import { codeIndexFrontmatter } from "./map-frontmatter.ts";
import { writeMarkdown } from "./markdown.ts";
import { aside, type Blocks, heading, line, link, list, type NestedEntry } from "./nodes.ts";
import { headingWords } from "./printed-headings.ts";
import { twinOf } from "./twin-address.ts";

/** The map of the Code as Markdown (contract section 4.4): every title with its chapters, then the constitutions. */
export function codeIndexMarkdown(
  tree: TreeRecord,
  constitutions: readonly ConstitutionRecord[],
  stamp: Stamp,
  roots: Pick<PublicRoots, "site">,
): string {
  return stampMarkdown(codeIndexFrontmatter(stamp, roots), codeIndexMarkdownBody(tree, constitutions));
}

/** The map without its frontmatter. */
export function codeIndexMarkdownBody(tree: TreeRecord, constitutions: readonly ConstitutionRecord[]): string {
  const { titles, title_count, section_count } = tree;
  return writeMarkdown([
    heading(1, "The Code, by title and chapter"),
    line(`${counted(title_count, "title")}, ${counted(section_count, "section")}.`),
    ...aside(chapterAddress(tree)),
    ...(titles.length === 0 ? [] : [list(titles.map(titleEntry))]),
    ...constitutionBlocks(constitutions),
  ]);
}

type Title = TreeRecord["titles"][number];

/**
 * How the lines of chapters are read. They carry no link: nine hundred addresses would double the page, and the rule gives
 * each of them.
 */
function chapterAddress({ titles }: TreeRecord) {
  const first = titles.find(({ chapters }) => chapters.length > 0);
  const chapter = first?.chapters[0];
  if (first === undefined || chapter === undefined) return [];
  const address = twinOf(chapter.canonical_url);
  const name = `${first.title}-${chapter.chapter}`;
  const rule = `A line such as ${name} is a chapter, with the number of its sections behind it. `;
  return [[`${rule}Its address follows from that of its title; ${name} is at `, link(address, address)]];
}

function titleEntry(title: Title): NestedEntry {
  return {
    words: [link(`Title ${title.title}. ${title.heading}`, title.md_url), ` (${title.section_count})`],
    below: title.chapters.map(({ chapter, heading: words, sections }) => ({
      words: [`${title.title}-${chapter} ${words} (${sections})`.replace("  ", " ")],
      below: [],
    })),
  };
}

function constitutionBlocks(constitutions: readonly ConstitutionRecord[]): Blocks {
  const entries = constitutions.map(({ heading: name, md_url, provision_count, articles }) => ({
    words: [link(name, md_url), ` (${counted(provision_count, "provision")})`],
    below: articles.map((article) => ({
      words: [`${headingWords({ kind: "article", ...article })} (${provisionsIn(article)})`],
      below: [],
    })),
  }));
  return entries.length === 0 ? [] : [heading(2, "Constitutions"), list(entries)];
}

function provisionsIn({ provisions, sections }: ConstitutionRecord["articles"][number]): number {
  return sections.reduce((sum, section) => sum + section.provisions.length, provisions.length);
}
