import { formatBillNumber } from "../../identifiers/bills/bill-number.ts";
import type { SessionRecord } from "../../model/bill-lists.ts";
import type { SlimBill } from "../../model/bill-records.ts";
import { counted } from "../counted.ts";
import { type Stamp, stampMarkdown } from "../frontmatter.ts";
import { mapFrontmatter } from "../map-frontmatter.ts";
import { writeMarkdown } from "../markdown.ts";
import { aside, type Blocks, heading, line, link, list, type NestedEntry } from "../nodes.ts";
import { followingPart, shownPart } from "../numbered-pages.ts";
import { twinAddress, twinOf } from "../twin-address.ts";
import { dated } from "./bill-facts.ts";
import { countedKind, KIND_NAMES } from "./kind-names.ts";

/** A session as Markdown (contract section 4.2): counts by kind, then a page of bills in number order, one line each. */
export function sessionMarkdown(session: SessionRecord, stamp: Stamp): string {
  return stampMarkdown(mapFrontmatter(session, stamp), sessionMarkdownBody(session));
}

/** The page without its frontmatter. */
export function sessionMarkdownBody(session: SessionRecord): string {
  const query = { kind: session.kind ?? undefined };
  return writeMarkdown([
    heading(1, session.session_name),
    line(`${counted(session.count, "bill")}${session.sine_die ? "; the session has adjourned for good" : ""}.`),
    ...kindList(session),
    ...statusLine(session),
    ...aside(session.kind === null ? [] : [[`${KIND_NAMES[session.kind].several} only: ${session.total}.`]]),
    ...shownPart(session, "Bill", query),
    ...(session.items.length === 0 ? [] : [heading(2, "Bills"), list(session.items.map(billEntry))]),
    ...followingPart(session, "Bill", query),
  ]);
}

function kindList({ kinds, md_url }: SessionRecord): Blocks {
  const entries = kinds
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({ words: [link(countedKind(kind, count), twinAddress(md_url, { kind }))], below: [] }));
  return entries.length === 0 ? [] : [list(entries)];
}

function statusLine({ statuses }: SessionRecord): Blocks {
  const known = statuses.filter(({ count }) => count > 0);
  if (known.length === 0) return [];
  return [line(`By status: ${known.map(({ status_label, count }) => `${count} ${status_label}`).join(", ")}.`)];
}

function billEntry(bill: SlimBill): NestedEntry {
  const status = dated(bill.status_label, bill.status_date);
  const linked = link(formatBillNumber(bill.number), twinOf(bill.canonical_url));
  return { words: [linked, ` ${bill.title} (${status})`], below: [] };
}
