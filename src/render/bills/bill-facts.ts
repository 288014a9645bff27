import type { BillRecord } from "../../model/bill-records.ts";
import { facts } from "../facts.ts";
import { type Blocks, link, type Words } from "../nodes.ts";
import { twinOf } from "../twin-address.ts";
import { chamberName } from "./chamber-names.ts";

const TYPES: Readonly<Record<BillRecord["bill_type"], string>> = {
  B: "bill",
  R: "resolution",
  CR: "concurrent resolution",
  JR: "joint resolution",
};

type Sponsor = BillRecord["sponsors"][number];

/** What is said of a sponsor who is not the bill's own. */
const SPONSOR_KINDS: Readonly<Record<Sponsor["kind"], string>> = {
  sponsor: "",
  primary: "",
  cosponsor: ", cosponsor",
  joint: ", joint sponsor",
};

/** What is known of a bill in a few lines; a line with nothing to say is left out. */
const LINES: readonly { name: string; said: (record: BillRecord) => Words | null }[] = [
  { name: "Session", said: ({ session_name, canonical_url }) => [link(session_name, sessionTwin(canonical_url))] },
  { name: "Status", said: ({ status_label, status_date }) => [dated(status_label, status_date)] },
  {
    name: "Last action",
    said: ({ last_action, last_action_date }) => (last_action === null ? null : [dated(last_action, last_action_date)]),
  },
  { name: "Act", said: ({ act_number }) => only(act_number) },
  { name: "Veto", said: ({ veto_number }) => only(veto_number) },
  { name: "Effective", said: ({ effective_date }) => only(effective_date) },
  { name: "Kind", said: (record) => [kindOf(record)] },
  { name: "Committee", said: ({ committee }) => only(committee && named(committee.chamber, committee.name)) },
  { name: "Sponsors", said: ({ sponsors }) => only(sponsors.map(sponsorWords).join("; ")) },
  { name: "Subjects", said: ({ subjects }) => only(subjects.join("; ")) },
  { name: "Official source", said: ({ source_url }) => linked(source_url) },
  { name: "Record of the source", said: ({ upstream_url }) => linked(upstream_url) },
];

/** A bill's facts as a list, one line each. */
export function billFacts(record: BillRecord): Blocks {
  return facts(LINES.map(({ name, said }) => ({ name, words: said(record) })));
}

/** `Ann Roe (D, HD-001)`: whoever votes or sponsors. */
export function memberWords(member: { name: string | null; party: string | null; district: string | null }): string {
  const place = [member.party, member.district].filter((part) => part !== null).join(", ");
  return `${member.name ?? "a member whose name the source does not give"}${place === "" ? "" : ` (${place})`}`;
}

/** Words with a day behind them, where there is one. */
export function dated(words: string, day: string | null): string {
  return day === null ? words : `${words}, ${day}`;
}

function sponsorWords(sponsor: Sponsor): string {
  const role = sponsor.role === null ? "" : `${sponsor.role} `;
  return `${role}${memberWords(sponsor)}${sponsor.committee ? ", a committee" : ""}${SPONSOR_KINDS[sponsor.kind]}`;
}

function kindOf({ bill_type, chamber, current_chamber, completed }: BillRecord): string {
  const now = current_chamber === null || current_chamber === chamber ? "" : `, now ${chamberName(current_chamber)}`;
  return `${chamberName(chamber)} ${TYPES[bill_type]}${now}${completed ? ", completed" : ""}`;
}

function named(chamber: string | null, name: string): string {
  return [chamberName(chamber), name].filter((part) => part !== null).join(" ");
}

function only(words: string | null): Words | null {
  return words === null || words === "" ? null : [words];
}

function linked(address: string | null): Words | null {
  return address === null ? null : [link(address, address)];
}

/** The twin of the session in whose folder a bill's page lies. */
function sessionTwin(canonical_url: string): string {
  return twinOf(canonical_url.replace(/\/[^/]*$/, ""));
}
