import { describe, expect, it } from "vitest";
import { indexDataset } from "../../src/import/legiscan/dataset-index.ts";
import { readIndexedBill } from "../../src/import/legiscan/read-indexed-bill.ts";
import type { SourceFile } from "../../src/import/zip/source-files.ts";
import { billFile, sourceFile } from "./bill-upstream.ts";

const VOTE = {
  roll_call_id: 31,
  date: "2091-02-01",
  desc: "Passage",
  yea: 2,
  nay: 1,
  nv: 0,
  absent: 0,
  total: 3,
  passed: 1,
  chamber: "H",
};
const person = (people_id: number, name: string, district: string, folder = "set") =>
  sourceFile(`${folder}/people/${people_id}.json`, { person: { people_id, name, party: "D", district } });
const rollCall = (bill_id: number, votes: object[], folder = "set", changes: object = {}) =>
  sourceFile(`${folder}/vote/31.json`, { roll_call: { ...VOTE, bill_id, ...changes, votes } });

function read(files: readonly SourceFile[]) {
  const index = indexDataset(files, []);
  return { index, bills: index.bills.map((bill) => readIndexedBill(bill, index)) };
}

describe("a dataset of LegiScan", () => {
  it("gives bills in the order of their numbers, sessions with slugs, and leaves other files aside", () => {
    const { index, bills } = read([
      billFile("SR2"),
      billFile("HB10"),
      billFile("HB9"),
      sourceFile("set/README.md", "x"),
    ]);
    expect(bills.map(({ session, number }) => `${session}/${number}`)).toEqual([
      "2091-2092/hb9",
      "2091-2092/hb10",
      "2091-2092/sr2",
    ]);
    expect(index.sessions).toEqual([
      {
        session_id: 900,
        slug: "2091-2092",
        name: "2091-2092 Regular Session",
        year_start: 2091,
        year_end: 2092,
        special: null,
        sine_die: true,
      },
    ]);
    expect(index.aside).toEqual(["set/README.md"]);
  });

  it("names who voted how from roll calls and people, and has no members without", () => {
    const votes = [
      { people_id: 1, vote_id: 1, vote_text: "Yea" },
      { people_id: 2, vote_id: "2" },
      { people_id: 3, vote_id: 4 },
    ];
    const { bills } = read([
      billFile("HB7", { votes: [VOTE] }),
      billFile("HB8", { votes: [{ ...VOTE, roll_call_id: 32 }] }),
      rollCall(5007, votes),
      person(1, "Ada Made", "HD-001"),
      person(1, "Ada Made", "HD-099", "older"),
      person(2, "Bo Up", "HD-002"),
    ]);
    expect(bills[0]?.votes).toMatchObject([{ roll_call_id: 31, yea: 2, passed: true }]);
    expect(bills[0]?.votes[0]?.members).toEqual([
      { people_id: 1, name: "Ada Made", party: "D", district: "HD-001", vote: "yea" },
      { people_id: 2, name: "Bo Up", party: "D", district: "HD-002", vote: "nay" },
      { people_id: 3, name: null, party: null, district: null, vote: "absent" },
    ]);
    expect(bills[1]?.votes[0]?.members).toBeNull();
  });

  it("keeps a roll call that the bill does not list", () => {
    const { bills } = read([billFile("HB7"), rollCall(5007, [{ people_id: 1, vote_id: 1 }])]);
    expect(bills[0]?.votes).toMatchObject([{ roll_call_id: 31, members: [{ people_id: 1, name: null, vote: "yea" }] }]);
  });

  it("lists every file that cannot be read, with field, value and what to do", () => {
    const { index, bills } = read([
      billFile("HB7"),
      sourceFile("set/bill/HB8.json", '{"bill": {'),
      sourceFile("set/bill/HB9.json", "[]"),
      billFile("HB10", { state: "AK" }),
      rollCall(0, []),
      rollCall(5007, [{ people_id: 1, vote_id: 7 }], "other"),
      sourceFile("set/people/1.json", { person: { people_id: 1 } }),
    ]);
    expect(bills).toHaveLength(1);
    expect(
      index.report.left_out.map(
        ({ file, field, value, reason }) => `${file}|${field}|${value}|${reason.replace(/\(.*\)/, "(…)")}`,
      ),
    ).toEqual([
      "set/bill/HB8.json||nothing|is no JSON (…); download it again",
      "set/bill/HB9.json||nothing|holds none of bill, person, roll_call, text",
      'set/bill/HB10.json|bill.state|"AK"|a bill of another state; only bills of Georgia are imported',
      "set/vote/31.json|roll_call.bill_id|0|expected LegiScan's number of the bill",
      "set/people/1.json|person.name|nothing|a person has a name",
    ]);
    expect(index.report.not_understood).toMatchObject([
      { file: "other/vote/31.json", field: "roll_call.votes.0.vote_id", value: "7" },
      { file: "other/vote/31.json", reason: "a vote has a person and a kind; left out" },
    ]);
  });

  it("takes of a bill that is there twice the newer, and lists the other", () => {
    const newer = { history: [{ date: "2091-03-01", action: "House Passed", chamber: "H" }] };
    const { index, bills } = read([billFile("HB7", newer, "a/bill"), billFile("HB7", {}, "b/bill")]);
    expect(bills).toMatchObject([{ history: [{ action: "House Passed" }] }]);
    expect(index.report.repeated).toEqual([
      {
        file: "b/bill/HB7.json",
        field: "bill.bill_id",
        value: "5007",
        reason: "2091-2092/hb7 is taken from a/bill/HB7.json, which is newer",
      },
    ]);
  });

  it("takes of two that are as new the one of the newer dataset, and never two of one address", () => {
    const { index } = read([
      billFile("HB7", {}, "GA_JSON_20920101_ff/bill"),
      billFile("HB7", { bill_id: 99 }, "GA_JSON_20910601_ff/bill"),
    ]);
    expect(index.bills).toMatchObject([{ bill_id: 5007 }]);
    expect(index.report.repeated).toMatchObject([{ value: "99", reason: expect.stringMatching(/which is as new$/) }]);
  });

  it("takes a session's years from any file that has them", () => {
    const { index } = read([billFile("HB7", { session: undefined }), billFile("HB8")]);
    expect(index.bills.map(({ number }) => number)).toEqual(["hb7", "hb8"]);
    const unknown = read([billFile("HB7", { session: undefined })]).index;
    expect(unknown.bills).toEqual([]);
    expect(unknown.report.left_out).toMatchObject([
      { field: "bill.session_id", value: "900", reason: "no file says of which years its session is" },
    ]);
  });
});
