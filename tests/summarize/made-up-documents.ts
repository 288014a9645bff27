import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BillNumber } from "../../src/identifiers/bills/bill-number.ts";
import type { SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import type { ClusterId } from "../../src/identifiers/opinions/cluster-id.ts";
import type { DocketNumber } from "../../src/identifiers/opinions/docket.ts";
import type { StoredBill } from "../../src/model/stored-bill.ts";
import type { StoredOpinion } from "../../src/model/stored-opinion.ts";
import { joinFrontmatter } from "../../src/store/frontmatter.ts";

/** A bill text with struck and added words. */
export const BILL_TEXT =
  "The market bell shall be rung at <del>noon</del><ins>one o'clock</ins> on every day of the fair.\n\n" +
  "A keeper who forgets the bell shall pay two lanterns &amp; a kite to the town.";

/** An opinion's text. */
export const OPINION_TEXT =
  "The keeper of the lantern house appeals from the order that the lamps be lit at dusk.\n\n" +
  "We hold that a lamp which nobody sees has not been lit within the meaning of the lantern rules.\n\n" +
  "The order of the trial court is therefore affirmed in every part.";

/** A stored bill with a text; a test changes what it is about. */
export function madeUpBill(changes: Partial<StoredBill> = {}): StoredBill {
  const number = changes.number ?? ("hb1" as BillNumber);
  return {
    bill_id: 700,
    session: "2031-2032" as SessionSlug,
    number,
    bill_type: "B",
    title: "Market bell; hour of ringing",
    description: "A bill about the hour of the market bell.",
    status: 1,
    status_date: "2031-01-12",
    chamber: "H",
    current_chamber: "H",
    completed: false,
    change_hash: null,
    source_url: null,
    upstream_url: null,
    committee: null,
    sponsors: [],
    subjects: [],
    referrals: [],
    history: [],
    progress: [],
    votes: [],
    amendments: [],
    texts: [],
    supplements: [],
    calendar: [],
    related: [],
    text_status: "stored",
    text_source: { format: "rtf", doc_id: null, type: null, date: null, file: `${number}.rtf`, keeps_marks: true },
    service: null,
    text: BILL_TEXT,
    ...changes,
  };
}

/** A stored bill without a text. */
export function billWithoutText(number: string): StoredBill {
  return madeUpBill({ number: number as BillNumber, text: "", text_status: "not_fetched", text_source: null });
}

/** A stored opinion; a test changes what it is about. */
export function madeUpOpinion(changes: Partial<StoredOpinion> = {}): StoredOpinion {
  const docket = "S31A0001" as DocketNumber;
  return {
    cluster_id: "9000001" as ClusterId,
    court: "ga",
    court_name: "Supreme Court of Georgia",
    docket,
    dockets: [docket],
    docket_printed: null,
    case_name: "Keeper v. Town of Lanterns",
    case_name_short: null,
    case_name_full: null,
    date_filed: "2031-03-04",
    date_precision: "day",
    date_argued: null,
    citations: [],
    judges: [],
    author: null,
    precedential_status: "Published",
    nature_of_suit: null,
    disposition: null,
    posture: null,
    procedural_history: null,
    syllabus: null,
    attorneys: null,
    source_url: null,
    upstream_url: null,
    sub_opinions: [],
    pages: [],
    joined_clusters: [],
    upstream: [{ source: "CourtListener", kind: "cluster", id: "9000001", url: null, modified: null }],
    text_status: "stored",
    service: null,
    text: OPINION_TEXT,
    ...changes,
  };
}

/** The content file of a bill. */
export function billFile({ text, ...fields }: StoredBill): string {
  return joinFrontmatter(fields, text);
}

/** The content file of an opinion. */
export function opinionFile({ text, ...fields }: StoredOpinion): string {
  return joinFrontmatter(fields, text);
}

/** A temporary content folder with some documents; the caller takes it away. */
export function makeContent(documents: { bills?: StoredBill[]; opinions?: StoredOpinion[] }): string {
  const content = mkdtempSync(join(tmpdir(), "summarize-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  };
  for (const bill of documents.bills ?? []) write(`bills/${bill.session}/${bill.number}.md`, billFile(bill));
  for (const opinion of documents.opinions ?? []) {
    const { date_filed, docket, cluster_id } = opinion;
    write(`opinions/${date_filed.slice(0, 4)}/${docket}/${cluster_id}.md`, opinionFile(opinion));
  }
  return content;
}
