import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OpinionFilter, OpinionShelf } from "../../src/corpus/opinion-shelf.ts";
import { type ClusterId, parseClusterId } from "../../src/identifiers/opinions/cluster-id.ts";
import { compareClusterIds } from "../../src/identifiers/opinions/compare-cluster-ids.ts";
import { compareDockets, type DocketNumber, parseDocketNumber } from "../../src/identifiers/opinions/docket.ts";
import { parseReporterCitation } from "../../src/identifiers/opinions/reporter-citation.ts";
import type { StoredOpinion } from "../../src/model/stored-opinion.ts";
import { madeUpOpinion } from "../support/made-up-opinion.ts";
import { withStore } from "../support/open-made-up.ts";

const docket = (text: string): DocketNumber => parseDocketNumber(text) ?? expect.fail(`${text} is no docket`);
const cluster = (text: string): ClusterId => parseClusterId(text) ?? expect.fail(`${text} is no cluster`);
const idOf = ({ docket: own, cluster_id }: Pick<StoredOpinion, "docket" | "cluster_id">) => `${own}/${cluster_id}`;
const inFilingOrder = (a: StoredOpinion, b: StoredOpinion) =>
  a.date_filed === b.date_filed
    ? compareDockets(a.docket, b.docket) || compareClusterIds(a.cluster_id, b.cluster_id)
    : a.date_filed < b.date_filed
      ? -1
      : 1;

function read<T>(opinions: readonly StoredOpinion[], ask: (shelf: OpinionShelf) => T): T {
  const sorted = opinions.toSorted(inFilingOrder);
  return withStore({ opinions: { opinions: sorted } }, ({ opinions: shelf }) =>
    ask(shelf ?? expect.fail("no opinions")),
  );
}

const shelves = fc.array(
  fc.record({
    docket: fc.constantFrom("S25A9001", "S25C9002", "S24Y9003", "9004"),
    day: fc.constantFrom("2024-12-30", "2025-01-02", "2025-06-30"),
    name: fc.constantFrom("Roe v. Doe", "In re Roe", "ROE v. STATE", "Peña v. O’Neil"),
  }),
  { maxLength: 25 },
);
const store = (drawn: readonly { docket: string; day: string; name: string }[]) =>
  drawn.map(({ docket: own, day, name }, index) =>
    madeUpOpinion(String(1_000 + index), { dockets: [own], date_filed: day, case_name: name }),
  );
const filters: fc.Arbitrary<OpinionFilter> = fc.record(
  {
    years: fc.uniqueArray(fc.constantFrom(1999, 2024, 2025), { minLength: 1 }),
    words: fc.constantFrom("roe", "ROE V", "pena", "o'neil", "nobody", "%"),
  },
  { requiredKeys: [] },
);
const plain = (text: string) => text.toLowerCase().replaceAll("ñ", "n").replaceAll("’", "'");
const fits = ({ date_filed, case_name }: StoredOpinion, { years, words }: OpinionFilter) =>
  (years === undefined || years.includes(Number(date_filed.slice(0, 4)))) &&
  (words === undefined || plain(case_name).includes(plain(words)));

describe("the lists of the opinions", () => {
  test("walking any list window by window gives what a plain filter and sort give, each opinion once", () => {
    fc.assert(
      fc.property(shelves, filters, fc.integer({ min: 1, max: 6 }), (drawn, filter, limit) => {
        const opinions = store(drawn);
        const expected = opinions
          .filter((opinion) => fits(opinion, filter))
          .toSorted(inFilingOrder)
          .map(idOf);
        read(opinions, (shelf) => {
          const walk = (order: "newest" | "inFilingOrder") => {
            const seen: string[] = [];
            for (let offset = 0; offset <= opinions.length; offset += limit) {
              const { rows, total } = shelf[order](filter, { offset, limit });
              expect(total).toBe(expected.length);
              seen.push(...rows.map(({ slim }) => slim.id));
            }
            return seen;
          };
          expect(walk("inFilingOrder")).toEqual(expected);
          expect(walk("newest")).toEqual(expected.toReversed());
        });
      }),
      { numRuns: 60 },
    );
  });

  test("years, keys, sitemap and meta agree, and previous and next are one chain in filing order", () => {
    fc.assert(
      fc.property(shelves, (drawn) => {
        const opinions = store(drawn);
        read(opinions, (shelf) => {
          const keys = shelf.keys();
          const ids = keys.map((key) => `${key.docket}/${key.cluster}`);
          expect(ids).toEqual(opinions.toSorted(inFilingOrder).map(idOf));
          expect(shelf.sitemap().map(({ id }) => id)).toEqual(ids);
          expect(shelf.years().reduce((sum, { count }) => sum + count, 0)).toBe(ids.length);
          expect(shelf.meta().counts).toMatchObject({ opinions: ids.length, years: shelf.years().length });
          const chain = keys.map((key) => shelf.opinion(key)?.record);
          expect(chain.map((record) => record?.previous)).toEqual([null, ...ids].slice(0, ids.length));
          expect(chain.map((record) => record?.next)).toEqual([...ids.slice(1), null].slice(0, ids.length));
        });
      }),
      { numRuns: 30 },
    );
  });
});

describe("several opinions under one docket", () => {
  const opinions = [
    madeUpOpinion("10", { dockets: ["S25A9001"], date_filed: "2025-01-01" }),
    madeUpOpinion("9", { dockets: ["S25A9001"], date_filed: "2025-03-01" }),
    madeUpOpinion("11", { dockets: ["S25A9001"], date_filed: "2025-03-01" }),
    madeUpOpinion("12", { dockets: ["S25A9000", "S25A9001"], date_filed: "2025-05-01" }),
    madeUpOpinion("ga-s25a9005", { dockets: ["S25A9005"], joined_clusters: ["77"] }),
  ];

  test("the latest filing date leads, then the highest id; a joined docket's own opinions come before joined ones", () => {
    const rows = read(opinions, (shelf) => shelf.underDocket(docket("S25A9001")));
    expect(rows.map((row) => row.cluster)).toEqual(["11", "9", "10", "12"]);
  });

  test("each names the others, and only the leading one says that it leads", () => {
    const records = read(opinions, (shelf) => shelf.keys().map((key) => shelf.opinion(key)?.record));
    const under = records.filter((record) => record?.docket === "S25A9001");
    expect(under.filter((record) => record?.is_lead).map((record) => record?.cluster_id)).toEqual(["11"]);
    for (const record of under) {
      expect(record?.other_opinions.map((other) => other.cluster_id)).toEqual(
        ["11", "9", "10", "12"].filter((id) => id !== record?.cluster_id),
      );
    }
    expect(records.find((record) => record?.cluster_id === "12")).toMatchObject({ is_lead: true, other_opinions: [] });
  });

  test("upstream's ids lead to their opinion, joined ones to where they went, provisional ones to the docket", () => {
    const ask = (id: string) => read(opinions, (shelf) => shelf.byCluster(cluster(id)));
    expect(ask("10")).toEqual({ docket: "S25A9001", cluster: "10" });
    expect(ask("77")).toEqual({ docket: "S25A9005", cluster: "ga-s25a9005" });
    expect(ask("ga-s25a9005")).toEqual({ docket: "S25A9005", cluster: "ga-s25a9005" });
    expect(ask("ga-s25a9001")).toEqual({ docket: "S25A9001", cluster: "11" });
    expect(ask("99")).toBeNull();
  });

  test("the nearest to a docket that is not there are one opinion for each, the leading one", () => {
    const near = read(opinions, (shelf) => shelf.nearestDockets(docket("S25A9002"), 2));
    expect(near).toEqual([
      { docket: "S25A9001", cluster: "11" },
      { docket: "S25A9005", cluster: "ga-s25a9005" },
    ]);
  });
});

describe("what leads to an opinion", () => {
  const cite = (text: string) => {
    const { volume, reporter, page, cite: written } = parseReporterCitation(text) ?? expect.fail(text);
    return { volume, reporter, page, cite: written };
  };
  const opinions = [
    madeUpOpinion("1", { citations: [cite("999 S.E.2d 101"), cite("998 Ga. 7")], case_name: "Roe v. State" }),
    madeUpOpinion("2", { citations: [cite("999 S.E.2d 101")], case_name: "State v. Roe", date_filed: "2025-02-01" }),
  ];
  const key = (text: string) => parseReporterCitation(text)?.key ?? expect.fail(text);

  test("a citation in any spelling, and every opinion that bears it", () => {
    const ask = (text: string) => read(opinions, (shelf) => shelf.byCitation(key(text)).map((found) => found.cluster));
    expect(ask("998 Ga 7")).toEqual(["1"]);
    expect(ask("999 SE2d 101")).toEqual(["1", "2"]);
    expect(ask("999 S.E.2d 102")).toEqual([]);
  });

  test("a part of the case name: names that begin with it first, then the newest", () => {
    const ask = (text: string) => read(opinions, (shelf) => shelf.byName(text, 10));
    expect(ask("state").rows.map(({ slim }) => slim.cluster_id)).toEqual(["2", "1"]);
    expect(ask("ROE").rows.map(({ slim }) => slim.cluster_id)).toEqual(["1", "2"]);
    expect(ask("' OR 1=1 --").total).toBe(0);
    expect(ask("  ").total).toBe(0);
  });

  test("it is cited by the state's reporter first, and by its docket where nothing prints it", () => {
    const records = read([...opinions, madeUpOpinion("3", { dockets: ["S25A9009"] }), madeUpOpinion("4")], (shelf) =>
      shelf.keys().map((one) => shelf.opinion(one)?.record.cite_as),
    );
    expect(records).toEqual(
      expect.arrayContaining([
        "Roe v. State, 998 Ga. 7, 999 S.E.2d 101 (2025)",
        "Roe v. Doe, No. S25A9009 (2025)",
        "Roe v. Doe, cluster 4 (2025)",
      ]),
    );
  });
});
