import { opinionAddresses, type PublicRoots } from "../../contract/addresses.ts";
import { caseTypeOf } from "../../identifiers/opinions/case-types.ts";
import { opinionAddress } from "../../identifiers/opinions/opinion-id.ts";
import type { OpinionRecord, OtherOpinion, SlimOpinion } from "../../model/opinion-records.ts";
import type { StoredCollection } from "../../model/stored-corpus.ts";
import type { StoredOpinion } from "../../model/stored-opinion.ts";
import { serviceText, summaryOf } from "../service-texts.ts";
import { citeAs } from "./cite-as.ts";

/** What stands around an opinion: the rest under its docket (it leads or not), its neighbours in filing order. */
export type OpinionPlace = {
  collection: StoredCollection;
  roots: PublicRoots;
  others: readonly StoredOpinion[];
  leads: boolean;
  previous: string | null;
  next: string | null;
};

/** An opinion as published in English, without its text, with reasoning and quotes (contract section 2). */
export function opinionRecord(opinion: StoredOpinion, place: OpinionPlace): OpinionRecord {
  const { docket, cluster_id, service, text_status, text } = opinion;
  const { collection, roots } = place;
  return {
    ...identity(opinion),
    court_name: opinion.court_name,
    docket_printed: opinion.docket_printed,
    case_name_short: opinion.case_name_short,
    case_name_full: opinion.case_name_full,
    date_argued: opinion.date_argued,
    reporters: opinion.citations,
    judges: opinion.judges,
    author: opinion.author,
    precedential_status: opinion.precedential_status,
    nature_of_suit: opinion.nature_of_suit,
    disposition: opinion.disposition,
    posture: opinion.posture,
    procedural_history: opinion.procedural_history,
    syllabus: opinion.syllabus,
    attorneys: opinion.attorneys,
    sub_opinions: opinion.sub_opinions,
    other_opinions: place.others.map((other) => otherOpinion(other, roots)),
    is_lead: place.leads,
    has_text: text_status === "stored",
    text_status,
    text_note: TEXT_NOTES[text_status],
    chars: text_status === "stored" ? text.length : null,
    summary: summaryOf(service),
    legal_areas: service?.legal_areas ?? null,
    has_reasoning: service !== null && (service.reasoning !== null || service.key_quotes.length > 0),
    reasoning: service === null || service.reasoning === null ? null : serviceText(service, service.reasoning.en),
    key_quotes: service?.key_quotes ?? null,
    upstream: opinion.upstream,
    joined_clusters: opinion.joined_clusters,
    source_url: opinion.source_url,
    upstream_url: opinion.upstream_url,
    license: collection.license,
    attribution: collection.attribution,
    ...opinionAddresses(roots, docket, cluster_id),
    previous: place.previous,
    next: place.next,
  };
}

const TEXT_NOTES: Readonly<Record<StoredOpinion["text_status"], string>> = {
  stored: "The text is stored.",
  no_words: "The source holds no text of this opinion.",
};

/** An opinion as lists show it. */
export function slimOpinion(record: OpinionRecord): SlimOpinion {
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
    author: record.author,
    precedential_status: record.precedential_status,
    disposition: record.disposition,
    has_text: record.has_text,
    legal_areas: record.legal_areas,
    summary: record.summary,
    canonical_url: record.canonical_url,
    md_url: record.md_url,
    json_url: record.json_url,
  };
}

function identity(opinion: StoredOpinion) {
  const { docket, cluster_id, dockets, court, case_name, date_filed, date_precision, citations } = opinion;
  return {
    id: opinionAddress(docket, cluster_id),
    cluster_id,
    docket,
    dockets,
    court,
    case_name,
    cite_as: citeAs(opinion),
    date_filed,
    date_precision,
    citations: citations.map(({ cite }) => cite),
    case_type: caseTypeOf(docket),
  };
}

function otherOpinion(other: StoredOpinion, roots: PublicRoots): OtherOpinion {
  const { docket, cluster_id, court, case_name, date_filed, precedential_status } = other;
  const { canonical_url, json_url } = opinionAddresses(roots, docket, cluster_id);
  return {
    id: opinionAddress(docket, cluster_id),
    cluster_id,
    court,
    case_name,
    date_filed,
    precedential_status,
    canonical_url,
    json_url,
  };
}
