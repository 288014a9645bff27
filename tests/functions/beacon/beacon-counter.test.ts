import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BeaconCounter } from "../../../functions/beacon/beacon-counter.ts";
import type { BeaconStore } from "../../../functions/beacon/beacon-store.ts";
import { memoryStore } from "../../../functions/beacon/memory-store.ts";
import { openBeacon } from "../../../functions/beacon/open-beacon.ts";
import { openRedis } from "../../../functions/limits/redis-client.ts";
import { HAS_REDIS, type RedisServer, startRedis } from "../limits/redis-server.ts";

let folder: string;
let lines: string[];
const log = {
  info: (...args: unknown[]) => void lines.push(String(args.at(-1))),
  warn: (...args: unknown[]) => void lines.push(String(args.at(-1))),
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "beacon-"));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("beacon counts", () => {
  test("are by class and collection, and outlive a restart in STATE_DIR", async () => {
    const settings = { STATE_DIR: path.join(folder, "state") };
    const first = openBeacon({ settings, redis: null, log });
    for (let time = 0; time < 3; time += 1) first.count("code", "send_to_ai");
    first.count("bills", "send_to_ai");
    await first.close();
    const second = openBeacon({ settings, redis: null, log });
    second.count("code", "send_to_ai");
    expect(await second.read()).toEqual([
      { collection: "bills", class: "send_to_ai", count: 1 },
      { collection: "code", class: "send_to_ai", count: 4 },
    ]);
    await second.close();
    expect(lines[0]).toBe("beacon counts outlive a restart, in STATE_DIR");
  });

  test("hold nothing but class, collection and number", async () => {
    const counter = openBeacon({ settings: { STATE_DIR: folder }, redis: null, log });
    counter.count("opinions", "print");
    await counter.close();
    const database = new DatabaseSync(path.join(folder, "beacon.sqlite"), { readOnly: true });
    const columns = database.prepare("SELECT name FROM pragma_table_info('beacon')").all();
    expect(columns.map(({ name }) => name)).toEqual(["collection", "class", "count"]);
    expect(database.prepare("SELECT count(*) AS tables FROM sqlite_schema WHERE type = 'table'").get()).toMatchObject({
      tables: 1,
    });
    database.close();
  });

  test("are in memory without STATE_DIR, which is said at the start", async () => {
    const counter = openBeacon({ settings: { STATE_DIR: null }, redis: null, log });
    counter.count("code", "other");
    expect(await counter.read()).toEqual([{ collection: "code", class: "other", count: 1 }]);
    expect(lines).toEqual([expect.stringContaining("this process only")]);
    await counter.close();
  });

  test("of two processes in one STATE_DIR add up", async () => {
    const [one, other] = [0, 1].map(() => openBeacon({ settings: { STATE_DIR: folder }, redis: null, log }));
    for (let time = 0; time < 50; time += 1) {
      one?.count("code", "share");
      other?.count("code", "share");
      await Promise.all([one?.flush(), other?.flush()]);
    }
    expect(await one?.read()).toEqual([{ collection: "code", class: "share", count: 100 }]);
    await Promise.all([one?.close(), other?.close()]);
  });

  test("a process that is killed loses no more than a few seconds", async () => {
    const child = countingProcess(folder);
    await once(child.stdout as NodeJS.ReadableStream, "data");
    await new Promise((done) => setTimeout(done, 2_600));
    child.kill("SIGKILL");
    await once(child, "exit");
    const counter = openBeacon({ settings: { STATE_DIR: folder }, redis: null, log });
    expect(await counter.read()).toEqual([{ collection: "code", class: "download", count: 7 }]);
    await counter.close();
  });

  test("what a store does not take is kept, said once, and handed over when it can be", async () => {
    let broken = true;
    const kept = memoryStore();
    const store: BeaconStore = {
      ...kept,
      add: (counts) => {
        if (broken) throw new Error("the disk is full");
        return kept.add(counts);
      },
    };
    const counter = new BeaconCounter(store, { log });
    for (let time = 0; time < 5; time += 1) {
      counter.count("code", "print");
      await counter.flush();
    }
    expect(await counter.read()).toEqual([{ collection: "code", class: "print", count: 5 }]);
    expect(lines.filter((line) => line.includes("cannot be stored"))).toHaveLength(1);
    broken = false;
    await counter.flush();
    expect(kept.read()).toEqual([{ collection: "code", class: "print", count: 5 }]);
    expect(lines.at(-1)).toContain("stored again");
    await counter.close();
  });

  test("a STATE_DIR that is a file is an error at the start", () => {
    const file = path.join(folder, "file");
    writeFileSync(file, "");
    expect(() => openBeacon({ settings: { STATE_DIR: file }, redis: null, log })).toThrow(/EEXIST|ENOTDIR/);
    expect(readFileSync(file, "utf8")).toBe("");
  });
});

describe.skipIf(!HAS_REDIS)("beacon counts in Redis (needs redis-server)", () => {
  test("of all replicas add up, and wait in memory while Redis is away", async () => {
    const server: RedisServer = await startRedis();
    const [first, second] = (await Promise.all([openRedis(server.url), openRedis(server.url)])) as [Redis, Redis];
    const one = openBeacon({ settings: { STATE_DIR: folder }, redis: first, log });
    const other = openBeacon({ settings: { STATE_DIR: null }, redis: second, log });
    one.count("code", "send_to_ai");
    one.count("opinions", "print");
    other.count("code", "send_to_ai");
    await Promise.all([one.flush(), other.flush()]);
    expect(await one.read()).toEqual([
      { collection: "code", class: "send_to_ai", count: 2 },
      { collection: "opinions", class: "print", count: 1 },
    ]);
    await server.stop();
    one.count("code", "send_to_ai");
    await one.flush();
    await expect(one.read()).rejects.toThrow();
    await server.start();
    await once(first, "ready");
    expect(await one.read()).toEqual([{ collection: "code", class: "send_to_ai", count: 1 }]);
    await Promise.all([one.close(), other.close()]);
    for (const redis of [first, second]) redis.disconnect();
    await server.stop();
  });
});

/** Counts seven downloads and then does nothing, with the counter's own timing. */
function countingProcess(state: string): ChildProcess {
  const module = path.resolve(import.meta.dirname, "../../../functions/beacon/open-beacon.ts");
  const program = `
    const { openBeacon } = await import(${JSON.stringify(module)});
    const log = { info() {}, warn() {} };
    const counter = openBeacon({ settings: { STATE_DIR: ${JSON.stringify(state)} }, redis: null, log });
    for (let time = 0; time < 7; time += 1) counter.count("code", "download");
    console.log("counted");
    setInterval(() => {}, 1000);
  `;
  return spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "pipe", "inherit"] });
}
