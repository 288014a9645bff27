import type { BillKey, BillShelf, SessionShelf } from "../../../src/corpus/bill-shelf.ts";
import { type BillNumber, compareBillNumbers } from "../../../src/identifiers/bills/bill-number.ts";
import { compareSessions, type SessionSlug, sessionParts } from "../../../src/identifiers/bills/session-slug.ts";

/** Bills by session, with upstream's id of each. */
export type FakeBills = Readonly<Record<string, Readonly<Record<string, number>>>>;

const notFaked = () => {
  throw new Error("the fake shelf has no records");
};

/** A shelf that knows which bills there are, and nothing of what is in them. */
export function fakeBillShelf(bills: FakeBills): BillShelf {
  const slugs = (Object.keys(bills) as SessionSlug[]).sort(compareSessions).reverse();
  const keys = slugs.flatMap((session) =>
    (Object.keys(bills[session] ?? {}) as BillNumber[]).sort(compareBillNumbers).map((number) => ({ session, number })),
  );
  const idOf = ({ session, number }: BillKey) => bills[session]?.[number];
  const sessions = slugs.map((slug, index) => {
    const { start, end, special } = sessionParts(slug);
    return { slug, name: `${slug} Session`, session_id: index + 1, year_start: start, year_end: end, special };
  });
  return {
    sessions: () => sessions as unknown as SessionShelf[],
    keys: () => keys,
    has: (key) => idOf(key) !== undefined,
    byUpstreamId: (id) => keys.find((key) => idOf(key) === id) ?? null,
    sessionsWith: (number) => slugs.filter((session) => idOf({ session, number }) !== undefined),
    nearest: ({ session }, limit) => keys.filter((key) => key.session === session).slice(0, limit),
    meta: notFaked,
    sitemap: notFaked,
    bill: notFaked,
    newest: notFaked,
    inNumberOrder: notFaked,
  };
}
