import type { BillRecord } from "../../model/bill-records.ts";
import { type Blocks, heading, line, link, list, type NestedEntry, type Words } from "../nodes.ts";
import { memberWords } from "./bill-facts.ts";
import { chamberName } from "./chamber-names.ts";

/** A heading and its lines; `none` is said where there are none, and a part without it is left out then. */
type FullPart = { heading: string; entries: (record: BillRecord) => NestedEntry[]; none?: string };

/** What `full=1` adds to a bill (contract section 2), all of it as the source has it. */
const FULL_PARTS: readonly FullPart[] = [
  { heading: "History", entries: ({ history }) => history.map(actionEntry), none: "The source lists no action." },
  { heading: "Votes", entries: ({ votes }) => votes.map(voteEntry), none: "The source lists no vote." },
  {
    heading: "Amendments",
    entries: ({ amendments }) => amendments.map(amendmentEntry),
    none: "The source lists no amendment.",
  },
  { heading: "Texts", entries: (record) => record.texts.map((text) => textEntry(record, text)) },
  {
    heading: "Other papers",
    entries: ({ supplements }) => supplements.map((paper) => entry(linked(titleOf(paper), paper), paper.date)),
  },
  { heading: "Committees", entries: ({ referrals }) => referrals.map(referralEntry) },
  { heading: "Calendar", entries: ({ calendar }) => calendar.map(calendarEntry) },
  {
    heading: "Related bills",
    entries: ({ related }) => related.map(({ number, type }) => ({ words: [`${number} (${type})`], below: [] })),
  },
];

/** The parts that `full=1` adds. */
export function billFullParts(record: BillRecord): Blocks {
  return FULL_PARTS.flatMap((part): Blocks => {
    const entries = part.entries(record);
    if (entries.length > 0) return [heading(2, part.heading), list(entries)];
    return part.none === undefined ? [] : [heading(2, part.heading), line(part.none)];
  });
}

type Vote = BillRecord["votes"][number];
type Paper = { url: string | null; source_url: string | null };

const MEMBER_VOTES = [
  ["yea", "Yea"],
  ["nay", "Nay"],
  ["not_voting", "Not voting"],
  ["absent", "Absent"],
] as const;

function actionEntry({ date, chamber, action, importance }: BillRecord["history"][number]): NestedEntry {
  const where = chamberName(chamber);
  const words = `${date ?? "No day"}${where === null ? "" : `, ${where}`}: ${action}`;
  return { words: [importance ? `${words} (major step)` : words], below: [] };
}

function voteEntry(vote: Vote): NestedEntry {
  const { yea, nay, not_voting, absent, total, passed } = vote;
  const counts = `${yea} yea, ${nay} nay, ${not_voting} not voting, ${absent} absent, of ${total}`;
  const head = [vote.date ?? "No day", chamberName(vote.chamber)].filter((part) => part !== null).join(", ");
  const below = MEMBER_VOTES.flatMap(([kind, name]) => {
    const members = vote.members?.filter((member) => member.vote === kind) ?? [];
    return members.length === 0 ? [] : [{ words: [`${name}: ${members.map(memberWords).join("; ")}`], below: [] }];
  });
  return {
    words: [`${head}: `, ...linked(vote.description, vote), `, ${passed ? "passed" : "failed"}: ${counts}`],
    below,
  };
}

function amendmentEntry(amendment: BillRecord["amendments"][number]): NestedEntry {
  const where = chamberName(amendment.chamber);
  const said = [...linked(titleOf(amendment), amendment), amendment.adopted ? ", adopted" : ", not adopted"];
  return { words: [`${amendment.date ?? "No day"}${where === null ? "" : `, ${where}`}: `, ...said], below: [] };
}

function textEntry({ text_source }: BillRecord, text: BillRecord["texts"][number]): NestedEntry {
  const mime = text.mime === null ? "" : ` (${text.mime})`;
  const stored = text_source !== null && text_source.doc_id === text.doc_id ? ", the print above" : "";
  return entry([...linked(text.type, text), `${mime}${stored}`], text.date);
}

function referralEntry({ date, chamber, name }: BillRecord["referrals"][number]): NestedEntry {
  return entry([[chamberName(chamber), name].filter((part) => part !== null).join(" ")], date);
}

function calendarEntry({ date, time, type, location, description }: BillRecord["calendar"][number]): NestedEntry {
  return entry([[time, type, location, description].filter((part) => part !== null).join(", ")], date);
}

function entry(words: Words, date: string | null): NestedEntry {
  return { words: [`${date ?? "No day"}: `, ...words], below: [] };
}

/** Title and description, which the source often gives the same words. */
function titleOf({ title, description }: { title: string | null; description: string | null }): string {
  if (title === null || description === null || title === description) return title ?? description ?? "Untitled";
  return `${title}: ${description}`;
}

function linked(words: string, { url, source_url }: Paper): Words {
  const address = source_url ?? url;
  return [address === null ? words : link(words, address)];
}
