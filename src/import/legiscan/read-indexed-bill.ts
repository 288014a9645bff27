import type { StoredBill } from "../../model/stored-bill.ts";
import type { SourceFile } from "../zip/source-files.ts";
import { type DatasetIndex, datasetFolder, type IndexedBill, type PeopleIndex } from "./dataset-index.ts";
import { readBillRecord } from "./read-bill-record.ts";
import { readJsonFile } from "./read-json-file.ts";
import { readMemberVotes, readVote } from "./read-vote.ts";

type Vote = StoredBill["votes"][number];

/** A bill without its text: what the text and the service add is not there yet. */
export type TextlessBill = Omit<StoredBill, "text" | "text_status" | "text_source" | "service">;

/** Reads a bill of the index again, whole, with who voted how where files of roll calls say so. */
export function readIndexedBill(
  { file, session }: IndexedBill,
  { rollCalls, people }: Pick<DatasetIndex, "rollCalls" | "people">,
): TextlessBill {
  const { record } = readBillRecord(readJsonFile(file).fields);
  const detailed = new Map<number, Vote>();
  for (const rollCall of rollCalls.get(record.bill_id) ?? []) {
    const vote = readRollCall(rollCall, people);
    if (vote !== null) detailed.set(vote.roll_call_id, vote);
  }
  const listed = record.votes.map((vote) => {
    const members = detailed.get(vote.roll_call_id)?.members ?? null;
    detailed.delete(vote.roll_call_id);
    return { ...vote, members };
  });
  return { ...record, session, votes: [...listed, ...detailed.values()] };
}

function readRollCall(file: SourceFile, people: PeopleIndex): Vote | null {
  const { fields } = readJsonFile(file);
  const vote = readVote(fields);
  const folder = datasetFolder(file.name);
  const members = readMemberVotes(fields).map(({ people_id, vote: cast }) => {
    const person = people.ofFolder.get(`${folder}|${people_id}`) ?? people.anywhere.get(people_id);
    const { name = null, party = null, district = null } = person ?? {};
    return { people_id, name, party, district, vote: cast };
  });
  return vote === null ? null : { ...vote, members: members.length === 0 ? null : members };
}
