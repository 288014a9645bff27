import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type OpinionItems, opinionItems } from "../../../src/model/opinion-lists.ts";
import type { SlimOpinion } from "../../../src/model/opinion-records.ts";
import { expectDocumentsFollowed, writtenLists } from "../../functions/follow-documents.ts";
import { walkWindows } from "../../functions/walk-windows.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** Ids, the opinions that come, and those ids that name none, or several. */
const READS: readonly [ids: string, items: string[], notFound: string[]][] = [
  ["S25A9001/990000101", ["S25A9001/990000101"], []],
  ["S25A9001,s22f9001", ["S25A9001/990000101", "S22F9001/990000130"], []],
  // A docket number means its leading opinion.
  ["S23G9005", ["S23G9005/990000111"], []],
  ["S23G9005,S23G9005/990000110", ["S23G9005/990000111", "S23G9005/990000110"], []],
  ["99012,99011", ["99011/990000160"], []],
  ["999 Ga. 1001,999 SE2d 101,990000101,990000199", ["S25A9001/990000101"], []],
  ["ga-s25a9005,cap-99000001", ["S25A9005/ga-s25a9005", "99001/cap-99000001"], []],
  ["999 Ga. 1050,S22C9002", ["S22C9002/990000131"], ["999 Ga. 1050"]],
  ["Ex parte Bellfounder,4711,S25A9002", [], ["Ex parte Bellfounder", "4711", "S25A9002"]],
];

/** Tests of the batch read of opinions. */
export function opinionBatches(hosts: ServedSpecimen): void {
  let all: SlimOpinion[];
  beforeAll(async () => {
    all = (await walkWindows<SlimOpinion>(hosts.api, "/api/opinions/recent?limit=100")).items;
  });

  const read = async (ids: string, more = ""): Promise<OpinionItems> =>
    opinionItems.parse(await (await hosts.api(`/api/opinions/items?ids=${encodeURIComponent(ids)}${more}`)).json());

  test.each(READS)("%s", async (ids, items, notFound) => {
    const page = await read(ids);
    expect([page.items.map(({ id }) => id), page.not_found, page.next_ids, page.next]).toEqual([
      items,
      notFound,
      [],
      null,
    ]);
  });

  test("an opinion is the record of its own address, with its text", async () => {
    const { items } = await read("S25A9001,CLUSTER-990000301");
    for (const { text, ...record } of items) {
      expect(record).toEqual(await (await hosts.api(new URL(record.json_url).pathname)).json());
      const printed = await hosts.api(`/api/opinions/cases/${record.id}/text`);
      expect(text === null ? null : `${text}\n`).toBe(printed.status === 200 ? await printed.text() : null);
    }
    expect(items.map(({ text }) => text === null)).toEqual([false, true]);
  });

  test("in Spanish the summaries change and nothing else, and next asks for Spanish again", async () => {
    const ids = all.map(({ id }) => id).join(",");
    const [english, spanish] = [await read(ids), await read(ids, "&lang=es")];
    const plain = ({ items }: OpinionItems) => items.map((item) => ({ ...item, summary: null }));
    expect(plain(spanish)).toEqual(plain(english));
    expect(spanish.items.some(({ summary }) => summary?.lang === "es")).toBe(true);
    expect(new URL(spanish.next ?? "").searchParams.get("lang")).toBe("es");
    expect(spanish.next_ids).toEqual(all.slice(20).map(({ id }) => id));
  });

  test("following next to the end visits each opinion once, in order, within the budgets", async () => {
    const documents = all.map(({ id, cluster_id }) => ({ id, written: [id, cluster_id, id.toLowerCase()] }));
    const numRuns = hosts.way === "in process" ? 60 : 10;
    await fc.assert(
      fc.asyncProperty(writtenLists(documents, ["fish", "S25A9002", "4711"]), async (ids) => {
        await expectDocumentsFollowed(hosts.api, "/api/opinions/items", ids);
      }),
      { numRuns },
    );
  });
}
