import type { DatabaseSync } from "node:sqlite";
import type { Window } from "./bill-shelf.ts";

/** A piece of SQL with its values: one condition of a list, or its order. */
export type SqlPart = { sql: string; values: readonly (string | number)[] };

/** What part of which list is asked for. */
export type ListQuery = {
  table: "bill" | "opinion";
  /** The order, which is total. */
  order: SqlPart;
  filter: readonly SqlPart[];
  window: { offset: number; limit: number };
};

/** Reads a window of a list, and how long the whole of it is. */
export function listWindow(db: DatabaseSync, { table, order, filter, window }: ListQuery): Window<unknown> {
  const where = filter.length === 0 ? "" : `WHERE ${filter.map(({ sql }) => sql).join(" AND ")}`;
  const values = filter.flatMap(({ values: own }) => own);
  const total = db.prepare(`SELECT count(*) AS total FROM ${table} ${where}`).get(...values)?.["total"] as number;
  const rows = db
    .prepare(`SELECT slim FROM ${table} ${where} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .all(...values, ...order.values, window.limit, window.offset)
    .map((row) => JSON.parse(row["slim"] as string) as unknown);
  return { rows, total };
}

/** Every document of a list with its day, in order; `day` is SQL. */
export function sitemapOf(
  db: DatabaseSync,
  table: ListQuery["table"],
  day: string,
): { id: string; date: string | null }[] {
  return db
    .prepare(`SELECT slim ->> '$.slim.id' AS id, ${day} AS date FROM ${table} ORDER BY document`)
    .all()
    .map((row) => ({ id: row["id"] as string, date: row["date"] as string | null }));
}
