import type { DatabaseSync } from "node:sqlite";
import type { ProvisionRecord } from "../../model/provision-records.ts";
import type { SectionRecord, SectionVersion } from "../../model/section-record.ts";
import { findShortTitles } from "../acts/find-short-titles.ts";
import { findDefinedTerms } from "./find-defined-terms.ts";
import type { SearchSource } from "./search-source.ts";

type Row = { id: number; list: string; record: string; position: number; facts: string; text: string };

/** Every version of every section, then the provisions of the constitutions, in printed order. */
export function* codeSources(db: DatabaseSync): Generator<SearchSource> {
  const rows = db
    .prepare(
      `SELECT document.id, list, record, version.position, facts, text
       FROM document JOIN version ON version.document = document.id
       WHERE list IN ('ocga', 'ga', 'us') ORDER BY document.id, version.position`,
    )
    .iterate() as Iterable<Row>;
  const opened = new Set<string>();
  for (const row of rows) yield row.list === "ocga" ? sectionSource(row, opened) : provisionSource(row, opened);
}

/** The headings above a document, each marked where nothing in force stood under it so far. */
function placed(
  headings: SectionRecord["headings"] | ProvisionRecord["headings"],
  list: string,
  live: boolean,
  opened: Set<string>,
) {
  let path = list;
  return headings.map(({ kind, number, heading }) => {
    path += `/${kind}-${number}`;
    const opens = live && !opened.has(path);
    if (opens) opened.add(path);
    return { heading, opens };
  });
}

function sectionSource({ id, list, record, position, facts, text }: Row, opened: Set<string>): SearchSource {
  const section = JSON.parse(record) as SectionRecord;
  const version = JSON.parse(facts) as SectionVersion;
  const shortTitles = findShortTitles(text);
  const { citation, canonical_url, md_url, json_url, cite_as, title, chapter } = section;
  return {
    document: id,
    version: position,
    filters: ["ocga", title, chapter, version.status, Number(version.in_force_now)],
    hit: {
      id: citation,
      cite_as,
      heading: version.catchline,
      place: section.headings.map(({ kind, number, heading }) => printed(kind, number, heading)),
      date: version.effective_from,
      status: version.status,
      in_force_now: version.in_force_now,
      version: version.version,
      canonical_url,
      md_url,
      json_url,
    },
    fields: {
      names: [citation, ...shortTitles].join(" "),
      heading: version.catchline,
      also: findDefinedTerms(text).join(" "),
      text,
    },
    above: placed(section.headings, list, version.in_force_now && version.status === "active", opened),
    body: null,
    kin: `${title}-${chapter}`,
    shortTitles,
  };
}

function provisionSource({ id, list, record, position, text }: Row, opened: Set<string>): SearchSource {
  const provision = JSON.parse(record) as ProvisionRecord;
  const { cite_as, heading, status, in_force_now, canonical_url, md_url, json_url } = provision;
  const place = provision.headings.map(({ kind, number, heading: above }) => printed(kind, number, above));
  return {
    document: id,
    version: position,
    filters: [list, 0, "", status, Number(in_force_now)],
    hit: {
      id: provision.id,
      cite_as,
      heading,
      place,
      date: null,
      status,
      in_force_now,
      version: null,
      canonical_url,
      md_url,
      json_url,
    },
    fields: {
      names: cite_as,
      heading,
      also: "",
      text,
    },
    above: placed(provision.headings, list, in_force_now, opened),
    body: null,
    kin: list + (provision.headings[0]?.number ?? ""),
    shortTitles: [],
  };
}

/** `Chapter 5. Crimes Against the Person`; only the number where there is no heading. */
function printed(kind: string, number: string, heading: string): string {
  const level = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}`;
  return heading === "" ? level : `${level}. ${heading}`;
}
