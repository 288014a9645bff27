import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type BillItems, billItems } from "../../../src/model/bill-lists.ts";
import type { SlimBill } from "../../../src/model/bill-records.ts";
import { expectDocumentsFollowed, writtenLists } from "../../functions/follow-documents.ts";
import { walkWindows } from "../../functions/walk-windows.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** Ids, the bills that come, and those ids that name none, or several. */
const READS: readonly [ids: string, items: string[], notFound: string[]][] = [
  ["2025-2026/hb9001", ["2025-2026/hb9001"], []],
  ["hb9001", ["2025-2026/hb9001"], []],
  ["HB 9001", ["2025-2026/hb9001"], []],
  ["99000015", ["2023-2024/hb9001"], []],
  ["99000015,HB 9001 (2025),2023/hb9001", ["2023-2024/hb9001", "2025-2026/hb9001"], []],
  ["hb9001,2025-2026/HB9001, HB-9001 ", ["2025-2026/hb9001"], []],
  ["2021-special-1/hb9002ex,hb9004", ["2021-special-1/hb9002ex", "2023-2024/hb9004"], []],
  ["fish,hb9007,9001,hb9001,fish", ["2025-2026/hb9001"], ["fish", "hb9007", "9001"]],
  ["1999-2000/hb9001", [], ["1999-2000/hb9001"]],
];

/** Tests of the batch read of bills. */
export function billBatches(hosts: ServedSpecimen): void {
  let all: SlimBill[];
  beforeAll(async () => {
    all = (await walkWindows<SlimBill>(hosts.api, "/api/bills/recent?limit=100")).items;
  });

  const read = async (ids: string, more = ""): Promise<BillItems> =>
    billItems.parse(await (await hosts.api(`/api/bills/items?ids=${encodeURIComponent(ids)}${more}`)).json());

  test.each(READS)("%s", async (ids, items, notFound) => {
    const page = await read(ids);
    expect([page.items.map(({ id }) => id), page.not_found, page.next_ids, page.next]).toEqual([
      items,
      notFound,
      [],
      null,
    ]);
  });

  test("a bill is the record of its own address, with its text as printed", async () => {
    const { items } = await read("2025-2026/hb9001,2025-2026/hb9003");
    for (const { text, ...record } of items) {
      expect(record).toEqual(await (await hosts.api(new URL(record.json_url).pathname)).json());
      const printed = await hosts.api(`/api/bills/bills/${record.id}/text`);
      expect(text === null ? null : `${text}\n`).toBe(printed.status === 200 ? await printed.text() : null);
    }
    expect(items.map(({ text }) => text === null)).toEqual([false, true]);
  });

  test("in Spanish the summaries change and nothing else, and next asks for Spanish again", async () => {
    const ids = all.map(({ id }) => id).join(",");
    const [english, spanish] = [await read(ids), await read(ids, "&lang=es")];
    const plain = ({ items }: BillItems) => items.map((item) => ({ ...item, summary: null }));
    expect(plain(spanish)).toEqual(plain(english));
    expect(spanish.items.some(({ summary }) => summary?.lang === "es")).toBe(true);
    expect(new URL(spanish.next ?? "").searchParams.get("lang")).toBe("es");
    expect(spanish.next_ids).toEqual(all.slice(20).map(({ id }) => id));
  });

  test("what is next stands by its public id, as it was written where those would not fit", async () => {
    const unknown = Array.from({ length: 20 }, (_unused, index) => `x${index}`);
    expect((await read([...unknown, "HB 9001"].join(","))).next_ids).toEqual(["2025-2026/hb9001"]);
    const upstream = all.map(({ bill_id }) => String(bill_id));
    const long = [...unknown, ...upstream, "y".repeat(1_600)].join(",");
    expect(long.length).toBeLessThanOrEqual(2_000);
    expect((await read(long)).next_ids).toEqual([...upstream, "y".repeat(1_600)]);
  });

  test("following next to the end visits each bill once, in order, within the budgets", async () => {
    const documents = all.map(({ id, bill_id, cite_as }) => ({
      id,
      written: [id, String(bill_id), cite_as.replace(/,/g, "")],
    }));
    const numRuns = hosts.way === "in process" ? 60 : 10;
    await fc.assert(
      fc.asyncProperty(writtenLists(documents, ["fish", "hb9999", "2025-2026/sb9999"]), async (ids) => {
        await expectDocumentsFollowed(hosts.api, "/api/bills/items", ids);
      }),
      { numRuns },
    );
  });
}
