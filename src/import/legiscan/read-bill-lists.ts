import type { StoredBill } from "../../model/stored-bill.ts";
import { readPerson } from "./read-person.ts";
import type { RecordFields } from "./record-fields.ts";
import { BODIES, SPONSOR_TYPES } from "./vocabulary.ts";

/** The committee that has the bill. */
export function readOwnCommittee(bill: RecordFields): StoredBill["committee"] {
  const committee = bill.inner("committee");
  return committee === null ? null : readCommittee(committee);
}

function readCommittee(at: RecordFields): NonNullable<StoredBill["committee"]> | null {
  const name = at.words("name") ?? at.note("name", "a committee has a name; left out");
  return name === null ? null : { committee_id: at.id("committee_id"), chamber: at.oneOf("chamber", BODIES), name };
}

/** Sponsors in the order of the source. */
export function readSponsors(bill: RecordFields): StoredBill["sponsors"] {
  const sponsors = bill.list("sponsors").flatMap((sponsor) => {
    const person = readPerson(sponsor) ?? sponsor.note("name", "a sponsor has a name; left out");
    if (person === null) return [];
    return [
      {
        people_id: sponsor.id("people_id"),
        ...person,
        order: sponsor.count("sponsor_order") ?? 0,
        kind: sponsor.oneOf("sponsor_type_id", SPONSOR_TYPES) ?? ("sponsor" as const),
        role: sponsor.words("role"),
        committee: sponsor.flag("committee_sponsor"),
      },
    ];
  });
  // Older files number every sponsor 0; the list is in order all the same.
  return sponsors
    .sort((a, b) => a.order - b.order)
    .map(({ people_id, name, kind, role, party, district, committee }, index) => {
      return { people_id, name, order: index + 1, kind, role, party, district, committee };
    });
}

/** Prints, amendments, and other papers. */
export function readPapers(bill: RecordFields): Pick<StoredBill, "texts" | "amendments" | "supplements"> {
  const paper = (at: RecordFields) => ({
    date: at.day("date"),
    mime: at.words("mime"),
    url: at.address("url"),
    source_url: at.address("state_link"),
  });
  const titled = (at: RecordFields) => ({ title: at.words("title"), description: at.words("description") });
  const idOf = (at: RecordFields, field: string) => at.id(field) ?? at.note(field, "a paper has a number; left out");
  return {
    texts: bill.list("texts").flatMap((at) => {
      const doc_id = idOf(at, "doc_id");
      return doc_id === null ? [] : [{ doc_id, type: at.words("type") ?? "Text", ...paper(at) }];
    }),
    amendments: bill.list("amendments").flatMap((at) => {
      const amendment_id = idOf(at, "amendment_id");
      if (amendment_id === null) return [];
      return [
        {
          amendment_id,
          chamber: at.oneOf("chamber", BODIES),
          ...titled(at),
          adopted: at.flag("adopted"),
          ...paper(at),
        },
      ];
    }),
    supplements: bill.list("supplements").flatMap((at) => {
      const supplement_id = idOf(at, "supplement_id");
      return supplement_id === null ? [] : [{ supplement_id, ...titled(at), ...paper(at) }];
    }),
  };
}

/** Committees that the bill was sent to. */
export function readReferrals(bill: RecordFields): StoredBill["referrals"] {
  return bill.list("referrals").flatMap((referral) => {
    const committee = readCommittee(referral);
    return committee === null ? [] : [{ date: referral.day("date"), ...committee }];
  });
}

/** The history, as upstream orders it. */
export function readHistory(bill: RecordFields): StoredBill["history"] {
  return bill.list("history").flatMap((entry) => {
    const action = entry.words("action") ?? entry.note("action", "says nothing; the entry is left out");
    const rest = { chamber: entry.oneOf("chamber", BODIES), importance: entry.flag("importance") };
    return action === null ? [] : [{ date: entry.day("date"), action, ...rest }];
  });
}

/** The steps by LegiScan's numbers of events. */
export function readProgress(bill: RecordFields): StoredBill["progress"] {
  return bill.list("progress").flatMap((step) => {
    const event = step.count("event") ?? step.note("event", "says nothing; the step is left out");
    return event === null ? [] : [{ date: step.day("date"), event }];
  });
}

/** Hearings. */
export function readCalendar(bill: RecordFields): StoredBill["calendar"] {
  return bill.list("calendar").map((event) => ({
    date: event.day("date"),
    time: event.words("time"),
    type: event.words("type"),
    location: event.words("location"),
    description: event.words("description"),
  }));
}

/** Bills with the same words, and what replaced what. */
export function readRelated(bill: RecordFields): StoredBill["related"] {
  return bill.list("sasts").flatMap((other) => {
    const [bill_id, number, type] = [other.id("sast_bill_id"), other.words("sast_bill_number"), other.words("type")];
    if (bill_id !== null && number !== null && type !== null) return [{ bill_id, number, type }];
    return other.note("sast_bill_id", "names no bill; left out") ?? [];
  });
}
