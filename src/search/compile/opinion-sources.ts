import type { DatabaseSync } from "node:sqlite";
import { caseTypeLabel } from "../../identifiers/opinions/case-types.ts";
import type { OpinionRecord } from "../../model/opinion-records.ts";
import type { SearchSource } from "./search-source.ts";

type Row = { id: number; record: string; position: number; text: string; year: number };

/** Every opinion in filing order. */
export function* opinionSources(db: DatabaseSync): Generator<SearchSource> {
  const rows = db
    .prepare(
      `SELECT document.id, record, version.position, text, year
       FROM document JOIN version ON version.document = document.id JOIN opinion ON opinion.document = document.id
       WHERE list = 'opinions' ORDER BY document.id`,
    )
    .iterate() as Iterable<Row>;
  for (const row of rows) yield opinionSource(row);
}

function opinionSource({ id, record, position, text, year }: Row): SearchSource {
  const opinion = JSON.parse(record) as OpinionRecord;
  const { docket, case_name, case_type, cite_as, court_name, date_filed, canonical_url, md_url, json_url } = opinion;
  const body =
    text === "" ? [opinion.syllabus, opinion.disposition].filter((part) => part !== null).join("\n\n") : text;
  const areas = [...(opinion.legal_areas ?? []), ...(case_type === "unclassified" ? [] : [caseTypeLabel(case_type)])];
  const unless = (kept: string, words: string | null) => (words === null || words === kept ? [] : [words]);
  return {
    document: id,
    version: position,
    filters: [year, case_type],
    hit: {
      id: opinion.id,
      cite_as,
      heading: case_name,
      place: [court_name, String(year)],
      date: date_filed,
      status: opinion.precedential_status,
      in_force_now: null,
      version: null,
      canonical_url,
      md_url,
      json_url,
    },
    fields: {
      names: [docket, ...opinion.dockets, ...opinion.citations, ...unless(case_name, opinion.case_name_full)].join(" "),
      heading: case_name,
      also: [
        ...opinion.judges,
        opinion.author ?? "",
        opinion.disposition ?? "",
        opinion.nature_of_suit ?? "",
        text === "" ? "" : (opinion.syllabus ?? ""),
      ].join(" "),
      text: body,
    },
    above: areas.map((heading) => ({ heading, opens: false })),
    body: body === text ? null : body,
    kin: "",
    shortTitles: [],
  };
}
