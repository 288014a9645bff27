import { LIMITS } from "../../contract/limits.ts";
import type { BillShelf, SessionShelf } from "../../corpus/bill-shelf.ts";
import { BILL_KINDS, type BillKind, formatBillNumber } from "../../identifiers/bills/bill-number.ts";
import type { SessionSlug } from "../../identifiers/bills/session-slug.ts";
import type { SlimBill } from "../../model/bill-records.ts";
import { KIND_NAMES } from "../../render/bills/kind-names.ts";
import { countsInWords } from "../coverage-view.ts";
import { type FilterLink, type ShownWindow, shownWindow, withQuery } from "../list-windows.ts";
import { counted } from "../plain-words.ts";
import { billPath, sessionPath } from "../site-paths.ts";
import type { StatusMark } from "../status-words.ts";
import { statusTone } from "./bill-words.ts";

/** A bill in a list. */
export type ListedBillView = { number: string; title: string; path: string; mark: StatusMark; date: string | null };

/** Bills of one kind that follow each other. */
export type KindGroup = { kind: BillKind; heading: string; bills: ListedBillView[] };

/** Everything a page of a session's bills shows. */
export type SessionView = {
  session: SessionShelf;
  title: string;
  description: string;
  /** What selects the bills shown, as an address has it; empty for the first window of all. */
  query: Record<string, string>;
  kind: BillKind | null;
  filters: FilterLink[];
  statuses: string;
  groups: KindGroup[];
  total: number;
  shown: ShownWindow;
  /** Whether this is the page that speaks of the session as a whole. */
  whole: boolean;
};

/** What an address asks of a session's page. */
export type SessionAsked = { kind: string | null; start: string | null };

/** What the page of a session shows; null where it has no bill of that kind, or none that far. */
export function sessionView(bills: BillShelf, slug: SessionSlug | null, asked: SessionAsked): SessionView | null {
  const session = bills.sessions().find((each) => each.slug === slug);
  if (session === undefined) return null;
  const kind = kindAsked(session, asked.kind);
  if (kind === undefined) return null;
  const path = sessionPath(session.slug);
  const total = kind?.count ?? session.count;
  const query: Record<string, string> = kind === null ? {} : { kind: kind.kind };
  const shown = shownWindow({ path, query, total, size: LIMITS.sessionBills }, asked.start);
  if (shown === null) return null;
  const { start } = shown.current;
  const filter = { session: session.slug, ...(kind !== null && { kind: kind.kind }) };
  const { rows } = bills.inNumberOrder(filter, { offset: start, limit: LIMITS.sessionBills });
  const part = shown.windows.length === 1 ? "" : `, ${shown.current.label}`;
  const title = `${session.name}${kind === null ? "" : `: ${KIND_NAMES[kind.kind].several}`}${part}`;
  return {
    session,
    title,
    description: `${title}: ${counted(total, "measure")} in number order, each with its status.`,
    query: start === 0 ? query : { ...query, start: String(start) },
    kind: kind?.kind ?? null,
    filters: filterLinks(session, path, kind?.kind ?? null),
    statuses: countsInWords(session.statuses.map(({ status_label, count }) => ({ name: status_label, count }))),
    groups: kindGroups(rows.map(({ slim }) => slim)),
    total,
    shown,
    whole: kind === null && start === 0,
  };
}

/** The kind asked for with its count; null for all; undefined where the session has none such. */
function kindAsked({ kinds }: SessionShelf, asked: string | null): SessionShelf["kinds"][number] | null | undefined {
  if (asked === null) return null;
  return kinds.find(({ kind, count }) => kind === asked && count > 0);
}

function filterLinks({ count, kinds }: SessionShelf, path: string, here: BillKind | null): FilterLink[] {
  const present = kinds.filter((kind) => kind.count > 0);
  return [
    { name: "All", count, path, here: here === null },
    ...present.map(({ kind, count: ofKind }) => ({
      name: KIND_NAMES[kind].several,
      count: ofKind,
      path: withQuery(path, { kind }),
      here: here === kind,
    })),
  ];
}

function kindGroups(bills: readonly SlimBill[]): KindGroup[] {
  const byKind = Map.groupBy(bills, ({ kind }) => kind);
  return BILL_KINDS.flatMap((kind) => {
    const listed = byKind.get(kind) ?? [];
    return listed.length === 0 ? [] : [{ kind, heading: KIND_NAMES[kind].several, bills: listed.map(listedBill) }];
  });
}

/** A bill as a list shows it: its status, and the day on which it took it. */
export function listedBill(bill: SlimBill): ListedBillView {
  return {
    number: formatBillNumber(bill.number),
    title: bill.title,
    path: billPath(bill),
    mark: { label: bill.status_label, tone: statusTone(bill.status) },
    date: bill.status_date,
  };
}
