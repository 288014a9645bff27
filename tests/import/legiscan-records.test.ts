import { describe, expect, it } from "vitest";
import { readBillRecord } from "../../src/import/legiscan/read-bill-record.ts";
import { type FieldNote, RecordFields, UnreadableRecord } from "../../src/import/legiscan/record-fields.ts";
import { storedBill } from "../../src/model/stored-bill.ts";
import { upstreamBill } from "./bill-upstream.ts";

function read(number: string, changes: Record<string, unknown> = {}) {
  const notes: FieldNote[] = [];
  const { record, session } = readBillRecord(new RecordFields(upstreamBill(number, changes), "bill", notes));
  return { record, session, notes: notes.map(({ field, value, message }) => `${field} ${value} ${message}`) };
}

function refusal(number: string, changes: Record<string, unknown>) {
  try {
    read(number, changes);
  } catch (error) {
    if (error instanceof UnreadableRecord) return `${error.field} has ${error.value}: ${error.message}`;
    throw error;
  }
  return "read";
}

describe("a bill of LegiScan", () => {
  it("becomes what is stored, with nothing invented", () => {
    const { record, notes } = read("HB7");
    const bill = {
      ...record,
      session: "2091-2092",
      text: "",
      text_status: "not_published",
      text_source: null,
      service: null,
    };
    expect(storedBill.safeParse(bill).error).toBeUndefined();
    expect(record).toMatchObject({
      number: "hb7",
      chamber: "H",
      status: 1,
      committee: null,
      completed: false,
      votes: [],
    });
    expect(notes).toEqual([]);
  });

  it("has null for what is absent in any of LegiScan's ways", () => {
    const { record, notes } = read("SB3", {
      description: "",
      status_date: "0000-00-00",
      url: "",
      state_link: null,
      change_hash: undefined,
      committee: [],
      sponsors: undefined,
      history: [{ date: "", action: "Act 12", chamber: "", chamber_id: 0, importance: "1" }],
      referrals: null,
      calendar: undefined,
      votes: "",
      amendments: [],
      supplements: undefined,
    });
    expect(record).toMatchObject({
      description: null,
      status_date: null,
      upstream_url: null,
      source_url: null,
      change_hash: null,
      sponsors: [],
      history: [{ date: null, chamber: null, action: "Act 12", importance: true }],
    });
    expect(notes).toEqual([]);
  });

  it("may have numbers as strings and strings as numbers, and an older file's sponsors all at place 0", () => {
    const sponsor = {
      sponsor_type_id: "2",
      sponsor_order: "0",
      committee_sponsor: "0",
      party: "",
      role: "Rep",
      district: 12,
    };
    const { record } = read("HB7", {
      bill_id: "5007",
      status: "4",
      completed: "1",
      committee: { committee_id: "44", chamber: "S", name: "Mills" },
      sponsors: [
        { ...sponsor, people_id: "1", name: "Ada Made" },
        { ...sponsor, people_id: 2, name: "", first_name: "Bo", last_name: "Up", sponsor_type_id: 1 },
      ],
    });
    expect(record).toMatchObject({ bill_id: 5007, status: 4, completed: true, committee: { committee_id: 44 } });
    expect(record.sponsors).toEqual([
      {
        people_id: 1,
        name: "Ada Made",
        order: 1,
        kind: "cosponsor",
        role: "Rep",
        party: null,
        district: "12",
        committee: false,
      },
      {
        people_id: 2,
        name: "Bo Up",
        order: 2,
        kind: "primary",
        role: "Rep",
        party: null,
        district: "12",
        committee: false,
      },
    ]);
  });

  it("keeps sponsors in LegiScan's order, which may not be the file's", () => {
    const at = (people_id: number, sponsor_order: number) => ({
      people_id,
      name: `P${people_id}`,
      sponsor_order,
      sponsor_type_id: 1,
    });
    const { record } = read("HB7", { sponsors: [at(1, 3), at(2, 1), at(3, 2)] });
    expect(record.sponsors.map(({ people_id, order }) => [people_id, order])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
  });

  it("leaves empty what is not understood, and says so with field and value", () => {
    const { record, notes } = read("HB7", {
      status_date: "2091-02-30",
      url: "no address",
      current_body: "X",
      sponsors: [{ people_id: 1, name: "Ada Made", sponsor_type_id: 9, sponsor_order: 1 }],
      history: [{ date: "2091-01-10", action: "", chamber: "H" }, 7],
      subjects: {},
    });
    expect(record).toMatchObject({ status_date: null, upstream_url: null, current_chamber: null, history: [] });
    expect(notes).toEqual([
      'bill.status_date "2091-02-30" is no day; left empty',
      'bill.current_body "X" is none of H, S, J; left empty',
      'bill.url "no address" is no web address; left empty',
      "bill.sponsors.0.sponsor_type_id 9 is none of 0, 1, 2, 3; left empty",
      "bill.subjects {} is no list; left empty",
      'bill.history [{"date":"2091-01-10","action":"","chamber":"H"},7] its item 1 is no object; left out',
      'bill.history.0.action "" says nothing; the entry is left out',
    ]);
  });

  it.each<[string, string, Record<string, unknown>, string]>([
    [
      "of another state",
      "HB7",
      { state: "AL", state_id: 1 },
      'bill.state has "AL": a bill of another state; only bills of Georgia are imported',
    ],
    [
      "without a state",
      "HB7",
      { state: "", state_id: 0 },
      'bill.state has "": a bill of another state; only bills of Georgia are imported',
    ],
    [
      "without a number of LegiScan's",
      "HB7",
      { bill_id: 0 },
      "bill.bill_id has 0: a bill has LegiScan's number; download the file again",
    ],
    ["of an unknown kind", "HB7", { bill_type: "XX" }, 'bill.bill_type has "XX": expected B, R, CR or JR'],
    ["of an unknown status", "HB7", { status: 99 }, "bill.status has 99: expected a status from 0 to 12"],
    [
      "with a number that Georgia has not",
      "AB7",
      {},
      'bill.bill_number has "AB7": expected a number such as HB1, SB20, HR3 or SR4',
    ],
    ["without a title", "HB7", { title: "", description: "" }, 'bill.title has "": a bill has a title'],
    [
      "of no session",
      "HB7",
      { session_id: 0, session: [] },
      "bill.session_id has 0: a bill belongs to a session; download the file again",
    ],
  ])("%s is refused with field, value and what was expected", (_, number, changes, expected) => {
    expect(refusal(number, changes)).toBe(expected);
  });

  it("of Georgia by its number alone is one of Georgia", () => {
    expect(refusal("HB7", { state: undefined, state_id: "10" })).toBe("read");
  });
});
