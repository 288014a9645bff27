import type { OpinionKey, OpinionShelf } from "../../../src/corpus/opinion-shelf.ts";
import { docketOfClusterId } from "../../../src/identifiers/opinions/cluster-id.ts";
import type { DocketNumber } from "../../../src/identifiers/opinions/docket.ts";
import { parseOpinionId } from "../../../src/identifiers/opinions/opinion-id.ts";
import { parseReporterCitation } from "../../../src/identifiers/opinions/reporter-citation.ts";

/** An opinion by its id; leading ones of a docket come first. */
export type FakeOpinion = { id: string; joined?: string[]; cites?: string[]; clusters?: string[] };

const notFaked = () => {
  throw new Error("the fake shelf has no records");
};

/** A shelf that knows which opinions there are and what they are called, and nothing of what is in them. */
export function fakeOpinionShelf(opinions: readonly FakeOpinion[]): OpinionShelf {
  const rows = opinions.map(({ id, joined = [], cites = [], clusters = [] }) => {
    const key = parseOpinionId(id) as OpinionKey;
    const keys = cites.map((cite) => parseReporterCitation(cite)?.key);
    return { key, dockets: [key.docket, ...joined], cites: keys, clusters: [key.cluster, ...clusters] };
  });
  const found = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).map(({ key }) => key);
  const underDocket = (docket: DocketNumber) => found(({ dockets }) => dockets.includes(docket));
  return {
    keys: () => found(() => true),
    has: ({ docket, cluster }) => rows.some(({ key }) => key.docket === docket && key.cluster === cluster),
    underDocket,
    byCluster(cluster) {
      const docket = docketOfClusterId(cluster);
      const own = found(({ clusters }) => clusters.includes(cluster));
      return own[0] ?? (docket === null ? null : (underDocket(docket)[0] ?? null));
    },
    byCitation: (key) => found(({ cites }) => cites.includes(key)),
    nearestDockets: (_, limit) => found(() => true).slice(0, limit),
    years: () => [],
    meta: notFaked,
    sitemap: notFaked,
    opinion: notFaked,
    byName: notFaked,
    newest: notFaked,
    inFilingOrder: notFaked,
  };
}
