import type { DatabaseSync } from "node:sqlite";
import { docketOfClusterId } from "../../identifiers/opinions/cluster-id.ts";
import { compareDockets, type DocketNumber } from "../../identifiers/opinions/docket.ts";
import { opinionAddress, parseOpinionId } from "../../identifiers/opinions/opinion-id.ts";
import type { OpinionRecord } from "../../model/opinion-records.ts";
import type { OpinionsMeta } from "../../model/service-records.ts";
import { foldName } from "../../text/fold-name.ts";
import type { Window } from "../bill-shelf.ts";
import { listWindow, type SqlPart, sitemapOf } from "../list-window.ts";
import type {
  CompiledOpinion,
  ListedOpinion,
  OpinionFilter,
  OpinionKey,
  OpinionShelf,
  YearShelf,
} from "../opinion-shelf.ts";
import { nearest } from "../printed-order.ts";

const NEWEST: SqlPart = { sql: "newest", values: [] };
const FILED: SqlPart = { sql: "document", values: [] };

/** Opens the opinions of a store; null where it has none. */
export function openOpinionShelf(db: DatabaseSync): OpinionShelf | null {
  const collection = db.prepare("SELECT meta FROM collection WHERE name = 'opinions'").get();
  if (collection === undefined) return null;
  const map = db.prepare("SELECT record FROM map WHERE collection = 'opinions' AND key = 'years'").get();
  const years = JSON.parse(map?.["record"] as string) as YearShelf[];
  const document = db.prepare(
    "SELECT record, facts, text FROM document JOIN version ON version.document = document.id WHERE list = 'opinions' AND key = ?",
  );
  const exists = db.prepare("SELECT 1 FROM document WHERE list = 'opinions' AND key = ?");
  const reference = db.prepare(
    "SELECT docket, cluster FROM opinion_reference JOIN opinion USING (document) WHERE opinion_reference.kind = ? AND written = ? ORDER BY position",
  );
  const referred = (kind: string, written: string) =>
    reference.all(kind, written).map((row) => ({ docket: row["docket"], cluster: row["cluster"] }) as OpinionKey);
  const list = (order: SqlPart, filter: SqlPart[], window: { offset: number; limit: number }) =>
    listWindow(db, { table: "opinion", order, filter, window }) as Window<ListedOpinion>;
  let dockets: DocketNumber[] | null = null;

  return {
    meta: () => JSON.parse(collection["meta"] as string) as OpinionsMeta,
    years: () => years,
    keys: () =>
      db
        .prepare("SELECT key FROM document WHERE list = 'opinions' ORDER BY position")
        .all()
        .flatMap((row) => parseOpinionId(row["key"] as string) ?? []),
    opinion({ docket, cluster }) {
      const row = document.get(opinionAddress(docket, cluster));
      if (row === undefined) return null;
      const record = JSON.parse(row["record"] as string) as OpinionRecord;
      const facts = JSON.parse(row["facts"] as string) as Pick<CompiledOpinion, "spanish" | "pages">;
      return { record, ...facts, text: record.has_text ? (row["text"] as string) : null };
    },
    sitemap: () => sitemapOf(db, "opinion", "slim ->> '$.slim.date_filed'"),
    has: ({ docket, cluster }) => exists.get(opinionAddress(docket, cluster)) !== undefined,
    underDocket: (docket) => referred("docket", docket),
    byCluster(cluster) {
      const docket = docketOfClusterId(cluster);
      return referred("cluster", cluster)[0] ?? (docket === null ? null : (referred("docket", docket)[0] ?? null));
    },
    byCitation: (key) => referred("citation", key),
    byName(words, limit) {
      const folded = foldName(words);
      if (folded === "") return { rows: [], total: 0 };
      const prefixFirst = { sql: "instr(name, ?) > 1, newest", values: [folded] };
      return list(prefixFirst, conditions({ words }), { offset: 0, limit });
    },
    nearestDockets(docket, limit) {
      dockets ??= allDockets(db);
      return nearest(dockets, docket, compareDockets, () => 0, limit).flatMap(
        (near) => referred("docket", near)[0] ?? [],
      );
    },
    newest: (filter, window) => list(NEWEST, conditions(filter), window),
    inFilingOrder: (filter, window) => list(FILED, conditions(filter), window),
  };
}

function allDockets(db: DatabaseSync): DocketNumber[] {
  return db
    .prepare("SELECT DISTINCT docket FROM opinion")
    .all()
    .map((row) => row["docket"] as DocketNumber)
    .sort(compareDockets);
}

function conditions({ years, caseTypes, words }: OpinionFilter): SqlPart[] {
  const among = (column: string, values: readonly (string | number)[] | undefined): SqlPart[] =>
    values === undefined ? [] : [{ sql: `${column} IN (${values.map(() => "?").join(", ")})`, values }];
  return [
    ...among("year", years),
    ...among("case_type", caseTypes),
    ...(words === undefined ? [] : [{ sql: "instr(name, ?) > 0", values: [foldName(words)] }]),
  ];
}
