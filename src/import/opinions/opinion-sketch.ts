import { parseReporterCitation } from "../../identifiers/opinions/reporter-citation.ts";
import type { StoredOpinion } from "../../model/stored-opinion.ts";
import type { OpinionSketch } from "./join-duplicates.ts";

/** What of a document is kept in memory to find its duplicates by. */
export function opinionSketch(opinion: StoredOpinion): OpinionSketch {
  const { cluster_id, court, case_name, dockets, citations, date_filed, sub_opinions, pages, text } = opinion;
  const told = Object.values(opinion).filter((value) => value !== null && (!Array.isArray(value) || value.length > 0));
  return {
    cluster: cluster_id,
    court,
    name: case_name,
    dockets,
    cites: citations.map(({ cite }) => parseReporterCitation(cite)?.key ?? cite),
    day: date_filed,
    chars: text.length,
    pages: pages.length,
    scanned: sub_opinions.some(({ ocr }) => ocr),
    told: told.length + citations.length,
  };
}
