import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BeaconCount, BeaconStore } from "./beacon-store.ts";

/** How long a write waits for another process that writes, in milliseconds: it blocks, so not long. */
const PATIENCE = 50;

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS beacon (
    collection TEXT NOT NULL, class TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (collection, class)
  ) STRICT;
`;
const ADD = `INSERT INTO beacon VALUES (?, ?, ?)
  ON CONFLICT (collection, class) DO UPDATE SET count = count + excluded.count`;

/**
 * Counts in `beacon.sqlite` in a folder, which is made where it is not there. Several processes may share it.
 *
 * @throws when the folder or the file cannot be written
 */
export function sqliteStore(folder: string): BeaconStore {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(path.join(folder, "beacon.sqlite"), { timeout: PATIENCE });
  database.exec(SCHEMA);
  const add = database.prepare(ADD);
  const read = database.prepare("SELECT collection, class, count FROM beacon ORDER BY collection, class");
  return {
    keeps: "a restart, in STATE_DIR",
    add(counts) {
      database.exec("BEGIN IMMEDIATE");
      try {
        for (const { collection, class: name, count } of counts) add.run(collection, name, count);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    // Written by `add` alone.
    read: () => read.all().map((row) => ({ ...row }) as BeaconCount),
    close: () => database.close(),
  };
}
