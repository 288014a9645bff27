import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BillFilter } from "../../src/corpus/bill-shelf.ts";
import { compareBillNumbers, parseBillNumber } from "../../src/identifiers/bills/bill-number.ts";
import { parseSessionSlug, type SessionSlug } from "../../src/identifiers/bills/session-slug.ts";
import type { StoredBill } from "../../src/model/stored-bill.ts";
import { madeUpBill, madeUpSession } from "../support/made-up-bill.ts";
import { withStore } from "../support/open-made-up.ts";

const SESSIONS = ["2021-2022", "2023-2024"].map((slug) => madeUpSession(slug));
const [OLD, NEW] = SESSIONS.map(({ slug }) => slug) as [SessionSlug, SessionSlug];
const slug = (text: string) => parseSessionSlug(text) as SessionSlug;
const number = (text: string) => parseBillNumber(text) ?? expect.fail(`${text} is no number`);

/** Bills by (session, number), each once, in stored order, with few days and words so that they collide. */
const shelves = fc
  .uniqueArray(
    fc.record({
      session: fc.constantFrom(OLD, NEW),
      kind: fc.constantFrom("hb", "sb", "hr", "sr"),
      serial: fc.integer({ min: 1, max: 12 }),
      status: fc.integer({ min: 0, max: 6 }),
      day: fc.option(fc.constantFrom("2023-01-09", "2023-02-01", "2024-03-28")),
      word: fc.constantFrom("Lanterns", "Ferries", "Café tables", "O’Neil's pier"),
    }),
    { maxLength: 30, selector: ({ session, kind, serial }) => `${session}/${kind}${serial}` },
  )
  .map((drawn) =>
    drawn
      .map(({ session, kind, serial, status, day, word }, index) =>
        madeUpBill(session, `${kind}${serial}`, {
          bill_id: index + 1,
          bill_type: kind.endsWith("r") ? "R" : "B",
          status,
          title: `${word}; the care of`,
          history: day === null ? [] : [{ date: day, chamber: null, action: "Read", importance: false }],
        }),
      )
      .sort((a, b) =>
        a.session < b.session ? -1 : a.session > b.session ? 1 : compareBillNumbers(a.number, b.number),
      ),
  );

const filters: fc.Arbitrary<BillFilter> = fc.record(
  {
    session: fc.constantFrom(OLD, NEW, slug("1999-2000")),
    kind: fc.constantFrom("hb", "sb", "hr", "sr"),
    chamber: fc.constantFrom("H", "S"),
    billType: fc.constantFrom("B", "R", "JR"),
    status: fc.integer({ min: 0, max: 6 }),
    words: fc.constantFrom("lantern", "FERRIES", "cafe", "o'neil", "hb1", "HB 1", "nowhere", "%", "_", "'"),
  },
  { requiredKeys: [] },
);

const PLAIN: Readonly<Record<string, string>> = { é: "e", "’": "'" };
const plain = (text: string) => text.toLowerCase().replace(/[é’]/g, (mark) => PLAIN[mark] ?? mark);

function fits(bill: StoredBill, filter: BillFilter): boolean {
  const written = `${bill.number.slice(0, 2)} ${bill.number.slice(2)}`;
  const names = [bill.number, written, bill.title].map(plain);
  return (
    (filter.session === undefined || bill.session === filter.session) &&
    (filter.kind === undefined || bill.number.startsWith(filter.kind)) &&
    (filter.chamber === undefined || bill.chamber === filter.chamber) &&
    (filter.billType === undefined || bill.bill_type === filter.billType) &&
    (filter.status === undefined || bill.status === filter.status) &&
    (filter.words === undefined || names.some((name) => name.includes(plain(filter.words ?? ""))))
  );
}

const idOf = ({ session, number: own }: StoredBill) => `${session}/${own}`;

describe("the lists of the bills", () => {
  test("walking any list window by window gives what a plain filter and sort give, each bill once", () => {
    fc.assert(
      fc.property(shelves, filters, fc.integer({ min: 1, max: 7 }), (bills, filter, limit) =>
        withStore({ bills: { sessions: SESSIONS, bills } }, ({ bills: shelf }) => {
          const byNumber = bills
            .filter((bill) => fits(bill, filter))
            .sort((a, b) => (a.session === b.session ? 0 : a.session > b.session ? -1 : 1));
          const day = (bill: StoredBill) => bill.history[0]?.date ?? "";
          const byDay = byNumber.toSorted((a, b) => (day(a) === day(b) ? 0 : day(a) < day(b) ? 1 : -1));
          for (const [order, expected] of [
            ["inNumberOrder", byNumber],
            ["newest", byDay],
          ] as const) {
            const seen: string[] = [];
            for (let offset = 0; offset <= bills.length; offset += limit) {
              const window = shelf?.[order](filter, { offset, limit });
              expect(window?.total).toBe(expected.length);
              seen.push(...(window?.rows.map(({ slim }) => slim.id) ?? []));
            }
            expect(seen).toEqual(expected.map(idOf));
          }
        }),
      ),
      { numRuns: 60 },
    );
  });

  test("sessions count what they hold, and keys, sitemap, meta and sessions agree", () => {
    fc.assert(
      fc.property(shelves, (bills) =>
        withStore({ bills: { sessions: SESSIONS, bills } }, (corpus) => {
          const shelf = corpus.bills ?? expect.fail("there are bills");
          const ids = shelf.keys().map((key) => `${key.session}/${key.number}`);
          expect(new Set(ids)).toEqual(new Set(bills.map(idOf)));
          expect(shelf.sitemap().map(({ id }) => id)).toEqual(ids);
          expect(shelf.sessions().map((session) => session.slug)).toEqual([NEW, OLD]);
          for (const session of shelf.sessions()) {
            const own = bills.filter((bill) => bill.session === session.slug);
            expect(session.count).toBe(own.length);
            expect(session.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
            expect(session.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
            expect(session.caption_subjects.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
          }
          expect(shelf.meta().counts.bills).toBe(bills.length);
          expect(corpus.collections()).toMatchObject([{ collection: "bills", count: bills.length }]);
        }),
      ),
      { numRuns: 30 },
    );
  });
});

describe("one bill", () => {
  const bills = [
    madeUpBill(OLD, "hb1", { bill_id: 11 }),
    madeUpBill(NEW, "hb1", {
      bill_id: 21,
      text: "One <del>old</del> <ins>new</ins> rule.",
      text_status: "stored",
      text_source: source(),
    }),
    madeUpBill(NEW, "hb4", { bill_id: 22 }),
    madeUpBill(NEW, "hb9", { bill_id: 23 }),
    madeUpBill(NEW, "sb1", { bill_id: 24 }),
  ];
  const read = <T>(ask: (shelf: NonNullable<import("../../src/corpus/corpus.ts").Corpus["bills"]>) => T) =>
    withStore({ bills: { sessions: SESSIONS, bills } }, ({ bills: shelf }) => ask(shelf ?? expect.fail("no bills")));

  test("comes by its key and by upstream's id, with its neighbours of the session", () => {
    const found = read((shelf) => ({
      bill: shelf.bill({ session: NEW, number: number("hb4") }),
      upstream: shelf.byUpstreamId(22),
      none: shelf.bill({ session: OLD, number: number("hb4") }),
      noId: shelf.byUpstreamId(99),
    }));
    expect(found.bill?.record).toMatchObject({ id: "2023-2024/hb4", previous: "2023-2024/hb1", next: "2023-2024/hb9" });
    expect(found.bill?.text).toBeNull();
    expect(found.upstream).toEqual({ session: NEW, number: "hb4" });
    expect([found.none, found.noId]).toEqual([null, null]);
  });

  test("counts its characters without the marks, and keeps the marks in its text", () => {
    const { record, text } =
      read((shelf) => shelf.bill({ session: NEW, number: number("hb1") })) ?? expect.fail("gone");
    expect(text).toBe("One <del>old</del> <ins>new</ins> rule.");
    expect(record).toMatchObject({ has_text: true, chars: "One old new rule.".length });
  });

  test("a number is found in every session that has it, the newest first", () => {
    expect(read((shelf) => shelf.sessionsWith(number("hb1")))).toEqual([NEW, OLD]);
    expect(read((shelf) => shelf.sessionsWith(number("sr7")))).toEqual([]);
  });

  test("the nearest to a number that is not there are those of its kind, the nearest first", () => {
    const near = read((shelf) => shelf.nearest({ session: NEW, number: number("hb5") }, 2));
    expect(near.map((key) => key.number)).toEqual(["hb4", "hb1"]);
  });

  function source(): NonNullable<StoredBill["text_source"]> {
    return { format: "html", doc_id: null, type: null, date: null, file: "hb1.html", keeps_marks: true };
  }
});

describe("what a history tells", () => {
  const history = (entries: readonly [string | null, string][]) =>
    madeUpBill(NEW, "hb2", {
      history: entries.map(([date, action]) => ({ date, action, chamber: null, importance: false })),
    });
  const recordOf = (bill: StoredBill) =>
    withStore({ bills: { sessions: SESSIONS, bills: [bill] } }, ({ bills: shelf }) =>
      shelf?.bill({ session: NEW, number: number("hb2") }),
    )?.record;

  test("act, veto and effective date are read from the words, and the day of effect is no activity", () => {
    const record = recordOf(
      history([
        ["2023-05-01", "Act 12"],
        ["2023-04-01", "Signed"],
        ["2027-07-01", "Effective Date 2027-07-01"],
      ]),
    );
    expect(record).toMatchObject({
      act_number: "12",
      veto_number: null,
      effective_date: "2027-07-01",
      last_action: "Act 12",
      last_action_date: "2023-05-01",
    });
  });

  test("of one day the last entry is the newest, in whatever order the days stand", () => {
    const record = recordOf(
      history([
        ["2023-05-02", "Sent"],
        ["2023-05-02", "Veto V3"],
        ["2023-01-01", "Read"],
        [null, "Undated"],
      ]),
    );
    expect(record).toMatchObject({ last_action: "Veto V3", last_action_date: "2023-05-02", veto_number: "V3" });
  });
});
