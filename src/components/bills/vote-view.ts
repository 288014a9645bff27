import type { BillRecord } from "../../model/bill-records.ts";
import { memberWords } from "../../render/bills/bill-facts.ts";
import { chamberName } from "../../render/bills/chamber-names.ts";
import type { StatusMark } from "../status-words.ts";
import { MEMBER_VOTES } from "./bill-words.ts";

type Vote = BillRecord["votes"][number];

/** Members who voted in one way. */
export type MemberGroup = { name: string; members: string[] };

/** One roll call as a page shows it. */
export type VoteView = {
  id: string;
  description: string;
  /** The official record of it, else the source's; null where neither is named. */
  address: string | null;
  date: string | null;
  chamber: string | null;
  result: StatusMark;
  counts: { name: string; count: number }[];
  total: number;
  /** Null where the source does not name them. */
  groups: MemberGroup[] | null;
  /** How many members are named. */
  named: number;
};

/** A roll call: counts as the source gives them, members by how they voted, groups without one left out. */
export function voteView(vote: Vote): VoteView {
  const { members } = vote;
  const byVote = Map.groupBy(members ?? [], (member) => member.vote);
  const groups = MEMBER_VOTES.flatMap(({ vote: way, name }) => {
    const named = byVote.get(way) ?? [];
    return named.length === 0 ? [] : [{ name, members: named.map(memberWords) }];
  });
  return {
    id: `vote-${vote.roll_call_id}`,
    description: vote.description,
    address: vote.source_url ?? vote.url,
    date: vote.date,
    chamber: chamberName(vote.chamber),
    result: vote.passed ? { label: "Passed", tone: "good" } : { label: "Failed", tone: "gone" },
    counts: MEMBER_VOTES.map(({ vote: way, name }) => ({ name, count: vote[way] })),
    total: vote.total,
    groups: members === null ? null : groups,
    named: members?.length ?? 0,
  };
}
