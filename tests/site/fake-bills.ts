import type { SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import type { BillContent } from "../../src/model/content.ts";
import type { StoredBill } from "../../src/model/stored-bill.ts";
import { madeUpBill, madeUpSession } from "../support/made-up-bill.ts";

const [FIRST, SECOND, SPECIAL] = ["2091-2092", "2093-2094", "2093-special-1"].map((slug) => slug as SessionSlug) as [
  SessionSlug,
  SessionSlug,
  SessionSlug,
];

const SCRIPT = `<script>alert("bill")</script>`;

const TEXT = [
  "A BILL about lanterns &amp; <del>lamps</del><ins>lights &lt;b&gt;bold&lt;/b&gt;</ins>.",
  "SECTION 1.",
  "(a) No person shall <del>carry</del> <ins>hang</ins> a lantern\nupon a well.",
  "“SECTION 1.",
  "SECTION 1.",
  "<ins>SECTION 2.</ins>",
  "&lt;script&gt;alert(4)&lt;/script&gt; shall stand.",
].join("\n\n");

const MEMBERS: readonly (readonly [string | null, "yea" | "nay" | "not_voting" | "absent"])[] = [
  ["Ada Wick", "yea"],
  ["Bo Tallow", "nay"],
  [`Cy ${SCRIPT}`, "yea"],
  [null, "absent"],
];

const paper = { date: "2093-02-01", mime: "application/pdf", url: "https://list.example/p", source_url: null };

const vote: StoredBill["votes"][number] = {
  roll_call_id: 7,
  date: "2093-03-01",
  chamber: "H",
  description: `Passage ${SCRIPT}`,
  yea: 101,
  nay: 60,
  not_voting: 2,
  absent: 17,
  total: 180,
  passed: true,
  url: "https://list.example/vote",
  source_url: "https://assembly.example/vote",
  members: MEMBERS.map(([name, way], index) => ({
    people_id: index,
    name,
    party: name === null ? null : "R",
    district: name === null ? null : `HD-00${index}`,
    vote: way,
  })),
};

/** A bill with everything that a bill can have, much of it trying to be markup. */
const whole: Partial<StoredBill> = {
  bill_id: 1001,
  title: `Lanterns; care of <em>wells</em>; ${SCRIPT}`,
  description: "A BILL to be entitled an Act <about> lanterns.",
  status: 4,
  status_date: "2093-05-02",
  current_chamber: "S",
  completed: true,
  source_url: "https://assembly.example/hb1",
  upstream_url: "https://list.example/hb1",
  committee: { committee_id: 1, chamber: "S", name: "Wells & Springs" },
  sponsors: [
    {
      people_id: 1,
      name: "Ada Wick",
      order: 1,
      kind: "primary",
      role: "Rep",
      party: "D",
      district: "HD-1",
      committee: false,
    },
    {
      people_id: 2,
      name: `Dee ${SCRIPT}`,
      order: 2,
      kind: "cosponsor",
      role: null,
      party: null,
      district: null,
      committee: false,
    },
    {
      people_id: null,
      name: "Wells",
      order: 3,
      kind: "sponsor",
      role: null,
      party: null,
      district: null,
      committee: true,
    },
  ],
  subjects: ["Lanterns", "Wells"],
  referrals: [{ committee_id: 1, chamber: "H", name: "Lamps", date: "2093-01-12" }],
  history: [
    { date: "2093-01-11", chamber: "H", action: "House Hopper", importance: false },
    { date: "2093-03-01", chamber: "H", action: `House Passed ${SCRIPT}`, importance: true },
    { date: null, chamber: null, action: "Act 12", importance: true },
    { date: "2093-05-02", chamber: null, action: "Effective Date 2093-07-01", importance: false },
  ],
  progress: [
    { date: "2093-01-11", event: 1 },
    { date: "2093-03-01", event: 2 },
    { date: null, event: 4 },
  ],
  votes: [
    vote,
    { ...vote, roll_call_id: 8, passed: false, members: null, source_url: null, url: null, date: null, chamber: null },
  ],
  amendments: [
    {
      amendment_id: 1,
      chamber: "S",
      title: "Floor amendment",
      description: "Floor amendment",
      adopted: false,
      ...paper,
    },
    {
      amendment_id: 2,
      chamber: null,
      title: null,
      description: SCRIPT,
      adopted: true,
      ...paper,
      source_url: "https://assembly.example/a",
    },
  ],
  texts: [
    { doc_id: 5, type: "Introduced", ...paper },
    { doc_id: 6, type: "Enrolled", ...paper, date: "2093-04-01" },
  ],
  supplements: [{ supplement_id: 1, title: "Fiscal note", description: "Cost of oil", ...paper }],
  calendar: [{ date: "2093-02-02", time: "14:00", type: "Hearing", location: "Room 1", description: null }],
  related: [
    { bill_id: 1002, number: "SB1", type: "Same As" },
    { bill_id: 9999, number: "HB77", type: "Similar To" },
  ],
  text_status: "stored",
  text_source: { format: "rtf", doc_id: 6, type: "Enrolled", date: "2093-04-01", file: "hb1.rtf", keeps_marks: true },
  text: TEXT,
  service: {
    model: "made-up-1",
    written_on: "2093-06-01",
    source_hash: "0123456789abcdef",
    summary: { en: `It hangs lanterns ${SCRIPT}.`, es: "Cuelga faroles <b>hoy</b>." },
    topic_tags: ["lanterns", "<i>wells</i>"],
  },
};

/** Bills of three sessions: one that has everything, and those that lack a text each in another way. */
export const FAKE_BILLS: BillContent = {
  sessions: [
    madeUpSession(FIRST),
    madeUpSession(SECOND, { sine_die: false, name: "2093-2094 Session <of> Lanterns" }),
    madeUpSession(SPECIAL, { session_id: 5, name: "2093 Special Session", year_end: 2093, special: 1 }),
  ],
  bills: [
    madeUpBill(FIRST, "hb9", { bill_id: 900, status: 6, status_date: "2092-01-05" }),
    madeUpBill(SECOND, "hb1", whole),
    madeUpBill(SECOND, "hb2", {
      bill_id: 1003,
      text_status: "not_fetched",
      texts: [{ doc_id: 8, type: "Introduced", ...paper, source_url: "https://assembly.example/hb2.pdf" }],
      service: { ...(whole.service as NonNullable<StoredBill["service"]>), summary: { en: "Only English.", es: null } },
    }),
    madeUpBill(SECOND, "sb1", {
      bill_id: 1002,
      status: 5,
      source_url: "https://assembly.example/sb1",
      text_status: "stored",
      text_source: { format: "text", doc_id: null, type: null, date: null, file: "sb1.txt", keeps_marks: false },
      text: "A bill in plain words.",
    }),
    madeUpBill(SECOND, "sr3", { bill_id: 1004, bill_type: "R", status: 0 }),
  ],
};
