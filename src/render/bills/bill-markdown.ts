import { parseBillId } from "../../identifiers/bills/bill-id.ts";
import { formatBillNumber } from "../../identifiers/bills/bill-number.ts";
import type { BillRecord } from "../../model/bill-records.ts";
import { beside } from "../beside.ts";
import { type Frontmatter, type Stamp, stampMarkdown } from "../frontmatter.ts";
import { writeMarkdown } from "../markdown.ts";
import { heading, sourceText } from "../nodes.ts";
import { servicePart } from "../service-part.ts";
import { termsLine } from "../terms-line.ts";
import { billFacts, dated } from "./bill-facts.ts";
import { billFullParts } from "./bill-full-parts.ts";
import { billSourceBlocks } from "./bill-source.ts";

/** What of a bill is asked for: `full` adds history, votes, amendments and what else the source lists. */
export type BillView = { full?: boolean };

/**
 * A bill's Markdown twin (contract sections 2 and 4.2), frontmatter included: facts, the text, then what the service wrote
 * under a heading that says so. The record is in the language asked for already (`billInLanguage`).
 */
export function billMarkdown(record: BillRecord, body: string | null, stamp: Stamp, view: BillView = {}): string {
  return stampMarkdown(billFrontmatter(record, stamp), billMarkdownBody(record, body, view));
}

/** The twin without its frontmatter: it does not depend on the corpus version. */
export function billMarkdownBody(record: BillRecord, body: string | null, view: BillView = {}): string {
  return writeMarkdown([
    heading(1, `${formatBillNumber(record.number)}. ${record.title}`),
    ...billFacts(record),
    ...(record.description === null || record.description === record.title ? [] : sourceText(record.description)),
    ...billSourceBlocks(record, body),
    ...(view.full === true ? billFullParts(record) : []),
    ...servicePart({
      texts: [{ name: "Summary", written: record.summary }],
      tags: { name: "Topics", words: record.topic_tags },
    }),
    ...beside(record, numberOf),
  ]);
}

/** The twin's frontmatter: `date` is the day of the newest activity, `version` the print whose text is stored. */
export function billFrontmatter(record: BillRecord, stamp: Stamp): Frontmatter {
  const { text_source } = record;
  return {
    cite_as: record.cite_as,
    canonical_url: record.canonical_url,
    source_url: record.source_url,
    status: record.status_label,
    date: record.last_action_date ?? record.status_date,
    version: text_source?.type == null ? (text_source?.date ?? null) : dated(text_source.type, text_source.date),
    corpus_version: stamp.corpusVersion,
    license: termsLine(record),
  };
}

function numberOf(id: string): string {
  const parsed = parseBillId(id);
  return parsed === null ? id : formatBillNumber(parsed.number);
}
