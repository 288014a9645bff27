import type { PublicRoots } from "../../contract/addresses.ts";
import type { ShortTitle } from "../../model/search-records.ts";
import { counted } from "../counted.ts";
import { type Stamp, stampMarkdown } from "../frontmatter.ts";
import { aboutFrontmatter } from "../map-frontmatter.ts";
import { writeMarkdown } from "../markdown.ts";
import { heading, line, link, list, type NestedEntry } from "../nodes.ts";

/** Every short title of the Code, alphabetical, with the section that states it (contract section 4.4). */
export function actsMarkdown(acts: readonly ShortTitle[], stamp: Stamp, { api }: Pick<PublicRoots, "api">): string {
  const frontmatter = { ...aboutFrontmatter("code", stamp, { api }), canonical_url: `${api}/code/acts/markdown` };
  return stampMarkdown(frontmatter, actsMarkdownBody(acts));
}

function actsMarkdownBody(acts: readonly ShortTitle[]): string {
  return writeMarkdown([
    heading(1, "Short titles"),
    line(`${counted(acts.length, "short title")} that the Code states, each with the section that states it.`),
    ...(acts.length === 0 ? [] : [list(acts.map(actEntry))]),
  ]);
}

function actEntry({ short_title, cite_as, md_url }: ShortTitle): NestedEntry {
  return { words: [`${short_title}: `, link(cite_as, md_url)], below: [] };
}
