import type { BillShelf, CompiledBill } from "../../corpus/bill-shelf.ts";
import { parseBillId } from "../../identifiers/bills/bill-id.ts";
import { formatBillNumber } from "../../identifiers/bills/bill-number.ts";
import type { BillRecord } from "../../model/bill-records.ts";
import type { Language } from "../../model/service-text.ts";
import { memberWords } from "../../render/bills/bill-facts.ts";
import { billInLanguage } from "../../render/bills/bill-in-language.ts";
import { chamberName } from "../../render/bills/chamber-names.ts";
import type { Crumb } from "../code-labels.ts";
import { withQuery } from "../list-windows.ts";
import { firstWords } from "../plain-words.ts";
import { type ServiceView, serviceView } from "../service-view.ts";
import { BILLS_PATH, billPath, sessionPath } from "../site-paths.ts";
import type { StatusMark } from "../status-words.ts";
import { type Twin, twinsIn, twinsOf } from "../twins.ts";
import { type PaperGroup, paperGroups } from "./bill-papers.ts";
import { type BillTextView, billTextView } from "./bill-text-view.ts";
import { measureName, SPONSOR_KINDS, statusTone } from "./bill-words.ts";
import { type VoteView, voteView } from "./vote-view.ts";

/** A sponsor in words, and how they stand to the bill where that is more than being its sponsor. */
export type SponsorView = { name: string; kind: string | null };

/** A bill beside this one: its number, how they belong together, its page where it is here. */
export type RelatedView = { number: string; type: string; path: string | null };

/** Everything a bill's page shows. */
export type BillView = {
  record: BillRecord;
  /** `HB 136`. */
  number: string;
  title: string;
  description: string;
  /** `House bill`. */
  measure: string;
  crumbs: Crumb[];
  mark: StatusMark;
  /** The long title, where it says more than the short one. */
  longTitle: string | null;
  /** Where it stands now, if that is another chamber than its own. */
  now: string | null;
  committee: string | null;
  sponsors: SponsorView[];
  history: { date: string | null; chamber: string; action: string; major: boolean }[];
  votes: VoteView[];
  papers: PaperGroup[];
  related: RelatedView[];
  text: BillTextView;
  service: ServiceView | null;
  twins: Twin[];
  previous: Crumb | null;
  next: Crumb | null;
};

const DESCRIPTION_CHARS = 155;

/** What the page of a bill shows, with what the service wrote in a language. */
export function billView({ record: english, spanish, text }: CompiledBill, lang: Language, bills: BillShelf): BillView {
  const record = billInLanguage(english, spanish, lang);
  const { session, status, status_label, title } = record;
  const number = formatBillNumber(record.number);
  const path = billPath(record);
  return {
    record,
    number,
    title: `${number}. ${title} (${record.session_name})`,
    description: firstWords(`${record.cite_as}: ${title}. Status: ${status_label}.`, DESCRIPTION_CHARS),
    measure: measureName(record),
    crumbs: [
      { label: "Bills", path: BILLS_PATH },
      { label: record.session_name, path: sessionPath(session) },
    ],
    mark: { label: status_label, tone: statusTone(status) },
    longTitle: record.description === title ? null : record.description,
    now: record.current_chamber === record.chamber ? null : chamberName(record.current_chamber),
    committee: committeeName(record.committee),
    sponsors: record.sponsors.map(sponsorView),
    history: record.history.map(({ date, chamber, action, importance }) => ({
      date,
      chamber: chamberName(chamber) ?? "",
      action,
      major: importance,
    })),
    votes: record.votes.map(voteView),
    papers: paperGroups(record),
    related: record.related.map((other) => relatedView(other, bills)),
    text: billTextView(record, text, path),
    service: serviceView({
      texts: [{ name: "Summary", written: record.summary }],
      tags: { name: "Topics", words: record.topic_tags },
      pages: spanish.summary === null ? null : { en: path, es: withQuery(path, { lang: "es" }) },
      lang,
    }),
    twins: twinsIn(lang, twinsOf(text === null ? { md_url: record.md_url, json_url: record.json_url } : record)),
    previous: neighbour(record.previous),
    next: neighbour(record.next),
  };
}

function sponsorView(sponsor: BillRecord["sponsors"][number]): SponsorView {
  const role = sponsor.role === null ? "" : `${sponsor.role} `;
  return {
    name: `${role}${memberWords(sponsor)}`,
    kind: sponsor.committee ? "committee" : SPONSOR_KINDS[sponsor.kind],
  };
}

function committeeName(committee: BillRecord["committee"]): string | null {
  if (committee === null) return null;
  return [chamberName(committee.chamber), committee.name].filter((part) => part !== null).join(" ");
}

function relatedView({ bill_id, number, type }: BillRecord["related"][number], bills: BillShelf): RelatedView {
  const key = bills.byUpstreamId(bill_id);
  return {
    number: key === null ? number : formatBillNumber(key.number),
    type,
    path: key === null ? null : billPath(key),
  };
}

function neighbour(id: string | null): Crumb | null {
  const key = id === null ? null : parseBillId(id);
  return key === null ? null : { label: formatBillNumber(key.number), path: billPath(key) };
}
