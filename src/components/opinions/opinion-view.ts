import type { CompiledOpinion } from "../../corpus/opinion-shelf.ts";
import { caseTypeLabel } from "../../identifiers/opinions/case-types.ts";
import { parseOpinionId } from "../../identifiers/opinions/opinion-id.ts";
import type { OpinionRecord } from "../../model/opinion-records.ts";
import type { Language } from "../../model/service-text.ts";
import { opinionView as inLanguage } from "../../render/opinions/opinion-view.ts";
import { printedReporters } from "../../render/opinions/page-marks.ts";
import { dayInWords } from "../../text/printed-dates.ts";
import type { Crumb } from "../code-labels.ts";
import { withQuery } from "../list-windows.ts";
import { firstWords } from "../plain-words.ts";
import { type ServiceView, serviceView } from "../service-view.ts";
import { OPINIONS_PATH, opinionPath, yearPath } from "../site-paths.ts";
import { type Twin, twinsIn, twinsOf } from "../twins.ts";
import { type Fact, opinionFacts, printedWords } from "./opinion-facts.ts";
import { type OpinionPart, opinionParagraphs, opinionParts, paragraphIdAt } from "./opinion-parts.ts";
import { type WrittenDate, writtenDate } from "./written-date.ts";

/** A quotation that was checked, and the element in which it begins. */
export type QuoteView = { quote: string; at: string | null };

/** Another opinion under the same docket; `leads` where the docket alone leads to it. */
export type OtherView = { name: string; path: string; details: string; leads: boolean };

/** A record of an upstream; `words` say how it stands to this opinion. */
export type UpstreamView = { words: string; address: string | null };

/** Everything an opinion's page shows. */
export type OpinionView = {
  record: OpinionRecord;
  /** `S19A0992`, or every docket of the case. */
  dockets: string;
  title: string;
  description: string;
  crumbs: Crumb[];
  filed: WrittenDate;
  /** Null where nothing tells it. */
  caseType: string | null;
  facts: Fact[];
  printed: { id: string; heading: string; text: string }[];
  others: OtherView[];
  parts: OpinionPart[];
  /** What a page number in the text looks like, and of what it is one; null where the text has none. */
  pageNote: string | null;
  /** Why there is no text, and where it may be read; null with a text. */
  noText: { note: string; elsewhere: string | null } | null;
  service: ServiceView | null;
  quotes: QuoteView[];
  upstream: UpstreamView[];
  twins: Twin[];
  previous: Crumb | null;
  next: Crumb | null;
};

const DESCRIPTION_CHARS = 155;

/** The case type of a docket whose number tells none. */
const UNCLASSIFIED = "unclassified";

/** What the page of an opinion shows, with what the service wrote in a language. */
export function opinionView(opinion: CompiledOpinion, lang: Language): OpinionView {
  const { spanish, text, pages } = opinion;
  const record = inLanguage(opinion, { full: true, lang });
  const { case_name, key_quotes, sub_opinions } = record;
  const quotes = key_quotes ?? [];
  const path = opinionPath({ docket: record.docket, cluster: record.cluster_id });
  const year = Number(record.date_filed.slice(0, 4));
  const filed = writtenDate(record);
  const anchors = quotes.map(({ start }) => start);
  const paragraphs = quotes.length === 0 || text === null ? [] : opinionParagraphs(text, sub_opinions);
  return {
    record,
    dockets: record.dockets.join(", ") || record.docket,
    title: record.cite_as,
    description: firstWords(
      `${case_name}, ${record.court_name}, ${filed.words}. ${text ?? record.text_note}`,
      DESCRIPTION_CHARS,
    ),
    crumbs: [
      { label: "Opinions", path: OPINIONS_PATH },
      { label: String(year), path: yearPath(year) },
    ],
    filed,
    caseType: record.case_type === UNCLASSIFIED ? null : caseTypeLabel(record.case_type),
    facts: opinionFacts(record),
    printed: printedWords(record),
    others: otherViews(record),
    parts: text === null ? [] : opinionParts({ text, subOpinions: sub_opinions, pages, anchors }),
    pageNote: text === null ? null : pageNote(pages),
    noText: text === null ? { note: record.text_note, elsewhere: record.source_url ?? record.upstream_url } : null,
    service: serviceView({
      texts: [
        { name: "Summary", written: record.summary },
        { name: "Reasoning", written: record.reasoning },
      ],
      tags: { name: "Legal areas", words: record.legal_areas },
      pages:
        spanish.summary === null && spanish.reasoning === null
          ? null
          : { en: path, es: withQuery(path, { lang: "es" }) },
      lang,
    }),
    quotes: quotes.map(({ quote, start }) => ({ quote, at: paragraphIdAt(paragraphs, start) })),
    upstream: upstreamViews(record),
    twins: twinsIn(lang, twinsOf(text === null ? { md_url: record.md_url, json_url: record.json_url } : record)),
    previous: neighbour(record, record.previous),
    next: neighbour(record, record.next),
  };
}

/** The rest under the docket; where this one does not lead, the first of them does. */
function otherViews({ other_opinions, is_lead, court: own }: OpinionRecord): OtherView[] {
  return other_opinions.flatMap(({ id, case_name, date_filed, court, precedential_status }, index) => {
    const key = parseOpinionId(id);
    if (key === null) return [];
    const details = [dayInWords(date_filed), court === own ? null : court, precedential_status];
    return [
      {
        name: case_name,
        path: opinionPath(key),
        details: details.filter((part) => part !== null).join(", "),
        leads: !is_lead && index === 0,
      },
    ];
  });
}

function upstreamViews({ upstream, joined_clusters }: OpinionRecord): UpstreamView[] {
  return [
    ...upstream.map(({ source, kind, id, url, modified }) => ({
      words: `${source}, ${kind} ${id}${modified === null ? "" : `, as of ${dayInWords(modified)}`}`,
      address: url,
    })),
    ...joined_clusters.map((cluster) => ({
      words: `Cluster ${cluster}, which holds this same opinion`,
      address: null,
    })),
  ];
}

function pageNote(pages: CompiledOpinion["pages"]): string | null {
  const [first] = pages;
  if (first === undefined) return null;
  const reporters = printedReporters(pages);
  const shown = reporters.length > 1 && first.cite !== null ? `${first.cite} *${first.page}` : `*${first.page}`;
  const where = reporters.length === 1 ? ` of ${reporters[0]}` : "";
  return `A number such as [${shown}] is where a printed page${where} begins; it is not part of the text.`;
}

/** A neighbour by its docket, and by its id where that is this opinion's docket too. */
function neighbour({ docket }: OpinionRecord, id: string | null): Crumb | null {
  const key = id === null ? null : parseOpinionId(id);
  if (key === null) return null;
  return { label: key.docket === docket ? `${docket}, ${key.cluster}` : key.docket, path: opinionPath(key) };
}
