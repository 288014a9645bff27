import type { BillRecord } from "../../model/bill-records.ts";
import { chamberName } from "../../render/bills/chamber-names.ts";
import type { StatusMark } from "../status-words.ts";

/** A paper or an event of a bill: what it is, when and where, and where it may be read. */
export type PaperView = {
  name: string;
  date: string | null;
  /** What else is said of it in a few words each. */
  details: string[];
  mark: StatusMark | null;
  /** At the General Assembly, and at the source that lists it. */
  official: string | null;
  listed: string | null;
};

/** Papers under one heading; `id` is its element's. */
export type PaperGroup = { id: string; heading: string; papers: PaperView[]; none: string | null };

const words = (...parts: (string | null)[]): string[] =>
  parts.filter((part) => part !== null && part !== "") as string[];

type Paper = { url: string | null; source_url: string | null };

const places = ({ url, source_url }: Paper) => ({ official: source_url, listed: url === source_url ? null : url });

/** Title and description of a paper, which the source often gives the same words. */
function titled({ title, description }: { title: string | null; description: string | null }): string {
  return [...new Set(words(title, description))].join(": ") || "Untitled";
}

/** A meeting is not a paper: nothing of it can be read. */
const NOWHERE = { official: null, listed: null } as const;

const GROUPS: readonly Omit<PaperGroup, "papers">[] = [
  { id: "amendments", heading: "Amendments", none: "The source lists no amendment." },
  { id: "prints", heading: "Prints of the text", none: null },
  { id: "supplements", heading: "Other papers", none: null },
  { id: "referrals", heading: "Committees", none: null },
  { id: "calendar", heading: "Calendar", none: null },
];

/** Everything that goes with a bill but its text, its votes and its history. Groups with nothing to say are left out. */
export function paperGroups(record: BillRecord): PaperGroup[] {
  const papers: Readonly<Record<string, PaperView[]>> = {
    amendments: record.amendments.map(amendment),
    prints: record.texts.map((text) => print(record, text)),
    supplements: record.supplements.map((paper) => ({
      name: titled(paper),
      date: paper.date,
      details: words(paper.mime),
      mark: null,
      ...places(paper),
    })),
    referrals: record.referrals.map(({ name, date, chamber }) => ({
      name,
      date,
      details: words(chamberName(chamber)),
      mark: null,
      ...NOWHERE,
    })),
    calendar: record.calendar.map(({ date, time, type, location, description }) => ({
      name: description ?? type ?? "Meeting",
      date,
      details: words(time, description === null ? null : type, location),
      mark: null,
      ...NOWHERE,
    })),
  };
  return GROUPS.map((group) => ({ ...group, papers: papers[group.id] ?? [] })).filter(
    (group) => group.papers.length > 0 || group.none !== null,
  );
}

function amendment(paper: BillRecord["amendments"][number]): PaperView {
  return {
    name: titled(paper),
    date: paper.date,
    details: words(chamberName(paper.chamber), paper.mime),
    mark: paper.adopted ? { label: "Adopted", tone: "good" } : { label: "Not adopted", tone: "quiet" },
    ...places(paper),
  };
}

function print({ text_source }: BillRecord, text: BillRecord["texts"][number]): PaperView {
  const stored = text_source !== null && text_source.doc_id === text.doc_id;
  return {
    name: text.type,
    date: text.date,
    details: words(text.mime),
    mark: stored ? { label: "The text above", tone: "good" } : null,
    ...places(text),
  };
}
