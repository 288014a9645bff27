import type { MEMBER_VOTES, StoredBill } from "../../model/stored-bill.ts";
import type { RecordFields } from "./record-fields.ts";
import { BODIES, VOTE_IDS } from "./vocabulary.ts";

/** A roll call as bills and files of roll calls have one, without its members; null without a number. */
export function readVote(at: RecordFields): StoredBill["votes"][number] | null {
  const id = at.id("roll_call_id") ?? at.note("roll_call_id", "a roll call has a number; left out");
  if (id === null) return null;
  return {
    roll_call_id: id,
    date: at.day("date"),
    chamber: at.oneOf("chamber", BODIES),
    description: at.words("desc") ?? "Roll call",
    yea: at.count("yea") ?? 0,
    nay: at.count("nay") ?? 0,
    not_voting: at.count("nv") ?? 0,
    absent: at.count("absent") ?? 0,
    total: at.count("total") ?? 0,
    passed: at.flag("passed"),
    url: at.address("url"),
    source_url: at.address("state_link"),
    members: null,
  };
}

/** Who voted how in a file of a roll call. */
export function readMemberVotes(rollCall: RecordFields): { people_id: number; vote: (typeof MEMBER_VOTES)[number] }[] {
  return rollCall.list("votes").flatMap((member) => {
    const people_id = member.id("people_id");
    const vote = member.oneOf("vote_id", VOTE_IDS);
    if (people_id !== null && vote !== null) return [{ people_id, vote }];
    return member.note(people_id === null ? "people_id" : "vote_id", "a vote has a person and a kind; left out") ?? [];
  });
}
