import type { YearRecord } from "../../model/opinion-lists.ts";
import type { SlimOpinion } from "../../model/opinion-records.ts";
import { counted } from "../counted.ts";
import { type Stamp, stampMarkdown } from "../frontmatter.ts";
import { mapFrontmatter } from "../map-frontmatter.ts";
import { writeMarkdown } from "../markdown.ts";
import { aside, type Blocks, heading, line, link, list, type NestedEntry } from "../nodes.ts";
import { followingPart, shownPart } from "../numbered-pages.ts";
import { twinAddress, twinOf } from "../twin-address.ts";
import { writtenDay } from "./written-day.ts";

/** A year as Markdown (contract section 4.3): counts by case type, then a page of opinions in filing order, one line each. */
export function yearMarkdown(year: YearRecord, stamp: Stamp): string {
  return stampMarkdown(mapFrontmatter(year, stamp), yearMarkdownBody(year));
}

/** The page without its frontmatter. */
export function yearMarkdownBody(year: YearRecord): string {
  const query = { case_type: year.case_type ?? undefined };
  return writeMarkdown([
    heading(1, `Opinions filed in ${year.year}`),
    line(`${counted(year.count, "opinion")}.`),
    ...caseTypeList(year),
    ...aside(year.case_type === null ? [] : [[`${labelOf(year, year.case_type)} only: ${year.total}.`]]),
    ...shownPart(year, "Opinion", query),
    ...(year.items.length === 0 ? [] : [heading(2, "Opinions"), list(year.items.map(opinionEntry))]),
    ...followingPart(year, "Opinion", query),
  ]);
}

function caseTypeList({ case_types, md_url }: YearRecord): Blocks {
  const entries = case_types
    .filter(({ count }) => count > 0)
    .map(({ case_type, label, count }) => ({
      words: [link(label, twinAddress(md_url, { case_type })), ` (${count})`],
      below: [],
    }));
  return entries.length === 0 ? [] : [list(entries)];
}

function labelOf({ case_types }: YearRecord, wanted: string): string {
  return case_types.find(({ case_type }) => case_type === wanted)?.label ?? wanted;
}

function opinionEntry(opinion: SlimOpinion): NestedEntry {
  const { case_name, docket, citations, precedential_status, canonical_url } = opinion;
  const rest = [
    writtenDay(opinion),
    docket,
    ...citations,
    ...(precedential_status === null ? [] : [precedential_status]),
  ];
  return { words: [link(case_name, twinOf(canonical_url)), `, ${rest.join(", ")}`], below: [] };
}
