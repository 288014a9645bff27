import type { OpinionRecord } from "../../model/opinion-records.ts";
import { beside } from "../beside.ts";
import { type Frontmatter, type Stamp, stampMarkdown } from "../frontmatter.ts";
import { writeMarkdown } from "../markdown.ts";
import { heading } from "../nodes.ts";
import { servicePart } from "../service-part.ts";
import { termsLine } from "../terms-line.ts";
import { opinionFacts, otherOpinions } from "./opinion-facts.ts";
import { quoteBlocks, upstreamBlocks } from "./opinion-full-parts.ts";
import { type OpinionSource, opinionSourceBlocks } from "./opinion-source.ts";
import { writtenDay } from "./written-day.ts";

/**
 * An opinion's Markdown twin (contract sections 2 and 4.3), frontmatter included: facts, the text, then what the service
 * wrote under a heading that says so; with `full` also upstream's records, reasoning and checked quotes. The record is in
 * the language asked for already (`opinionView`).
 */
export function opinionMarkdown(
  record: OpinionRecord,
  source: OpinionSource,
  stamp: Stamp,
  view: { full?: boolean } = {},
): string {
  return stampMarkdown(opinionFrontmatter(record, stamp), opinionMarkdownBody(record, source, view));
}

/** The twin without its frontmatter: it does not depend on the corpus version. */
export function opinionMarkdownBody(
  record: OpinionRecord,
  source: OpinionSource,
  { full = false }: { full?: boolean } = {},
): string {
  return writeMarkdown([
    heading(1, record.case_name),
    ...opinionFacts(record),
    ...opinionSourceBlocks(record, source),
    ...otherOpinions(record),
    ...(full ? upstreamBlocks(record) : []),
    ...servicePart({
      texts: [
        { name: "Summary", written: record.summary },
        ...(full ? [{ name: "Reasoning", written: record.reasoning, below: quoteBlocks(record) }] : []),
      ],
      tags: { name: "Legal areas", words: record.legal_areas },
    }),
    ...beside(record, (id) => id),
  ]);
}

/** The twin's frontmatter: `date` is the filing date as near as it is known, `status` upstream's precedential status. */
export function opinionFrontmatter(record: OpinionRecord, stamp: Stamp): Frontmatter {
  return {
    cite_as: record.cite_as,
    canonical_url: record.canonical_url,
    source_url: record.source_url,
    status: record.precedential_status,
    date: writtenDay(record),
    version: null,
    corpus_version: stamp.corpusVersion,
    license: termsLine(record),
  };
}
