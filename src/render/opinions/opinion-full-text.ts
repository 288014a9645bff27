import type { OpinionFullText, OpinionRecord } from "../../model/opinion-records.ts";

/** An opinion's text with what it takes to cite it (contract section 4.3), its parts and where its pages begin. */
export function opinionFullText(
  record: OpinionRecord,
  text: string,
  pages: readonly OpinionFullText["pages"][number][],
): OpinionFullText {
  return {
    id: record.id,
    cluster_id: record.cluster_id,
    docket: record.docket,
    dockets: record.dockets,
    court: record.court,
    case_name: record.case_name,
    cite_as: record.cite_as,
    date_filed: record.date_filed,
    date_precision: record.date_precision,
    citations: record.citations,
    case_type: record.case_type,
    court_name: record.court_name,
    judges: record.judges,
    author: record.author,
    precedential_status: record.precedential_status,
    source_url: record.source_url,
    upstream_url: record.upstream_url,
    license: record.license,
    attribution: record.attribution,
    canonical_url: record.canonical_url,
    md_url: record.md_url,
    json_url: record.json_url,
    text_url: record.text_url,
    sub_opinions: record.sub_opinions,
    pages: [...pages],
    chars: text.length,
    text,
  };
}
