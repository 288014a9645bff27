import type { BillRecord } from "../../model/bill-records.ts";
import type { Tone } from "../status-words.ts";

/** LegiScan's status codes as a reader meets them. */
type StatusWords = { status: number; tone: Tone; sentence: string };

/** What the status of a bill says of it, for the codes that a session's bills end with (contract section 3). */
const STATUSES: readonly StatusWords[] = [
  { status: 1, tone: "quiet", sentence: "It was introduced in the chamber in which it began." },
  { status: 2, tone: "quiet", sentence: "It passed the chamber in which it began." },
  { status: 3, tone: "quiet", sentence: "Both chambers passed it, and it went on from there." },
  { status: 4, tone: "good", sentence: "It passed its last step: a bill became law, a resolution was adopted." },
  { status: 5, tone: "gone", sentence: "The governor vetoed it." },
  { status: 6, tone: "gone", sentence: "It did not pass." },
];

const BY_STATUS = new Map(STATUSES.map((words) => [words.status, words]));

/** How the mark of a status looks. */
export function statusTone(status: number): Tone {
  return BY_STATUS.get(status)?.tone ?? "quiet";
}

/** The codes that are explained, each with what it says, in order. */
export const STATUS_SENTENCES: readonly { status: number; sentence: string }[] = STATUSES;

/** What a vote counts, and in which order its members are named. */
export const MEMBER_VOTES = [
  { vote: "yea", name: "Yea" },
  { vote: "nay", name: "Nay" },
  { vote: "not_voting", name: "Not voting" },
  { vote: "absent", name: "Absent" },
] as const;

const BILL_TYPES: Readonly<Record<BillRecord["bill_type"], string>> = {
  B: "bill",
  R: "resolution",
  CR: "concurrent resolution",
  JR: "joint resolution",
};

/** `House bill`, `Senate concurrent resolution`. */
export function measureName({ bill_type, chamber }: Pick<BillRecord, "bill_type" | "chamber">): string {
  return `${chamber === "H" ? "House" : "Senate"} ${BILL_TYPES[bill_type]}`;
}

/** How a sponsor stands to a bill, where that is more than being its sponsor. */
export const SPONSOR_KINDS: Readonly<Record<BillRecord["sponsors"][number]["kind"], string | null>> = {
  sponsor: null,
  primary: "primary sponsor",
  cosponsor: "cosponsor",
  joint: "joint sponsor",
};
