import type { ConstitutionRecord, SlimProvision } from "../model/provision-records.ts";
import { counted } from "./counted.ts";
import { type Stamp, stampMarkdown } from "./frontmatter.ts";
import { mapFrontmatter } from "./map-frontmatter.ts";
import { writeMarkdown } from "./markdown.ts";
import { type Blocks, heading, line, link, list, type NestedEntry } from "./nodes.ts";
import { headingWords } from "./printed-headings.ts";
import { listedMark } from "./status-marks.ts";
import { twinOf } from "./twin-address.ts";

/** A constitution as Markdown (contract section 4.4): one line per provision, under its articles and sections. */
export function constitutionMarkdown(constitution: ConstitutionRecord, stamp: Stamp): string {
  return stampMarkdown(mapFrontmatter(constitution, stamp), constitutionMarkdownBody(constitution));
}

/** The constitution without its frontmatter. */
export function constitutionMarkdownBody(constitution: ConstitutionRecord): string {
  const { current_through, provision_count, articles, standalone } = constitution;
  return writeMarkdown([
    heading(1, constitution.heading),
    line(`${counted(provision_count, "provision")}, current through ${current_through}.`),
    ...STANDALONE.filter(({ after }) => !after).flatMap((group) => standaloneBlocks(standalone, group)),
    ...articles.flatMap(articleBlocks),
    ...STANDALONE.filter(({ after }) => after).flatMap((group) => standaloneBlocks(standalone, group)),
  ]);
}

type Article = ConstitutionRecord["articles"][number];
type Standalone = { heading: string | null; after: boolean; holds: RegExp };

/** Where provisions under no article stand, by their slugs, and below which heading. */
const STANDALONE: readonly Standalone[] = [
  { heading: null, after: false, holds: /^preamble$/ },
  { heading: "Amendments", after: true, holds: /^amend-/ },
  { heading: "Other provisions", after: true, holds: /^(?!amend-|preamble$)/ },
];

function standaloneBlocks(standalone: readonly SlimProvision[], group: Standalone): Blocks {
  const provisions = standalone.filter(({ slug }) => group.holds.test(slug));
  const above = provisions.length === 0 || group.heading === null ? [] : [heading(2, group.heading)];
  return [...above, ...provisionList(provisions)];
}

function articleBlocks(article: Article): Blocks {
  const sections = article.sections.flatMap((section) => [
    heading(3, headingWords({ kind: "section", ...section })),
    ...provisionList(section.provisions),
  ]);
  return [heading(2, headingWords({ kind: "article", ...article })), ...provisionList(article.provisions), ...sections];
}

function provisionList(provisions: readonly SlimProvision[]): Blocks {
  return provisions.length === 0 ? [] : [list(provisions.map(provisionLine))];
}

function provisionLine(provision: SlimProvision): NestedEntry {
  const mark = listedMark({ ...provision, catchline: provision.heading });
  const written = [provision.heading, mark].filter((part) => part !== null && part !== "").join(" ");
  const linked = link(provision.cite_as, twinOf(provision.canonical_url));
  return { words: written === "" ? [linked] : [linked, ` ${written}`], below: [] };
}
