import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { BillItems, billItems } from "../../../src/model/bill-lists.ts";
import type { OpinionItems, opinionItems } from "../../../src/model/opinion-lists.ts";
import { expectDocumentsFollowed, writtenLists } from "../../functions/follow-documents.ts";
import { walkWindows } from "../../functions/walk-windows.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";

/** What the batch read of bills and that of opinions differ in. `Slim` is a row of their lists. */
export type DocumentBatch<Slim> = {
  /** The path of the collection, and that of its documents up to their ids. */
  readonly collection: string;
  readonly documents: string;
  readonly shape: typeof billItems | typeof opinionItems;
  /** Ids, the documents that come, and those ids that name none, or several. */
  readonly reads: readonly (readonly [ids: string, items: string[], notFound: string[]])[];
  /** A document with a text, and one without. */
  readonly texts: readonly [has: string, lacks: string];
  /** Other ways to write the id of a document, upstream's id first. */
  readonly written: (row: Slim) => readonly [upstream: string, ...others: string[]];
  /** A reference that names more than its words say, and the document that it means. */
  readonly short: readonly [written: string, id: string];
  /** Words that name nothing. */
  readonly unknown: readonly string[];
};

/** Tests of the batch read of bills or opinions. */
export function documentBatches<Slim extends { id: string }>(hosts: ServedSpecimen, batch: DocumentBatch<Slim>): void {
  const { collection, documents, shape, reads, texts, written, short, unknown } = batch;
  let all: Slim[];
  beforeAll(async () => {
    all = (await walkWindows<Slim>(hosts.api, `${collection}/recent?limit=100`)).items;
  });

  const read = async (ids: string, more = ""): Promise<BillItems | OpinionItems> =>
    shape.parse(await (await hosts.api(`${collection}/items?ids=${encodeURIComponent(ids)}${more}`)).json());

  test.each(reads)("%s", async (ids, items, notFound) => {
    const page = await read(ids);
    expect([page.items.map(({ id }) => id), page.not_found]).toEqual([items, notFound]);
    expect([page.next_ids, page.next]).toEqual([[], null]);
  });

  test("a document is the record of its own address, with its text", async () => {
    const { items } = await read(texts.join(","));
    for (const { text, ...record } of items) {
      expect(record).toEqual(await (await hosts.api(new URL(record.json_url).pathname)).json());
      const printed = await hosts.api(`${documents}/${record.id}/text`);
      expect(text === null ? null : `${text}\n`).toBe(printed.status === 200 ? await printed.text() : null);
    }
    expect(items.map(({ text }) => text === null)).toEqual([false, true]);
  });

  test("in Spanish the summaries change and nothing else, and next asks for Spanish again", async () => {
    const ids = all.map(({ id }) => id).join(",");
    const [english, spanish] = [await read(ids), await read(ids, "&lang=es")];
    const plain = ({ items }: BillItems | OpinionItems) => items.map((item) => ({ ...item, summary: null }));
    expect(plain(spanish)).toEqual(plain(english));
    expect(spanish.items.some(({ summary }) => summary?.lang === "es")).toBe(true);
    expect(new URL(spanish.next ?? "").searchParams.get("lang")).toBe("es");
    expect(spanish.next_ids).toEqual(all.slice(20).map(({ id }) => id));
  });

  test("following next to the end visits each document once, in order, within the budgets", async () => {
    const forms = all.map((row) => ({ id: row.id, written: [row.id, ...written(row)] }));
    const numRuns = hosts.way === "in process" ? 60 : 10;
    await fc.assert(
      fc.asyncProperty(writtenLists(forms, unknown), async (ids) => {
        await expectDocumentsFollowed(hosts.api, `${collection}/items`, ids);
      }),
      { numRuns },
    );
  });

  test("what is next stands by its public id, as it was written where those would not fit", async () => {
    const nothing = Array.from({ length: 20 }, (_unused, index) => `x${index}`);
    expect((await read([...nothing, short[0]].join(","))).next_ids).toEqual([short[1]]);
    const rest = all.map((row) => written(row)[0]);
    const filler = "y".repeat(2_000 - [...nothing, ...rest, ""].join(",").length);
    expect((await read([...nothing, ...rest, filler].join(","))).next_ids).toEqual([...rest, filler]);
  });
}
